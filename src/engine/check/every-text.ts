import type { Path } from '../content/load.ts'

/**
 * Visits every text of a document, also those without a meaning by its contract.
 * @param visit called with each text and its path; the path is reused, so copy it to keep it
 */
export function everyText(value: unknown, visit: (text: string, path: Path) => void, path: Path = []): void {
  if (typeof value === 'string') visit(value, path)
  if (typeof value !== 'object' || value === null) return
  const isList = Array.isArray(value)
  for (const key of Object.keys(value)) {
    path.push(isList ? Number(key) : key)
    everyText((value as Record<string, unknown>)[key], visit, path)
    path.pop()
  }
}
