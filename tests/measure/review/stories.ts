import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { preview } from 'vite'
import { withoutMarks } from './built-route.ts'
import { type Changed, onlyUsedTokens, tokensFile } from './causes.ts'
import type { Sheets, Stage } from './screens.ts'
import { run } from './side.ts'

/** Shows all stories. */
const previewFile = '.storybook/preview.tsx'
/** What stories know of the site: modules that `.storybook/site-plugin.ts` makes. */
const site = ['pages-data/site', 'pages-data/media', 'schema']

/** A file of stories of a part: a form, the header, a piece of ui. Those of blocks and pages are made of what is compared anyway. */
export interface StoryFile {
  /** "ui/Grid" */
  name: string
  /** Every file that its stories are made of: the text of code, the hash of anything else. */
  sources: Map<string, string>
  /** Of all that, without tokens that none of its styles uses. */
  hash: string
}

/** The files of stories of a state, by name. */
export function storyFiles(root: string): Map<string, StoryFile> {
  const files = ['src', '.storybook/foundations']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => file.endsWith('.stories.tsx'))
  const shared = new Map<string, string>()
  if (files.length) {
    gather(root, previewFile, shared, false)
    gather(root, 'package-lock.json', shared, false)
  }
  return new Map(
    files.map((file) => {
      const name = file.replace(/^(src|\.storybook)\//, '').replace('.stories.tsx', '')
      const sources = new Map(shared)
      gather(root, file, sources, true)
      const texts = [...sources].sort().map(([file, text]) => (file.endsWith('.css') ? '' : `${file} ${text}`))
      return [name, { name, sources, hash: hashOf([...texts, stylesOf(name, sources)].join('\n')) }]
    }),
  )
}

const imported =
  /\b(?:from|import)\s*(?<call>\(?)\s*['"](?<code>\.[^'"?]+|virtual:\w+)|@import\s+['"](?<style>\.[^'"]+)/g

/** Adds a file and all that it imports. @param later also what it imports only when it is needed */
function gather(root: string, file: string, into: Map<string, string>, later: boolean): void {
  if (into.has(file) || !existsSync(join(root, file))) return
  const content = readFileSync(join(root, file))
  if (!/\.(tsx?|css)$/.test(file)) {
    into.set(file, hashOf(content))
    return
  }
  const text = content.toString()
  into.set(file, text)
  for (const { groups: { call, code, style } = {} } of text.matchAll(imported)) {
    const from = code ?? style ?? ''
    if (from.startsWith('virtual:'))
      for (const known of site.flatMap((folder) => filesBelow(root, folder))) gather(root, known, into, later)
    else if (later || !call) gather(root, relative(root, join(root, dirname(file), from)), into, later)
  }
}

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

const hashOf = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex')

/** The styles of stories. Those of the foundations show tokens that nothing uses, too. */
function stylesOf(name: string, sources: StoryFile['sources']): string {
  const styles = [...sources].flatMap(([file, text]) => (file.endsWith('.css') ? text : [])).join('\n')
  return name.startsWith('foundations/') ? styles : onlyUsedTokens(styles)
}

/** Why stories can look otherwise: files that they are made of, and tokens that these use. */
export function storyCauses({ name, sources }: StoryFile, { files, tokens }: Changed): string[] {
  const used = stylesOf(name, sources)
  return [
    ...files.filter((file) => sources.has(file) && file !== tokensFile),
    ...[...tokens].filter(([name]) => used.includes(`${name}:`)).map(([name, how]) => `the token ${name} (${how})`),
  ]
}

/** Whether two states of a part differ in their styles alone. Not the foundations, whose code reads the values of tokens. */
export function isRestyledPart(before: StoryFile, after: StoryFile): boolean {
  const code = ({ sources }: StoryFile) =>
    JSON.stringify([...sources].filter(([file]) => !file.endsWith('.css')).sort())
  return !after.name.startsWith('foundations/') && code(before) === code(after)
}

/** The style sheets that differ between two built Storybooks, in the same order; undefined where it is unclear which is which. */
export function changedSheets(before: StoryStage, after: StoryStage): [Sheets, Sheets] | undefined {
  const [was, is] = [before, after].map(({ dist }) =>
    readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.css')),
  ) as [string[], string[]]
  const alone = (names: string[], others: string[]) => names.filter((name) => !others.includes(name))
  const [left, right] = [alone(was, is), alone(is, was)].map(
    (names) => new Map(names.map((name) => [withoutMarks(name), name])),
  ) as [Map<string, string>, Map<string, string>]
  const kinds = [...left.keys()]
  if (was.length !== is.length || kinds.length !== alone(was, is).length || !kinds.every((kind) => right.has(kind)))
    return undefined
  const sheets = ({ dist }: StoryStage, names: Map<string, string>): Sheets => {
    const files = kinds.map((kind) => names.get(kind) as string)
    // Addresses in them begin at the folder they are in.
    const text = (name: string) => readFileSync(join(dist, 'assets', name), 'utf8').replaceAll('url(./', 'url(/assets/')
    return { files, styles: files.map(text) }
  }
  return [sheets(before, left), sheets(after, right)]
}

/** A story, as Storybook lists it. */
export interface Story {
  id: string
  name: string
}

/** Storybook of a state, built and served. */
export interface StoryStage extends Stage {
  /** The stories of a file. */
  of(file: StoryFile): Story[]
}

/** Builds Storybook in the folder of a side, without docs, unless that was done before, and serves it. */
export async function storyStage(root: string, files: Iterable<StoryFile>): Promise<StoryStage> {
  const dist = join(root, 'storybook-static')
  const note = join(dist, 'made-of.txt')
  const wanted = [...files].map(({ hash }) => hash).join()
  if (!existsSync(note) || readFileSync(note, 'utf8') !== wanted) {
    await run(root, 'node', 'node_modules/storybook/dist/bin/dispatcher.js', 'build', '--test', '--disable-telemetry')
    writeFileSync(note, wanted)
  }
  const { entries } = JSON.parse(readFileSync(join(dist, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { importPath: string; type: string }>
  }
  const server = await preview({
    ...{ configFile: false, logLevel: 'error' },
    ...{ build: { outDir: dist }, preview: { host: '127.0.0.1', port: 0 } },
  })
  return {
    ...{ url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') as string, dist, close: () => server.close() },
    of: ({ name }) =>
      Object.values(entries).filter(
        ({ importPath, type }) => type === 'story' && importPath.endsWith(`/${name}.stories.tsx`),
      ),
  }
}

/** The address of a story, without axe, which the tests of all stories run. */
export const storyPath = ({ id }: Story): string => `/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`
