import { runCommand } from '../command.ts'
import { staleFiles, writeGenerated } from './codegen/stale-files.ts'

const help = `npm run codegen -- [--check]

Generates files from the contracts: schema/blocks.schema.json, schema/site, the types of src/contract, the settings of
.vscode, the icon sprite of the interface.

  --check   writes nothing, and exits with 1 if files are out of date`

/** `npm run codegen`. */
await runCommand({ help, options: { check: { type: 'boolean' } } }, async ({ values }) => {
  const root = process.cwd()
  if (!values.check) {
    const written = writeGenerated(root)
    console.log(written.length ? `Written: ${written.join(', ')}` : 'All generated files are up to date.')
    return 0
  }
  const stale = staleFiles(root)
  for (const [file] of stale) console.error(`${file} is stale. Run: npm run codegen`)
  return stale.length ? 1 : 0
})
