import { checkSite } from '../../../engine/check/check.ts'
import { reportOf } from '../../../engine/check/problem-report.ts'
import { loadContracts } from '../../../engine/content/contracts.ts'
import { isDraft } from '../../../engine/content/drafts.ts'
import { loadSite, type SiteSources, type SourceDocument } from '../../../engine/content/load.ts'
import { redirectsOf } from '../../../engine/content/redirects.ts'
import { documentOf, putDocument, textsOf } from '../../../engine/content/sources.ts'
import { documentFile } from '../../../page/routes.ts'
import { Refusal } from '../../command.ts'
import { counted } from '../../counted.ts'
import { replaceFiles } from '../replace-files.ts'
import { readRenaming } from './arguments.ts'
import { placesInCode } from './code.ts'
import { movedDocument, rewriteLinks, withRedirect } from './rewrite.ts'

/**
 * `npm run rename:page`: gives a page another path. Its document moves, every link to it is rewritten, and the old path
 * becomes a redirect. Nothing is written unless the whole site is valid before and after.
 * @param words the old and the new path
 * @returns what was done
 * @throws Refusal if it cannot be done; nothing is changed then
 */
export function renamePage(root: string, words: string[]): string {
  const site = loadSite(root)
  const contracts = loadContracts(root)
  const renaming = readRenaming(words, site)
  const { from, to } = renaming
  refuseProblems(checkErrors(site), site, 'Before a page is renamed, the site must be right:')

  const old = documentFile(from)
  const rewritten = rewriteLinks(site, contracts, renaming)
  for (const { doc } of rewritten) putDocument(site, doc)
  const moved = movedDocument(documentOf(site, old) as SourceDocument, renaming)
  site.pages = site.pages.filter((page) => page.file !== old)
  putDocument(site, moved)
  const taken = redirectsOf(site).get(to)
  // No link can have led to a draft.
  if (!isDraft(moved)) putDocument(site, withRedirect(site, contracts, renaming))
  refuseProblems(
    checkErrors(site),
    site,
    `${from} cannot be renamed by itself: these would be left. Nothing was changed.`,
  )

  const others = rewritten.map(({ doc }) => doc).filter(({ file }) => file !== old && file !== site.redirects?.file)
  replaceFiles(root, [
    ...others,
    ...(isDraft(moved) || !site.redirects ? [] : [site.redirects]),
    { file: moved.file, text: moved.text, was: old },
  ])
  const files = rewritten.map(({ doc }) => (doc.file === old ? moved.file : doc.file))
  const links = rewritten.reduce((sum, doc) => sum + doc.links, 0)
  const inCode = placesInCode(root, from)
  return [
    `${old} is now ${moved.file}.`,
    `${counted(links, 'link')} rewritten${links ? `, in ${files.join(', ')}` : ''}.`,
    isDraft(moved) ? 'It is a draft: nothing led to its old path.' : `${from} leads to ${to}: ${site.redirects?.file}.`,
    ...(taken && taken !== from ? [`${to} led to ${taken} until now. That redirect is gone.`] : []),
    ...(inCode.length ? [`The code names ${from} too; look at it there:`, ...inCode.map((place) => `  ${place}`)] : []),
  ].join('\n')

  function checkErrors(checked: SiteSources) {
    return checkSite(checked, contracts).filter(({ severity }) => severity === 'error')
  }
}

function refuseProblems(problems: ReturnType<typeof checkSite>, site: SiteSources, why: string): void {
  if (!problems.length) return
  throw new Refusal(`${why}\n\n${reportOf(problems, { format: 'pretty', textOf: textsOf(site) })}`)
}
