import { join } from 'node:path'
import { generate } from '../../../engine/authoring/codegen.ts'
import { textIfThere } from '../../../engine/content/text-if-there.ts'
import { replaceFiles } from '../replace-files.ts'

/** Every generated file that is out of date, with its right text. */
export function staleFiles(root: string): [file: string, text: string][] {
  return [...generate(root)].filter(([file, text]) => textIfThere(join(root, file)) !== text)
}

/** Brings every generated file up to date. Returns those that were written. */
export function writeGenerated(root: string): string[] {
  const stale = staleFiles(root)
  replaceFiles(
    root,
    stale.map(([file, text]) => ({ file, text })),
  )
  return stale.map(([file]) => file)
}
