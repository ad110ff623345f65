import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generate } from '../../engine/codegen.ts'

/** Every generated file that is not what the contracts say now, with its right text. */
export async function staleFiles(root: string): Promise<[file: string, text: string][]> {
  return [...(await generate(root))].filter(([file, text]) => read(join(root, file)) !== text)
}

/** Brings every generated file up to date. Returns those that were written. */
export async function writeGenerated(root: string): Promise<string[]> {
  const stale = await staleFiles(root)
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return stale.map(([file]) => file)
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
