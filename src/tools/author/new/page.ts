import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkSite } from '../../../engine/check/check.ts'
import { reportOf } from '../../../engine/check/problem-report.ts'
import { type Contracts, loadContracts } from '../../../engine/content/contracts.ts'
import { toWrite } from '../../../engine/content/drafts.ts'
import { documentFrom, loadSite, nameOf, type SiteSources, type SourceDocument } from '../../../engine/content/load.ts'
import { putDocument } from '../../../engine/content/sources.ts'
import { documentFile, nameOfPath, pathOfName } from '../../../page/routes.ts'
import { slugOf } from '../../../page/slug.ts'
import { type Command, Refusal } from '../../command.ts'
import { pathFault, pathNamed, perhapsMeant } from '../page-paths.ts'
import { holdSignals, replaceFiles } from '../replace-files.ts'
import { type Asked, answersTo, type Question } from './answers.ts'
import { draftLike } from './draft.ts'
import { format } from './format.ts'

const options = { like: { type: 'string' }, path: { type: 'string' } } as const

/** How `npm run new:page` is called. */
export const newPageCommand: Command<typeof options> = {
  help: `npm run new:page -- --like api-integration --path /data-lakes

Writes the draft of a new page with the blocks of another, each text marked as still to be written. On a terminal it
asks for missing options.

  --like PAGE    the model page
  --path /PATH   path of the new page`,
  options,
}

/** With longer paths, the title that is made from them would be too long. */
const longestPath = 50

/**
 * `npm run new:page`: writes a draft with the blocks of another page, in which every text is marked as still to be written.
 * @returns what was done and what to do next
 * @throws Refusal if the page cannot be written; nothing is left behind
 */
export async function newPage(root: string, asked: Asked): Promise<string> {
  const site = loadSite(root)
  const contracts = loadContracts(root)
  const { like = '', path = '' } = await answersTo([likeQuestion(site), pathQuestion(site)], asked)
  const model = modelOf(like, site) as SourceDocument
  const isValid = checkSite(site, contracts, { only: new Set([model.file]) }).every(
    ({ severity }) => severity === 'warning',
  )
  if (!isValid)
    throw new Refusal(
      `${model.file} has mistakes, which the new page would have too. See: npm run check -- ${model.file}`,
    )

  const file = documentFile(path)
  const text = `${JSON.stringify(draftLike(model, path, contracts), null, 2)}\n`
  refuseProblems(documentFrom(file, text), site, contracts)
  const release = holdSignals()
  try {
    replaceFiles(root, [{ file, text }])
    format(root, [file])
  } catch (error) {
    rmSync(join(root, file), { force: true })
    throw error
  } finally {
    release()
  }
  const texts = text.split(`"${toWrite}`).length - 1
  return [
    `Written: ${file}, a draft with the blocks of ${pathOfName(nameOf(model))}.`,
    `${texts} texts begin with ${toWrite}: put your own words in their place. npm run dev shows the page at ${path}.`,
    'To publish it, remove "draft": true and link to it from another page; npm run check says what is missing.',
  ].join('\n')
}

function modelOf(like: string, site: SiteSources): SourceDocument | undefined {
  const wanted = documentFile(pathNamed(like))
  return site.pages.find(({ file }) => file === wanted)
}

function likeQuestion(site: SiteSources): Question {
  const names = site.pages.map(nameOf)
  return {
    option: 'like',
    ask: 'Which page is the new one to be like?',
    example: 'api-integration',
    wrong(answer) {
      if (modelOf(answer, site)) return undefined
      const wanted = pathNamed(answer)
      return `There is no page ${documentFile(wanted)} to start from. ${perhapsMeant(nameOfPath(wanted), names)}`
    },
  }
}

function pathQuestion(site: SiteSources): Question {
  return {
    option: 'path',
    ask: 'At which path is the new page to stand?',
    example: '/data-lakes',
    wrong(answer) {
      const fault = pathFault(answer)
      if (fault) return `${fault}, such as "/${slugOf(answer) || 'data-lakes'}".`
      if (answer.length > longestPath)
        return `"${answer}" has ${answer.length} characters; a path has at most ${longestPath}. Leave words out.`
      if (answer === '/home') return 'pages-data/home.json is the page /. Choose another path.'
      const taken = site.pages.find(({ file }) => file === documentFile(answer))
      return taken && `${answer} is taken: ${taken.file} is there. Choose another path, or change that page.`
    },
  }
}

/** Makes sure that `npm run check` accepts the draft before it is written. */
function refuseProblems(draft: SourceDocument, site: SiteSources, contracts: Contracts): void {
  putDocument(site, draft)
  const errors = checkSite(site, contracts).filter(
    ({ file, severity }) => severity === 'error' && (file === draft.file || file === site.redirects?.file),
  )
  if (errors.length) throw new Refusal(reportOf(errors, { format: 'pretty', textOf: () => draft.text }))
}
