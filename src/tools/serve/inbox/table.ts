import type { Submission } from '../../../server/store/inbox.ts'
import { counted } from '../../counted.ts'
import { table } from '../../table.ts'
import { localTime, mailState } from './words.ts'

const heads = ['ID', 'Received', 'Form', 'Name', 'E-mail', 'Phone', 'About', 'Mail']

/** A line for each submission: a table fitted to a terminal of `columns`, or tab-separated text for another program. */
export function listSubmissions(submissions: Submission[], columns: number | undefined): string {
  if (!submissions.length) return 'No submissions.'
  const rows = submissions.map(rowOf)
  if (columns === undefined) return [heads, ...rows].map((row) => row.join('\t')).join('\n')
  return `${table(heads, rows, { width: columns })}\n\n${counted(submissions.length, 'submission')}`
}

function rowOf({ id, form, fields, receivedAt, attachment, mark, mail }: Submission): string[] {
  const about = [mark && `(${mark})`, fields.Post, attachment?.name, fields.Message].filter(Boolean).join(', ')
  const cells = [
    id.slice(0, 8),
    localTime(receivedAt),
    form,
    fields.Name,
    fields.Email,
    fields.Phone,
    about,
    mailState(mail),
  ]
  return cells.map((cell) => String(cell ?? '').replace(/\s+/g, ' '))
}
