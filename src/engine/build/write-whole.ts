import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file as a whole or not at all: a process that is killed meanwhile leaves no half-written file. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const beside = `${file}.${process.pid}`
  writeFileSync(beside, content)
  renameSync(beside, file)
}
