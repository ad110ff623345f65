import { existsSync } from 'node:fs'
import { formNames } from '../../../server/forms/contracts.ts'
import { OperatorError } from '../../../server/operator-error.ts'
import { readSettings } from '../../../server/settings.ts'
import { databaseFile } from '../../../server/store/embedded.ts'
import type { Selection, Submission } from '../../../server/store/inbox.ts'
import { openStore, type Store } from '../../../server/store/open.ts'
import type { Call, Command } from '../../command.ts'
import { deleteSelected, deleteSubmissions } from './delete.ts'
import { type ExportFormat, exportSubmissions } from './export.ts'
import { showSubmission } from './show.ts'
import { listSubmissions } from './table.ts'

const option = { type: 'string' } as const

const options = {
  form: option,
  since: option,
  email: option,
  post: option,
  format: option,
  yes: { type: 'boolean' },
} as const

const help = `Lists and manages what visitors have sent.

  npm run inbox                      a list, oldest first
  npm run inbox show ID              one submission; the first characters of its ID are enough
  npm run inbox export FOLDER        submissions.csv, submissions.json and the attached files
  npm run inbox delete ID            deletes one submission with its file for good
  npm run inbox delete               deletes all that the options below select; lists them first, and asks for --yes
  npm run inbox resend ID            mails one submission to MAIL_TO once more, e.g. after the mail server refused it

  After \`npm run inbox --\`:
  --form NAME     only this form: ${formNames.join(' or ')}
  --since DATE    only from this day on (in the time zone of the list), e.g. 2025-06-30
  --email ADDRESS only from this person
  --post TITLE    only applications for this job
  --format NAME   export csv or json only

DATA_DIR or DATABASE_URL say where the submissions are, as for the server.`

/** How `npm run inbox` is called. */
export const inboxCommand: Command<typeof options> = { help, options, words: 'what to do' }

/**
 * Runs a command of `npm run inbox` and returns what to print. `columns` is the width of the terminal; undefined if the
 * output is not a terminal. Throws an OperatorError or a SettingsError with a message for the user.
 */
export async function runInbox(
  { values, positionals }: Call<typeof options>,
  env: Record<string, string | undefined>,
  columns?: number,
): Promise<string> {
  const [command = 'list', target, ...more] = positionals
  const selection = selectionOf(values)
  const format = formatOf(values.format)
  const settings = readSettings(env)
  if (!settings.databaseUrl && !existsSync(databaseFile(settings.dataDir))) {
    throw new OperatorError(
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
    if (command === 'resend' && target && !more.length) {
      await store.outbox.sendAgain((await findOne(store, target)).id)
      return 'The mail goes out again within a minute, where a server runs with SMTP_URL.'
    }
    throw new OperatorError(help)
  } finally {
    await store.close()
  }
}

async function findOne(store: Store, id: string): Promise<Submission> {
  const [one, ...others] = await store.read({ id })
  if (!one) throw new OperatorError(`No submission has an ID that starts with "${id}".`)
  if (others.length)
    throw new OperatorError(`More than one submission has an ID that starts with "${id}". Give more of it.`)
  return one
}

function selectionOf({ form, since }: { form?: string; since?: string }): Selection {
  if (form && !(formNames as string[]).includes(form))
    throw new OperatorError(`There is no form "${form}". Use ${formNames.join(' or ')}.`)
  // A date alone would be read as UTC.
  const from = since && Date.parse(/^\d{4}-\d\d-\d\d$/.test(since) ? `${since}T00:00` : since)
  if (Number.isNaN(from)) throw new OperatorError(`"${since}" is no date. Write it like 2025-06-30.`)
  return { ...(form && { form }), ...(from && { since: new Date(from).toISOString() }) }
}

/** Whether a submission matches the person and the job, as far as they are given. */
function isFrom({ email, post }: { email?: string; post?: string }): (submission: Submission) => boolean {
  const same = (value: unknown, wanted: string | undefined) =>
    wanted === undefined || String(value ?? '').toLowerCase() === wanted.toLowerCase()
  return ({ fields }) => same(fields.Email, email) && same(fields.Post, post)
}

function formatOf(format: string | undefined): ExportFormat | undefined {
  if (format === undefined || format === 'csv' || format === 'json') return format
  throw new OperatorError(`There is no format "${format}". Use csv or json.`)
}
