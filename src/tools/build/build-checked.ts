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
import { loadContracts } from '../../engine/content/contracts.ts'
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
    const site = loadSite(root)
    const read = new Map(documentsOf(site).map(({ file, hash }) => [file, hash]))
    const inputs = fingerprint(root, code, read)
    const kept = new KeptValues<Checked>(join(root, '.cache/last'))
    const siteOrProblems = soundSite(site, contracts, {
      codeKey: code,
      get: () => kept.get('checked'),
      put: (checked) => kept.put('checked', checked),
    })
    if (Array.isArray(siteOrProblems)) {
      console.error(reportOf(siteOrProblems, { format: 'pretty', colour: process.stderr.isTTY, textOf: textsOf(site) }))
      return undefined
    }
    const drafts = site.pages.filter(isDraft)
    if (drafts.length) say(`Drafts, left out: ${drafts.map(({ file }) => file).join(', ')}`)
    const keep: Makers['keep'] = (files, twin) => {
      // The key of a page is a hash of its content.
      const hashes = [...files].map(([name, { key }]) => [name, isPage(name) ? key : undefined] as const)
      keepRelease(root, new Date(), { files: new Map(hashes), twin })
    }
    const written = await buildSite(siteOrProblems, contracts, { ...makers, keep }, say, code)
    await bundleServer(root, server, code)
    if (fingerprint(root, code, read) === inputs) noteBuilt(root, inputs)
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
