import type { RouteReview } from './model.ts'

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
  if (!causes.length) return 'No file of its own changed'
  const shown = causes.slice(0, 4).join(', ')
  return causes.length > 4 ? `${shown} and ${causes.length - 4} more` : shown
}

/** A route in one line: "faq: question 3 reworded; link added to /contact". */
export function routeLine({ state, words, facts, bytes, pictures, notDrawn }: RouteReview): string {
  const pixels = pictures.reduce((sum, picture) => sum + picture.pixels, 0)
  const parts = [...new Set(pictures.map(({ part }) => part))]
  const said = [
    ...(state === 'changed' ? [] : [state === 'new' ? 'new page' : 'page gone']),
    ...words.map(({ words }) => words),
    ...facts,
    ...(pixels ? [`${parts.join(', ')} ${parts.length === 1 ? 'looks' : 'look'} otherwise (${pixels} px)`] : []),
    ...bytes.map(({ kind, before = 0, after = 0 }) => `${kind} ${signed(after - before)} B`),
    ...(notDrawn ? [`${notDrawn} screens not drawn`] : []),
  ]
  return said.join('; ')
}

export const signed = (bytes: number): string => (bytes > 0 ? `+${bytes}` : `${bytes}`)
