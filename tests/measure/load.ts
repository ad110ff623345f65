import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isBuilt } from '../../src/tools/build/build-checked.ts'
import { Refusal, runCommand } from '../../src/tools/command.ts'
import { measureFaults, shortForm, tenMinutes } from './load/faults/measure.ts'
import { reportFaults } from './load/faults/report.ts'
import { measureLoad } from './load/measure.ts'

const help = `npm run load -- [options]

Simulates an hour of visits in minutes, on this machine: pages, their files and enquiries in between, on the built site with
a database of its own. Exit code 1 if anything was lost or refused.

  --requests N   number of requests (default 60,000)
  --faults       ten minutes against three servers behind nginx on one PostgreSQL, while servers are killed, the database is
                 restarted and the mail server is down
  --short        with --faults: half a minute`

const options = {
  requests: { type: 'string', default: '60000' },
  faults: { type: 'boolean' },
  short: { type: 'boolean' },
} as const

/** `npm run load`. */
await runCommand({ help, options }, async ({ values: { requests, faults, short } }) => {
  if (!isBuilt(process.cwd())) throw new Refusal('Build the site first: npm run build')
  const folder = mkdtempSync(join(tmpdir(), 'load-'))
  const wrong = faults
    ? reportFaults(await measureFaults(short ? shortForm : tenMinutes, folder))
    : await visitAll(Number(requests), folder)
  for (const line of wrong) console.error(line)
  if (wrong.length) console.error(`Logs are in ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
  return wrong.length ? 1 : 0
})

async function visitAll(requests: number, folder: string): Promise<string[]> {
  const { answers, wrong, sent, kept, p50, p99, seconds, memory, grown } = await measureLoad(requests, folder)
  console.log(
    `${answers} answers in ${seconds.toFixed(1)} s (${Math.round(answers / seconds)} a second), ${wrong} wrong`,
  )
  console.log(`p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
  console.log(`${sent} enquiries sent, ${kept} kept`)
  console.log(`memory at each tenth, MB: ${memory.map((bytes) => Math.round(bytes / 1e6)).join(', ')}`)
  return [
    ...(wrong ? [`${wrong} answers were wrong.`] : []),
    ...(sent === kept ? [] : [`${sent - kept} enquiries are not kept.`]),
    ...(grown > 1.5 ? [`Memory grew by ${Math.round((grown - 1) * 100)} % from the third tenth to the end.`] : []),
  ]
}
