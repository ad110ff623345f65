import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBuilt } from './build-checked.ts'
import { measureLoad } from './load/measure.ts'

/**
 * `npm run load`: an hour of visits in minutes, on this machine: pages, their files and enquiries in between, against the
 * built site on a database of its own. `-- --requests N` makes it shorter or longer. Fails where anything was lost or refused.
 */
const given = process.argv.indexOf('--requests')
const requests = given < 0 ? 60_000 : Number(process.argv[given + 1])
if (!isBuilt(process.cwd())) {
  console.error('Build the site first: npm run build')
  process.exit(1)
}
const data = mkdtempSync(join(tmpdir(), 'load-'))
const { answers, wrong, sent, kept, p50, p99, seconds, memory, grown } = await measureLoad(requests, data)
console.log(`${answers} answers in ${seconds.toFixed(1)} s (${Math.round(answers / seconds)} a second), ${wrong} wrong`)
console.log(`p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
console.log(`${sent} enquiries sent, ${kept} kept`)
console.log(`memory at each tenth, MB: ${memory.map((bytes) => Math.round(bytes / 1e6)).join(', ')}`)
if (wrong || sent !== kept) process.exitCode = 1
if (grown > 1.5) {
  console.error(`Memory grew by ${Math.round((grown - 1) * 100)} % from the third tenth to the end.`)
  process.exitCode = 1
}
