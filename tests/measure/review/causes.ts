import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentFile } from '../../../src/page/routes.ts'
import { type BuiltRoute, isExamples } from './built-route.ts'

/** What changed in the sources, to name causes by. */
export interface Changed {
  files: string[]
  /** Names of tokens whose value changed, with what it was and is. */
  tokens: Map<string, string>
}

export const tokensFile = 'src/styles/tokens.css'

/** What changed between the folders of two states. */
export function changedSources(files: string[], before: string, after: string): Changed {
  return { files, tokens: files.includes(tokensFile) ? changedTokens(tokensOf(before), tokensOf(after)) : new Map() }
}

function tokensOf(root: string): Map<string, string> {
  const file = join(root, tokensFile)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const values = new Map<string, string>()
  for (const [, name, value] of text.matchAll(/(--[\w-]+):\s*([^;}]+)/g) as Iterable<[string, string, string]>)
    values.set(name, values.has(name) ? `${values.get(name)} · ${value.trim()}` : value.trim())
  return values
}

function changedTokens(before: Map<string, string>, after: Map<string, string>): Map<string, string> {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return new Map(
    names
      .filter((name) => before.get(name) !== after.get(name))
      .map((name) => [name, `${before.get(name) ?? 'none'} → ${after.get(name) ?? 'none'}`]),
  )
}

/** Why a route came out differently: what changed of its own or, if nothing did, the code that all pages share. */
export function causesOf({ path, html, data }: BuiltRoute, { files, tokens }: Changed, root: string): string[] {
  const types = new Set(data.blocks.map(({ type }) => type))
  const document = isExamples(path) ? '' : documentFile(path)
  const source = document && existsSync(join(root, document)) ? readFileSync(join(root, document), 'utf8') : html
  const own = files.flatMap((file): string[] => {
    if (file === document) return [`the document ${file}`]
    const block = /^src\/blocks\/([^/]+)\/(.+)$/.exec(file)
    if (block) {
      const [, type = '', name = ''] = block
      if (!types.has(type)) return []
      if (name.endsWith('.schema.json')) return isExamples(path) ? [`the examples of ${type}`] : []
      return [`the code of ${type}`]
    }
    const picture = /^pages-data\/media\/(?:.*\/)?([^/]+)\.\w+$/.exec(file)
    if (picture) return html.includes(`/${picture[1]}.`) ? [`the picture ${file.replace('pages-data/media/', '')}`] : []
    const collection = /^pages-data\/site\/(\w+)\.json$/.exec(file)
    if (collection) {
      const [, name = ''] = collection
      return ['company', 'navigation'].includes(name) || source.includes(`"${name}"`) ? [file] : []
    }
    return []
  })
  const used = [...tokens].filter(([name]) => usesToken(html, name)).map(([name, how]) => `the token ${name} (${how})`)
  const causes = [...new Set([...own, ...used])]
  const shared = files.filter(
    (file) => /^(src\/(?!blocks|server|tools)|package-lock)/.test(file) && file !== tokensFile,
  )
  return causes.length ? causes : shared
}

/** Whether styles of a document use a token, directly or by another. */
const usesToken = (html: string, name: string): boolean => onlyUsedTokens(html).includes(`${name}:`)

/** A document without the definitions of tokens that nothing in it uses, which make no visible difference. */
export function onlyUsedTokens(html: string): string {
  for (;;) {
    const used = new Set([...html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    const rest = html.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (whole, name: string) => (used.has(name) ? whole : ''))
    if (rest === html) return html
    html = rest
  }
}
