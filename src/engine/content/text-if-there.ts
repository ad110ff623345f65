import { readFileSync } from 'node:fs'

/** The text of a file; undefined if it is gone or cannot be read. */
export function textIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
