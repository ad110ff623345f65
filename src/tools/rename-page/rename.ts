import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSite } from '../../engine/check.ts'
import { loadContracts } from '../../engine/contracts.ts'
import { loadSite, type SiteSources, type SourceDocument } from '../../engine/load.ts'
import { report } from '../../engine/report.ts'
import { nameOfPath } from '../../engine/routes.ts'
import { documentOf, putDocument } from '../../engine/sources.ts'
import { Refusal } from '../new/answers.ts'
import { readRenaming } from './arguments.ts'
import { placesInCode } from './code.ts'
import { movedDocument, rewriteLinks, withRedirect } from './rewrite.ts'

/**
 * `npm run rename:page`: gives a page another path. Its document moves, every link to it is rewritten, and the old path
 * becomes a redirect. Nothing is written unless the whole site is right before and after.
 * @param words the old and the new path
 * @returns what was done
 * @throws Refusal where it cannot be done; nothing is changed then
 */
export function renamePage(root: string, words: string[]): string {
  const site = loadSite(root)
  const contracts = loadContracts(root)
  const renaming = readRenaming(words, site)
  const { from, to } = renaming
  refuseProblems(checkErrors(site), site, 'Before a page is renamed, the site must be right:')

  const old = `pages-data/${nameOfPath(from)}.json`
  const rewritten = rewriteLinks(site, contracts, renaming)
  for (const { doc } of rewritten) putDocument(site, doc)
  const moved = movedDocument(documentOf(site, old) as SourceDocument, renaming)
  site.pages = site.pages.filter((page) => page.file !== old)
  putDocument(site, moved)
  putDocument(site, withRedirect(site, renaming))
  refuseProblems(
    checkErrors(site),
    site,
    `${from} cannot be renamed by itself: these would be left. Nothing was changed.`,
  )

  const redirects = site.redirects as SourceDocument
  for (const { doc } of rewritten) if (doc.file !== old && doc.file !== redirects.file) write(root, doc.file, doc.text)
  write(root, redirects.file, redirects.text)
  write(root, moved.file, moved.text, old)
  rmSync(join(root, old))
  const files = rewritten.map(({ doc }) => (doc.file === old ? moved.file : doc.file))
  const links = rewritten.reduce((sum, doc) => sum + doc.links, 0)
  const inCode = placesInCode(root, from)
  return [
    `${old} is now ${moved.file}.`,
    `${links} ${links === 1 ? 'link' : 'links'} rewritten${links ? `, in ${files.join(', ')}` : ''}.`,
    `${from} leads to ${to}: ${redirects.file}.`,
    ...(inCode.length ? [`The code names ${from} too; look at it there:`, ...inCode.map((place) => `  ${place}`)] : []),
  ].join('\n')

  function checkErrors(checked: SiteSources) {
    return checkSite(checked, contracts).filter(({ severity }) => severity === 'error')
  }
}

function refuseProblems(problems: ReturnType<typeof checkSite>, site: SiteSources, why: string): void {
  if (!problems.length) return
  const textOf = (file: string): string | undefined => documentOf(site, file)?.text
  throw new Refusal(`${why}\n\n${report(problems, { format: 'pretty', textOf })}`)
}

/** Writes a document; a byte order mark stays. */
function write(root: string, file: string, text: string, before = file): void {
  const path = join(root, before)
  const mark = existsSync(path) && readFileSync(path).subarray(0, 3).toString('hex') === 'efbbbf'
  writeFileSync(join(root, file), `${mark ? '\ufeff' : ''}${text}`)
}
