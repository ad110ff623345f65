import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { formNames } from '../server/forms/contracts.ts'
import { readSettings, SettingsError } from '../server/settings.ts'
import { databaseFile } from '../server/store/database.ts'
import type { Selection } from '../server/store/inbox.ts'
import { openStore, type Store } from '../server/store/open.ts'
import { type ExportFormat, exportSubmissions } from './inbox/export.ts'
import { showSubmission } from './inbox/show.ts'
import { listSubmissions } from './inbox/table.ts'
import { InboxError } from './inbox/words.ts'

const usage = `Reads what visitors have sent.

  npm run inbox                      a list, oldest first
  npm run inbox show ID              one submission; the first characters of its ID are enough
  npm run inbox export FOLDER        submissions.csv, submissions.json and the attached files

  After \`npm run inbox --\`:
  --form NAME     only this form: ${formNames.join(' or ')}
  --since DATE    only from this day on, e.g. 2025-06-30
  --format NAME   export csv or json only

DATA_DIR or DATABASE_URL say where the submissions are, as for the server.`

async function run(): Promise<void> {
  const { values, positionals } = readArguments()
  const [command = 'list', target, ...more] = positionals
  if (values.help) return console.log(usage)
  if (more.length) throw new InboxError(`Too many words: ${more.join(' ')}\n\n${usage}`)

  const settings = readSettings(process.env)
  if (!settings.databaseUrl && !existsSync(databaseFile(settings.dataDir))) {
    throw new InboxError(
      `There are no submissions in ${settings.dataDir}. Set DATA_DIR to the data folder of the server.`,
    )
  }
  const store = await openStore(settings, (error) => console.error(error.message))
  try {
    await carryOut(store, command, target, { ...selectionOf(values), format: formatOf(values.format) })
  } finally {
    await store.close()
  }
}

async function carryOut(
  store: Store,
  command: string,
  target: string | undefined,
  options: Selection & { format?: ExportFormat | undefined },
) {
  const { format, ...selection } = options
  if (command === 'list' && !target) {
    console.log(listSubmissions(await store.read(selection), process.stdout.isTTY ? process.stdout.columns : undefined))
  } else if (command === 'show' && target) {
    const found = await store.read({ id: target })
    const [one, another] = found
    if (!one) throw new InboxError(`No submission has an ID that starts with "${target}".`)
    if (another)
      throw new InboxError(`${found.length} submissions have an ID that starts with "${target}". Give more of it.`)
    console.log(showSubmission(one))
  } else if (command === 'export' && target) {
    console.log(await exportSubmissions(store, await store.read(selection), target, format))
  } else {
    throw new InboxError(usage)
  }
}

function readArguments() {
  const option = { type: 'string' } as const
  const options = { form: option, since: option, format: option, help: { type: 'boolean', short: 'h' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new InboxError(`${(error as Error).message}\n\n${usage}`)
  }
}

function selectionOf({ form, since }: { form?: string; since?: string }): Selection {
  if (form && !(formNames as string[]).includes(form))
    throw new InboxError(`There is no form "${form}". Use ${formNames.join(' or ')}.`)
  if (since && Number.isNaN(Date.parse(since))) throw new InboxError(`"${since}" is no date. Write it like 2025-06-30.`)
  return { ...(form && { form }), ...(since && { since: new Date(since).toISOString() }) }
}

function formatOf(format: string | undefined): ExportFormat | undefined {
  if (format === undefined || format === 'csv' || format === 'json') return format
  throw new InboxError(`There is no format "${format}". Use csv or json.`)
}

run().catch((error) => {
  const isExpected = error instanceof InboxError || error instanceof SettingsError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
})
