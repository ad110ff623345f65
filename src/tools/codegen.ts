import { staleFiles, writeGenerated } from './codegen/stale-files.ts'

/**
 * `npm run codegen`: derives schema/blocks.schema.json and the types of src/contract from the contracts.
 * With `--check` nothing is written; a stale file is named and the exit code is 1.
 */
const root = process.cwd()
if (process.argv.includes('--check')) {
  const stale = await staleFiles(root)
  for (const [file] of stale) console.error(`${file} is stale. Run: npm run codegen`)
  process.exitCode = stale.length ? 1 : 0
} else {
  const written = await writeGenerated(root)
  console.log(written.length ? `Written: ${written.join(', ')}` : 'All generated files are up to date.')
}
