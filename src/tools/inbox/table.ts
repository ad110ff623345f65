import type { Submission } from '../../server/store/inbox.ts'
import { counted, localTime, mailState } from './words.ts'

const heads = ['ID', 'Received', 'Form', 'Name', 'E-mail', 'Phone', 'About', 'Mail']

/** A line for each submission: a table fitted to a terminal of `columns`, or tab-separated text for another program. */
export function listSubmissions(submissions: Submission[], columns: number | undefined): string {
  if (!submissions.length) return 'No submissions.'
  const rows = [heads, ...submissions.map(rowOf)]
  if (columns === undefined) return rows.map((row) => row.join('\t')).join('\n')
  const widths = shrink(
    heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))),
    columns - 2 * (heads.length - 1),
  )
  const line = (row: string[]) =>
    row
      .map((cell, column) => clip(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  const [head = [], ...body] = rows
  return [
    line(head),
    widths.map((width) => '─'.repeat(width)).join('  '),
    ...body.map(line),
    '',
    counted(submissions.length, 'submission'),
  ].join('\n')
}

function rowOf({ id, form, fields, receivedAt, attachment, mail }: Submission): string[] {
  const about = [fields.Post, attachment?.name, fields.Message].filter(Boolean).join(', ')
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

/** Takes from the widest column until all fit; none falls under 8. */
function shrink(widths: number[], space: number): number[] {
  const fitted = [...widths]
  while (fitted.reduce((sum, width) => sum + width, 0) > space) {
    const widest = fitted.indexOf(Math.max(...fitted))
    if ((fitted[widest] ?? 0) <= 8) break
    fitted[widest] = (fitted[widest] ?? 0) - 1
  }
  return fitted
}

const clip = (text: string, width: number) =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width)
