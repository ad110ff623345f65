import { buildChecked } from '../../../src/tools/build/build-checked.ts'

// Builds in a process of its own, in the current folder, and reports at its end what it made: see build.ts.
const written = await buildChecked(process.cwd(), () => {})
if (!written) process.exit(1)
const result = {
  pages: written.length,
  made: written.filter(({ unchanged }) => !unchanged).length,
  seconds: process.uptime(),
}
process.stdout.write(`\n${JSON.stringify(result)}\n`)
