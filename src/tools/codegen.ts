import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '../engine/codegen.ts'

/**
 * `npm run codegen`: derives schema/blocks.schema.json and the types of src/contract from the contracts.
 * With `--check` nothing is written; a stale file is named and the exit code is 1.
 */
const root = process.cwd()
const check = process.argv.includes('--check')
const files = await generate(root)
const stale = [...files].filter(([file, text]) => read(file) !== text)

if (check) {
  for (const [file] of stale) console.error(`${file} is stale. Run: npm run codegen`)
  process.exitCode = stale.length ? 1 : 0
} else {
  for (const [file, text] of stale) writeFileSync(join(root, file), text)
  console.log(
    stale.length ? `Written: ${stale.map(([file]) => file).join(', ')}` : 'All generated files are up to date.',
  )
}

function read(file: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return undefined
  }
}
