import { createTransport } from 'nodemailer'
import { formNames, contractOf } from '../forms/contracts.ts'
import type { MailSettings } from '../settings.ts'
import { codeOf, FileUnreadable } from '../store/failures.ts'
import type { Submission } from '../store/inbox.ts'
import type { Store } from '../store/open.ts'
import { composeMail, type Missing } from './compose.ts'

/** What the mail server answered. */
export interface Receipt {
  /** How many recipients it accepted. */
  accepted: number
  /** How many recipients it rejected for good, and why, as codes. */
  refused: { count: number; reason: string }
  /** Recipients to be tried again, and why. */
  later: { to: string[]; reason: string }
}

/**
 * The function that hands the mail of a submission to the mail server, for these recipients (everybody in MAIL_TO where
 * undefined). Rejects if there was no answer about the mail; stops when the signal aborts.
 */
export function createDelivery(
  store: Store,
  settings: MailSettings,
): (submissionId: string, recipients: string[] | undefined, signal: AbortSignal) => Promise<Receipt> {
  const contracts = new Map<string, ReturnType<typeof contractOf>>(formNames.map((form) => [form, contractOf(form)]))
  const transport = createTransport({
    url: settings.smtpUrl,
    // A password never travels in the clear.
    requireTLS: new URL(settings.smtpUrl).password !== '',
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (submissionId, recipients = settings.to, signal) => {
    const [submission] = await store.read({ id: submissionId })
    const contract = submission && contracts.get(submission.form)
    if (!contract) throw new Error(`Submission ${submissionId} has no form that this server knows`)
    const send = async (file: Buffer | Missing | undefined): Promise<Receipt> => {
      try {
        const mail = composeMail(settings, contract, submission, recipients, file)
        const { accepted, rejectedErrors = [] } = await transport.sendMail({ ...mail, signal })
        return { accepted: accepted.length, ...byVerdict(rejectedErrors) }
      } catch (error) {
        return receiptOf(error, recipients)
      }
    }
    const file = await readFile(store, submission)
    try {
      return await send(file)
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error
      return await send('too large')
    }
  }
}

async function readFile(store: Store, { attachment }: Submission): Promise<Buffer | Missing | undefined> {
  try {
    return attachment && (await store.readAttachment(attachment))
  } catch (error) {
    if (!(error instanceof FileUnreadable)) throw error
    return { reason: error.reason }
  }
}

class TooLarge extends Error {}

/** What an answer of the mail server says about the mail. Throws if it says nothing, and TooLarge. */
function receiptOf(error: unknown, recipients: string[]): Receipt {
  const { code, responseCode = 0, rejectedErrors } = answerIn(error)
  if (rejectedErrors?.length) return { accepted: 0, ...byVerdict(rejectedErrors) }
  // RFC 3463: 5.2.3 and 5.3.4; the mail then goes without its file.
  if (code === 'EMESSAGE' && [552, 523, 534].includes(responseCode)) throw new TooLarge()
  if (!isAboutMail(error)) throw error
  return { accepted: 0, refused: { count: recipients.length, reason: reasonOf(error) }, later: { to: [], reason: '' } }
}

/** Rejections, as those for good and those to be tried again. */
function byVerdict(rejections: unknown[]): Omit<Receipt, 'accepted'> {
  const refused = rejections.filter(isAboutMail)
  const later = rejections.filter((error) => !isAboutMail(error))
  const reasonsOf = (errors: unknown[]) => [...new Set(errors.map(reasonOf))].join(', ')
  return {
    refused: { count: refused.length, reason: reasonsOf(refused) },
    later: { to: later.map((error) => answerIn(error).recipient ?? ''), reason: reasonsOf(later) },
  }
}

/** The mail itself was rejected for good; a wrong login or a broken connection is no such answer, as it can be mended. */
const isAboutMail = (error: unknown): boolean => {
  const { code, responseCode = 0 } = answerIn(error)
  const isLogin = [530, 534, 535, 538].includes(responseCode)
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && !isLogin
}

/** Why a delivery failed, as codes: the texts of mail servers repeat addresses. */
export function reasonOf(error: unknown): string {
  const codes = [codeOf(error), answerIn(error).responseCode].filter(Boolean).join(' ')
  if (codes) return codes
  return error instanceof Error && error.cause
    ? reasonOf(error.cause)
    : error instanceof Error
      ? error.name
      : 'unknown error'
}

interface Answer {
  code?: string
  responseCode?: number
  recipient?: string
  rejectedErrors?: unknown[]
}

const answerIn = (error: unknown) => (error instanceof Error ? error : {}) as Answer
