import type { Contract } from '../forms/contracts.ts'
import type { MailSettings } from '../settings.ts'
import type { Submission } from '../store/inbox.ts'
import type { Mark } from '../store/tables.ts'

/** What nodemailer needs to send a submission to the company. */
export interface Mail {
  from: string
  to: string[]
  /** The recipients of this attempt. */
  envelope: { from: string; to: string[] }
  replyTo: { name: string; address: string }
  subject: string
  text: string
  messageId: string
  date: Date
  headers: Record<string, string>
  attachments: { filename: string; content: Buffer; contentType: string }[]
}

/** Why a mail is sent without its attachment: too large for the mailbox, or the error code of the file. */
export type Missing = 'too large' | { reason: string }

const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/**
 * The mail of a submission: plain text, answered to the visitor, with the same Message-ID on every attempt,
 * so that a mailbox recognizes a duplicate. `file` is its attachment, or the reason it has none.
 */
export function composeMail(
  settings: MailSettings,
  contract: Contract,
  submission: Submission,
  recipients: string[],
  file: Buffer | Missing | undefined,
): Mail {
  const { id, fields, attachment, receivedAt, mark } = submission
  const domain = /@([^>]+)/.exec(settings.from)?.[1] ?? 'localhost'
  const about = fields.Post ? `${contract.title} for ${fields.Post}` : contract.title
  return {
    from: settings.from,
    to: settings.to,
    envelope: { from: settings.from, to: recipients },
    replyTo: { name: String(fields.Name), address: String(fields.Email) },
    subject: `${mark ? '[spam?] ' : ''}${about} from ${fields.Name}`,
    text: textOf(contract, submission, Buffer.isBuffer(file) ? undefined : file),
    messageId: `<${id}@${domain.trim()}>`,
    date: new Date(receivedAt),
    headers: { 'Auto-Submitted': 'auto-generated', ...(mark && { 'X-Spam-Flag': 'YES' }) },
    attachments:
      attachment && Buffer.isBuffer(file)
        ? [{ filename: attachment.name, content: file, contentType: mediaTypes[attachment.kind] ?? '' }]
        : [],
  }
}

const suspicions: Record<Mark, string> = {
  honeypot: 'a field was filled that no visitor sees. A program that fills forms may have done that for a real person',
  hasty: 'it was sent within two seconds of opening the page, or without opening it',
  'unknown post': 'the site offers no such job. A page may have been open since before that changed',
}

function textOf(
  contract: Contract,
  { id, fields, attachment, receivedAt, mark }: Submission,
  missing: Missing | undefined,
): string {
  const values = contract.fields
    .map(({ name, title }) => ({ title, value: String(fields[name] ?? '') }))
    .filter(({ value }) => value)
    .map(({ title, value }) =>
      value.includes('\n') || value.length > 60 ? `${title}:\n${value}\n` : `${title}: ${value}`,
    )
  const notes = [
    ...(attachment && missing ? [`The file "${attachment.name}" ${wordsFor(missing)}`] : []),
    ...(mark ? [`This may come from a robot: ${suspicions[mark]}.`] : []),
  ]
  return [...values, '', ...notes, `Received: ${receivedAt}`, `Reference: ${id}`].join('\n')
}

const wordsFor = (missing: Missing) =>
  missing === 'too large'
    ? 'is too large for this mailbox. Get it with: npm run inbox export FOLDER'
    : `could not be read on the server (${missing.reason}). Bring it back from a backup, or ask for it again.`
