import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, type Makers } from '../../engine/build/build.ts'
import { codeFingerprint, fingerprint } from '../../engine/build/fingerprint.ts'
import { KeptValues } from '../../engine/build/kept-values.ts'
import type { Progress } from '../../engine/build/progress.ts'
import type { keptFolders } from '../../engine/build/work-folder.ts'
import type { Written } from '../../engine/build/write-pages.ts'
import type { Checked } from '../../engine/check/check-again.ts'
import { reportOf } from '../../engine/check/problem-report.ts'
import { type SoundSite, soundSite } from '../../engine/check/sound-site.ts'
import { type Contracts, loadContracts } from '../../engine/content/contracts.ts'
import { isDraft } from '../../engine/content/drafts.ts'
import { loadSite } from '../../engine/content/load.ts'
import { documentsOf, textsOf } from '../../engine/content/sources.ts'
import { BuildError } from '../../engine/render/build-error.ts'
import type { SiteNote } from '../../server/site/site-files.ts'
import { bundleApart } from './bundle-apart.ts'
import { builtFrom, bundleFolder, bundleServer, waitingServer } from './bundle-server.ts'
import { writeHosting } from './hosting/write.ts'
import { keepRelease } from './releases.ts'

/**
 * Checks and builds the site. Mistakes in page data are printed and nothing is built.
 * @returns the routes, or undefined where there are mistakes
 */
export async function buildChecked(root: string, say: Progress): Promise<Written[] | undefined> {
  process.env.NODE_ENV = 'production'
  // Taken first, so that changes during this build cause another one.
  const code = codeFingerprint(root)
  const contracts = loadContracts(root)
  const server = join(root, bundleFolder)
  try {
    // First, while this process uses little memory.
    await bundleApart(root, { server, key: code, say })
    const checked = loadChecked(root, { contracts, code, say })
    if (!checked) return undefined
    const { site, inputs, hashes } = checked
    const keep: Makers['keep'] = (files, twin) => {
      // The key of a page is a hash of its content.
      const built = [...files].map(([name, { key }]) => [name, isPage(name) ? key : undefined] as const)
      keepRelease(root, new Date(), { files: new Map(built), twin })
    }
    const written = await buildSite(site, contracts, { ...makers, keep }, say, code)
    await bundleServer(root, server, code)
    if (fingerprint(root, code, hashes) === inputs) noteBuilt(root, inputs)
    return written
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    console.error(error.message)
    return undefined
  } finally {
    rmSync(waitingServer(server), { recursive: true, force: true })
    // The cache may hold results of code that changed meanwhile under the key of the earlier code.
    if (codeFingerprint(root) !== code) forget(root)
  }
}

interface CheckedSite {
  site: SoundSite
  /** Hashes of the documents as they were read. */
  hashes: Map<string, string | undefined>
  /** Changes whenever anything that the build reads does. */
  inputs: string
}

/**
 * Reads and checks the site, and prints its mistakes. A function of its own, so that nothing else holds the documents as
 * they were parsed for the check, 40 KB a page, while the pages are made.
 */
function loadChecked(
  root: string,
  { contracts, code, say }: { contracts: Contracts; code: string; say: Progress },
): CheckedSite | undefined {
  const sources = loadSite(root)
  const hashes = new Map(documentsOf(sources).map(({ file, hash }) => [file, hash]))
  const inputs = fingerprint(root, code, hashes)
  const kept = new KeptValues<Checked>(join(root, '.cache/last'))
  const site = soundSite(sources, contracts, {
    codeKey: code,
    get: () => kept.get('checked'),
    put: (checked) => kept.put('checked', checked),
  })
  if (Array.isArray(site)) {
    console.error(reportOf(site, { format: 'pretty', colour: process.stderr.isTTY, textOf: textsOf(sources) }))
    return undefined
  }
  const drafts = sources.pages.filter(isDraft)
  if (drafts.length) say(`Drafts, left out: ${drafts.map(({ file }) => file).join(', ')}`)
  return { site, inputs, hashes }
}

/** Removes what depends on the code. Finished pictures stay, because they depend on their content alone. */
function forget(root: string): void {
  const kept = ['code', 'pages', 'documents', 'last'] satisfies (typeof keptFolders)[number][]
  for (const name of [...kept, 'built']) rmSync(join(root, '.cache', name), { recursive: true, force: true })
  rmSync(join(root, bundleFolder, builtFrom), { force: true })
}

const isPage = (name: string) => /^data\/|\.html$/.test(name)

const makers: Omit<Makers, 'keep'> = {
  // These modules take a while to load, and are not needed if everything is in the cache.
  document: async (content, company) => (await import('./documents/build-document.ts')).buildDocument(content, company),
  card: async (content) => (await import('./social-cards/card.ts')).drawCard(content),
  hosting: (out, site) => writeHosting(out, noteOf(site)),
}

/** The note about the site that servers read. */
function noteOf({ company, collections }: SoundSite): SiteNote {
  const jobs = collections.get('jobs')?.data.items ?? []
  return { siteUrl: company.data.siteUrl, posts: jobs.map(({ title }) => title) }
}

const noteFile = (root: string) => join(root, '.cache/built')

function noteBuilt(root: string, inputs: string): void {
  mkdirSync(join(noteFile(root), '..'), { recursive: true })
  writeFileSync(noteFile(root), inputs)
}

/** Whether dist/ and dist-server/ are up to date. */
export function isBuilt(root: string): boolean {
  try {
    readFileSync(join(root, 'dist/index.html'))
    readFileSync(join(root, bundleFolder, 'serve.js'))
    return readFileSync(noteFile(root), 'utf8') === fingerprint(root)
  } catch {
    return false
  }
}
