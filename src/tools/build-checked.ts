import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, type Makers, type Progress } from '../engine/build.ts'
import { BuildError } from '../engine/build-error.ts'
import { checkSite } from '../engine/check.ts'
import { type Contracts, loadContracts } from '../engine/contracts.ts'
import { isDraft, withoutDrafts } from '../engine/drafts.ts'
import { fingerprint } from '../engine/fingerprint.ts'
import { loadSite, type SiteSources } from '../engine/load.ts'
import { report } from '../engine/report.ts'
import { textsOf } from '../engine/sources.ts'
import type { Written } from '../engine/write-pages.ts'
import type { DocumentContent } from './documents/content.ts'
import { writeHosting } from './hosting/write.ts'

/**
 * Checks and builds the site. Mistakes in page data are printed and nothing is built.
 * @returns the routes, or undefined where there are mistakes
 */
export async function buildChecked(root: string, say: Progress): Promise<Written[] | undefined> {
  process.env.NODE_ENV = 'production'
  const contracts = loadContracts(root)
  const site = soundSite(root, contracts)
  if (!site) return undefined
  try {
    const drafts = site.pages.filter(isDraft)
    if (drafts.length) say(`Drafts, left out: ${drafts.map(({ file }) => file).join(', ')}`)
    const written = await buildSite(withoutDrafts(site), contracts, makers, say)
    remember(root)
    return written
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    console.error(error.message)
    return undefined
  }
}

/** The site where it has no mistakes; else they are printed. */
function soundSite(root: string, contracts: Contracts): SiteSources | undefined {
  const site = loadSite(root)
  const errors = checkSite(site, contracts).filter(({ severity }) => severity === 'error')
  // All that is known of a document by now is kept with it, and building needs the data alone: memory for thousands.
  if (!errors.length)
    return { ...site, pages: site.pages.map(({ file, data }) => ({ file, data, text: '', problems: [] })) }
  console.error(report(errors, { format: 'pretty', colour: process.stderr.isTTY, textOf: textsOf(site) }))
  return undefined
}

const makers: Makers = {
  // Drawing takes a while to load, and a build that has all drawings needs none of it.
  document: async (content, company) =>
    (await import('./documents/build-document.ts')).buildDocument(content as DocumentContent, company),
  card: async (content) => (await import('./social-cards/card.ts')).drawCard(content),
  hosting: writeHosting,
}

const noteFile = (root: string) => join(root, 'node_modules/.cache/page-engine/built')

function remember(root: string): void {
  mkdirSync(join(noteFile(root), '..'), { recursive: true })
  writeFileSync(noteFile(root), fingerprint(root))
}

/** Whether dist/ is what a build would make now. */
export function isBuilt(root: string): boolean {
  try {
    readFileSync(join(root, 'dist/index.html'))
    return readFileSync(noteFile(root), 'utf8') === fingerprint(root)
  } catch {
    return false
  }
}
