import { didYouMean, nearest, oneOf, sortedByNearness } from '../../../engine/check/near.ts'
import type { SiteSources } from '../../../engine/content/load.ts'
import { nameOf } from '../../../engine/content/load.ts'
import { documentFile, notFoundPath, pathOfName } from '../../../page/routes.ts'
import { type Command, Refusal } from '../../command.ts'

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
  const from = pathOf(first)
  const to = pathOf(second)
  const paths = site.pages.map((page) => pathOfName(nameOf(page)))
  if (!paths.includes(from)) {
    const near = didYouMean(nearest(from, paths))
    throw new Refusal(
      `There is no page ${from}. ${near ?? `Pages: ${oneOf(sortedByNearness(from, paths).slice(0, 5), 'and')}.`}`,
    )
  }
  if (from === '/' || from === notFoundPath)
    throw new Refusal(`${from} cannot be renamed: every site has a page there.`)
  if (to === '/') throw new Refusal('The path of the page / cannot be taken.')
  if (!/^\/[a-z0-9]+(-[a-z0-9]+)*$/.test(to))
    throw new Refusal(
      `"${second}" cannot be the path of a page: a slash, then lower case words with hyphens between them.`,
    )
  if (to === from) throw new Refusal(`${to} is the path that the page has already.`)
  if (paths.includes(to)) throw new Refusal(`${to} is taken: ${documentFile(to)} is there.`)
  return { from, to }
}

function pathOf(word: string): string {
  const name = word.replace(/^(\.?\/)?(pages-data\/)?/, '').replace(/\.json$/, '')
  return pathOfName(name || 'home')
}
