import { formNames, contractOf } from '../../../server/forms/contracts.ts'
import type { Submission } from '../../../server/store/inbox.ts'
import { localTime, mailState } from './words.ts'

/** One submission in full, for a person. */
export function showSubmission({ id, form, fields, receivedAt, attachment, mark, mail }: Submission): string {
  const name = formNames.find((known) => known === form)
  const titles = new Map((name ? contractOf(name).fields : []).map((field) => [field.name, field.title]))
  const lines = [
    ['ID', id],
    ['Form', name ? contractOf(name).title : form],
    ['Received', localTime(receivedAt)],
    ...Object.entries(fields).map(([field, value]) => [titles.get(field) ?? field, String(value)]),
    ...(attachment ? [['File', `${attachment.name} (${attachment.size} bytes)`]] : []),
    ...(mark ? [['Suspicion', mark]] : []),
    ['Mail', mailState(mail)],
  ]
  const width = Math.max(...lines.map(([title = '']) => title.length))
  return lines.map(([title = '', text = '']) => `${title.padEnd(width)}  ${indent(text, width + 2)}`).join('\n')
}

const indent = (text: string, columns: number) => text.replaceAll('\n', `\n${' '.repeat(columns)}`)
