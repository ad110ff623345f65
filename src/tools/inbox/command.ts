import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { formNames } from '../../server/forms/contracts.ts'
import { readSettings } from '../../server/settings.ts'
import { databaseFile } from '../../server/store/database.ts'
import type { Selection, Submission } from '../../server/store/inbox.ts'
import { openStore, type Store } from '../../server/store/open.ts'
import { deleteSelected, deleteSubmissions } from './delete.ts'
import { type ExportFormat, exportSubmissions } from './export.ts'
import { showSubmission } from './show.ts'
import { listSubmissions } from './table.ts'
import { InboxError } from './words.ts'

const usage = `Reads what visitors have sent.

  npm run inbox                      a list, oldest first
  npm run inbox show ID              one submission; the first characters of its ID are enough
  npm run inbox export FOLDER        submissions.csv, submissions.json and the attached files
  npm run inbox delete ID            one submission with its file, for good
  npm run inbox delete               all that the options below select; says which, and wants --yes

  After \`npm run inbox --\`:
  --form NAME     only this form: ${formNames.join(' or ')}
  --since DATE    only from this day on, e.g. 2025-06-30
  --email ADDRESS only from this person
  --post TITLE    only applications for this job
  --format NAME   export csv or json only

DATA_DIR or DATABASE_URL say where the submissions are, as for the server.`

/**
 * Carries out a command of `npm run inbox` and returns what to print. `columns` is the width of the terminal, undefined
 * when another program reads. Throws an InboxError or a SettingsError in words for the person at the keyboard.
 */
export async function runInbox(
  args: string[],
  env: Record<string, string | undefined>,
  columns?: number,
): Promise<string> {
  const { values, positionals } = readArguments(args)
  if (values.help) return usage
  const [command = 'list', target, ...more] = positionals
  const selection = selectionOf(values)
  const format = formatOf(values.format)
  const settings = readSettings(env)
  if (!settings.databaseUrl && !existsSync(databaseFile(settings.dataDir))) {
    throw new InboxError(
      `There are no submissions in ${settings.dataDir}. Set DATA_DIR to the data folder of the server.`,
    )
  }
  const store = await openStore(settings, () => {})
  try {
    const selected = async () => (await store.read(selection)).filter(isFrom(values))
    if (command === 'list' && !target) return listSubmissions(await selected(), columns)
    if (command === 'show' && target && !more.length) return showSubmission(await findOne(store, target))
    if (command === 'export' && target && !more.length) {
      return await exportSubmissions(store, await selected(), target, format)
    }
    if (command === 'delete' && !more.length) {
      if (target) return await deleteSubmissions(store, [await findOne(store, target)])
      const { form, since, email, post, yes } = values
      if (form || since || email || post) return await deleteSelected(store, await selected(), yes)
    }
    throw new InboxError(usage)
  } finally {
    await store.close()
  }
}

async function findOne(store: Store, id: string): Promise<Submission> {
  const [one, ...others] = await store.read({ id })
  if (!one) throw new InboxError(`No submission has an ID that starts with "${id}".`)
  if (others.length)
    throw new InboxError(`More than one submission has an ID that starts with "${id}". Give more of it.`)
  return one
}

function readArguments(args: string[]) {
  const option = { type: 'string' } as const
  const options = {
    form: option,
    since: option,
    email: option,
    post: option,
    format: option,
    yes: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const
  try {
    return parseArgs({ args, options, allowPositionals: true })
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

/** Whether a submission is of this person and for this job, as far as they are named. */
function isFrom({ email, post }: { email?: string; post?: string }): (submission: Submission) => boolean {
  const same = (value: unknown, wanted: string | undefined) =>
    wanted === undefined || String(value ?? '').toLowerCase() === wanted.toLowerCase()
  return ({ fields }) => same(fields.Email, email) && same(fields.Post, post)
}

function formatOf(format: string | undefined): ExportFormat | undefined {
  if (format === undefined || format === 'csv' || format === 'json') return format
  throw new InboxError(`There is no format "${format}". Use csv or json.`)
}
