import { Readable } from 'node:stream'
import type { Contract } from '../forms/contracts.ts'
import type { MailSettings } from '../settings.ts'
import type { Submission } from '../store/inbox.ts'

/** What nodemailer needs to send a submission to the company. */
export interface Mail {
  from: string
  to: string[]
  replyTo: { name: string; address: string }
  subject: string
  text: string
  messageId: string
  date: Date
  headers: Record<string, string>
  attachments: { filename: string; content: Readable; contentType: string }[]
}

const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/**
 * The mail of a submission: plain text, answered to the visitor, with the same Message-ID on every attempt,
 * so that a mailbox which received it twice can tell. `file` is undefined when there is none or it must stay behind.
 */
export function composeMail(
  settings: MailSettings,
  contract: Contract,
  submission: Submission,
  file: AsyncIterable<Uint8Array> | undefined,
): Mail {
  const { id, fields, attachment, receivedAt } = submission
  const domain = /@([^>]+)/.exec(settings.from)?.[1] ?? 'localhost'
  const about = fields.Post ? `${contract.title} for ${fields.Post}` : contract.title
  return {
    from: settings.from,
    to: settings.to,
    replyTo: { name: String(fields.Name), address: String(fields.Email) },
    subject: `${about} from ${fields.Name}`,
    text: textOf(contract, submission, file !== undefined),
    messageId: `<${id}@${domain.trim()}>`,
    date: new Date(receivedAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments:
      attachment && file
        ? [{ filename: attachment.name, content: Readable.from(file), contentType: mediaTypes[attachment.kind] ?? '' }]
        : [],
  }
}

function textOf(contract: Contract, { id, fields, attachment, receivedAt }: Submission, withFile: boolean): string {
  const values = contract.fields
    .map(({ name, title }) => ({ title, value: String(fields[name] ?? '') }))
    .filter(({ value }) => value)
    .map(({ title, value }) =>
      value.includes('\n') || value.length > 60 ? `${title}:\n${value}\n` : `${title}: ${value}`,
    )
  const missing =
    attachment && !withFile
      ? [`The file "${attachment.name}" is too large for this mailbox. Get it with: npm run inbox export FOLDER`]
      : []
  return [...values, '', ...missing, `Received: ${receivedAt}`, `Reference: ${id}`].join('\n')
}
