import { didYouMean, nearest, oneOf, sortedByNearness } from '../../engine/check/near.ts'
import { pathOfName } from '../../page/routes.ts'

/** Path of the page that somebody names by its path, its name or its document. */
export function pathNamed(word: string): string {
  const name = word.replace(/^(\.?\/)?(pages-data\/)?/, '').replace(/\.json$/, '')
  return pathOfName(name || 'home')
}

/** Why a page cannot have a path, for whoever typed it; undefined if it can. */
export const pathFault = (path: string): string | undefined =>
  /^\/[a-z0-9]+(-[a-z0-9]+)*$/.test(path)
    ? undefined
    : `"${path}" cannot be the path of a page: a slash, then lower case words with hyphens between them`

/** Which page may have been meant by one that is not there: the one that is like it, or those that are closest. */
export const perhapsMeant = (page: string, pages: string[]): string =>
  didYouMean(nearest(page, pages)) ?? `Pages that exist: ${oneOf(sortedByNearness(page, pages).slice(0, 5), 'and')}.`
