import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// `node src/tools/serve/run-built.js COMMAND …`: runs an operators' command from the bundle that the build wrote.
const url = new URL(`../../../dist-server/${process.argv[2]}.js`, import.meta.url)
// Make it look as if the command was started directly, for its arguments and for the processes that it starts.
process.argv.splice(1, 2, fileURLToPath(url))
if (existsSync(url)) await import(url.href)
else {
  console.error('This folder is not built yet. Build it first: npm run build')
  process.exitCode = 1
}
