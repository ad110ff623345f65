import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '../../../server/operator-error.ts'
import { FileUnreadable } from '../../../server/store/failures.ts'
import type { Attachment, Submission } from '../../../server/store/inbox.ts'
import type { Store } from '../../../server/store/open.ts'
import { counted } from '../../counted.ts'
import { toCsv } from './csv.ts'

/** The file formats of an export. */
export type ExportFormat = 'csv' | 'json'

/**
 * Writes the submissions and their files into a folder and says what was written; in both formats if none is given. If
 * files cannot be read, writes everything else and then throws an OperatorError that names them.
 */
export async function exportSubmissions(
  store: Store,
  submissions: Submission[],
  folder: string,
  format?: ExportFormat,
): Promise<string> {
  await mkdir(join(folder, 'attachments'), { recursive: true })
  const missing: string[] = []
  let files = 0
  for (const submission of submissions) {
    const { attachment } = submission
    if (!attachment) continue
    try {
      const content = await store.readAttachment(attachment)
      await writeFile(join(folder, attachmentPath(submission, attachment)), content, { mode: 0o600 })
      files++
    } catch (error) {
      if (!(error instanceof FileUnreadable)) throw error
      missing.push(`${submission.id} "${attachment.name}" (${error.reason})`)
    }
  }
  if (format !== 'json') await writeFile(join(folder, 'submissions.csv'), toCsv(rowsOf(submissions)), { mode: 0o600 })
  if (format !== 'csv')
    await writeFile(join(folder, 'submissions.json'), `${JSON.stringify(submissions.map(recordOf), null, 2)}\n`, {
      mode: 0o600,
    })
  const done = `${counted(submissions.length, 'submission')} and ${counted(files, 'file')} are in ${folder}.`
  if (missing.length)
    throw new OperatorError(
      `${done}\n${counted(missing.length, 'stored file')} could not be read; bring them back from a backup:\n  ${missing.join('\n  ')}`,
    )
  return done
}

/** File systems take names of up to 255 bytes. */
const longestName = 255

/** The file name for a submission's file: the visitor's, as far as it is harmless and fits; always with its extension. */
function attachmentPath({ id }: Submission, attachment: Attachment): string {
  const letters = [...attachment.name.replace(/[^\p{L}\p{M}\p{N}._ -]/gu, '_')]
  while (Buffer.byteLength(`${id}-${letters.join('')}`) > longestName) letters.shift()
  return `attachments/${id}-${letters.join('')}`
}

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
    submission.mark ?? '',
  ])
  return [['ID', 'Form', 'Received', ...names, 'File', 'Mail sent', 'Suspicion'], ...rows]
}
