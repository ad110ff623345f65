import { nameOf, type SiteSources } from '../../../engine/content/load.ts'
import { documentFile, notFoundPath, pathOfName } from '../../../page/routes.ts'
import { type Command, Refusal } from '../../command.ts'
import { pathFault, pathNamed, perhapsMeant } from '../page-paths.ts'

/** How `npm run rename:page` is called. */
export const renameCommand: Command<Record<never, never>> = {
  help: `npm run rename:page -- /old-path /new-path

Gives a page another path: moves its document, rewrites every link to it and redirects the old path to the new one.`,
  words: 'paths',
}

/** A page's new path. */
export interface Renaming {
  from: string
  to: string
}

/**
 * Reads what to rename. A page may be given by its path, its name or its document.
 * @throws Refusal if there is no such page, or if it cannot have the new path
 */
export function readRenaming(words: string[], site: SiteSources): Renaming {
  const [first, second, ...others] = words
  if (first === undefined || second === undefined || others.length)
    throw new Refusal(`Two paths are needed, the one of the page and its new one.\n\n${renameCommand.help}`)
  const from = pathNamed(first)
  const to = pathNamed(second)
  const paths = site.pages.map((page) => pathOfName(nameOf(page)))
  if (!paths.includes(from)) throw new Refusal(`There is no page ${from}. ${perhapsMeant(from, paths)}`)
  if (from === '/' || from === notFoundPath)
    throw new Refusal(`${from} cannot be renamed: every site has a page there.`)
  if (to === '/') throw new Refusal('The path of the page / cannot be taken.')
  const fault = pathFault(to)
  if (fault) throw new Refusal(`${fault}.`)
  if (to === from) throw new Refusal(`${to} is the path that the page has already.`)
  if (paths.includes(to)) throw new Refusal(`${to} is taken: ${documentFile(to)} is there.`)
  return { from, to }
}
