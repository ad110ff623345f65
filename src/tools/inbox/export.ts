import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Attachment, Submission } from '../../server/store/inbox.ts'
import type { Store } from '../../server/store/open.ts'
import { toCsv } from './csv.ts'
import { counted, InboxError } from './words.ts'

export type ExportFormat = 'csv' | 'json'

/** Writes the submissions and their files into a folder and says what is there. Both formats when none is named. */
export async function exportSubmissions(
  store: Store,
  submissions: Submission[],
  folder: string,
  format?: ExportFormat,
): Promise<string> {
  await mkdir(join(folder, 'attachments'), { recursive: true })
  let files = 0
  for (const submission of submissions) {
    if (!submission.attachment) continue
    await writeAttachment(store, submission.attachment, join(folder, attachmentPath(submission, submission.attachment)))
    files++
  }
  if (format !== 'json') await writeFile(join(folder, 'submissions.csv'), toCsv(rowsOf(submissions)))
  if (format !== 'csv')
    await writeFile(join(folder, 'submissions.json'), `${JSON.stringify(submissions.map(recordOf), null, 2)}\n`)
  return `${counted(submissions.length, 'submission')} and ${counted(files, 'file')} are in ${folder}.`
}

async function writeAttachment(store: Store, attachment: Attachment, path: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(
    store.readAttachment(attachment.id),
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(path),
  )
  if (hash.digest('hex') !== attachment.sha256)
    throw new InboxError(`The stored file ${attachment.id} is damaged: ${path}`)
}

/** Where a submission's file is put. The visitor's name for it is kept as far as it is harmless. */
const attachmentPath = ({ id }: Submission, attachment: Attachment) =>
  `attachments/${id}-${attachment.name.replace(/[^\p{L}\p{M}\p{N}._ -]/gu, '_').slice(-100)}`

const recordOf = (submission: Submission) => ({
  ...submission,
  ...(submission.attachment && { file: attachmentPath(submission, submission.attachment) }),
})

function rowsOf(submissions: Submission[]): string[][] {
  const names = [...new Set(submissions.flatMap(({ fields }) => Object.keys(fields)))]
  const rows = submissions.map((submission) => [
    submission.id,
    submission.form,
    submission.receivedAt,
    ...names.map((name) => String(submission.fields[name] ?? '')),
    submission.attachment ? attachmentPath(submission, submission.attachment) : '',
    submission.mail.sentAt ?? '',
  ])
  return [['ID', 'Form', 'Received', ...names, 'File', 'Mail sent'], ...rows]
}
