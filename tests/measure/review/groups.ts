import { isExamples } from './built-route.ts'
import { examplesAt, type Review, type RouteReview, storiesAt } from './model.ts'

/** "1 page", "2 pages". */
export const count = (number: number, name: string): string => `${number} ${name}${number === 1 ? '' : 's'}`

/** What a review found, in one line: "1 page and the examples of 2 blocks change". */
export function headline({ routes, examples, stories }: Pick<Review, 'routes' | 'examples' | 'stories'>): string {
  const kinds = [
    ...(routes.length ? [count(routes.length, 'page')] : []),
    ...(examples.length ? [`the examples of ${count(examples.length, 'block')}`] : []),
    ...(stories.length ? [`the stories of ${count(stories.length, 'part')}`] : []),
  ]
  if (!kinds.length) return 'No page and no block changes'
  const sentence = [...kinds.slice(0, -2), kinds.slice(-2).join(' and ')].join(', ')
  return `${sentence[0]?.toUpperCase()}${sentence.slice(1)} change${routes.length === 1 && kinds.length === 1 ? 's' : ''}`
}

/** How people call a route: by its path, or by the block or part whose examples or stories it shows. */
export function routeName(path: string): string {
  if (isExamples(path)) return `examples of ${path.slice(examplesAt.length)}`
  return path.startsWith(storiesAt) ? `stories of ${path.slice(storiesAt.length)}` : path
}

/** Routes that changed for the same reasons. */
export interface Group {
  causes: string[]
  routes: RouteReview[]
}

/** Puts routes together by their causes; the order of the routes decides that of the groups. */
export function groupsOf(routes: RouteReview[]): Group[] {
  const groups = new Map<string, Group>()
  for (const route of routes) {
    const key = route.causes.join()
    const group = groups.get(key) ?? { causes: route.causes, routes: [] }
    group.routes.push(route)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Causes as one line; many files of shared code are counted. */
export function causeLine(causes: string[]): string {
  if (!causes.length) return 'no file of its own'
  const shown = causes.slice(0, 4).join(', ')
  return causes.length > 4 ? `${shown} and ${causes.length - 4} more` : shown
}

/** A route in one line: "faq: question 3 reworded; link added to /contact". */
export function routeLine({ state, words, facts, bytes, pictures, notDrawn }: RouteReview): string {
  const pixels = pictures.reduce((sum, picture) => sum + picture.pixels, 0)
  const parts = [...new Set(pictures.map(({ part }) => part))]
  const sentences = [
    ...(state === 'changed' ? [] : [state === 'new' ? 'new page' : 'page gone']),
    ...words.map(({ words }) => words),
    ...facts,
    ...(pixels ? [`${parts.join(', ')} ${parts.length === 1 ? 'looks' : 'look'} otherwise (${pixels} px)`] : []),
    ...bytes.map(({ kind, before = 0, after = 0 }) => `${kind} ${signed(after - before)} B`),
    ...(notDrawn ? [`${notDrawn} screens not drawn`] : []),
  ]
  return sentences.join('; ')
}

export const signed = (bytes: number): string => (bytes > 0 ? `+${bytes}` : `${bytes}`)
