import { createTransport } from 'nodemailer'
import { formNames, readContract } from '../forms/contracts.ts'
import type { MailSettings } from '../settings.ts'
import type { Store } from '../store/open.ts'
import { composeMail } from './compose.ts'

/** The function that hands the mail of a submission to the mail server; it rejects unless the server accepts it. */
export function createDelivery(store: Store, settings: MailSettings): (submissionId: string) => Promise<void> {
  const contracts = new Map<string, ReturnType<typeof readContract>>(
    formNames.map((form) => [form, readContract(form)]),
  )
  const transport = createTransport({
    url: settings.smtpUrl,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (submissionId) => {
    const [submission] = await store.read({ id: submissionId })
    const contract = submission && contracts.get(submission.form)
    if (!contract) throw new Error(`Submission ${submissionId} has no form that this server knows`)
    const { attachment } = submission
    const send = (file?: AsyncIterable<Uint8Array>) =>
      transport.sendMail(composeMail(settings, contract, submission, file))
    try {
      await send(attachment && store.readAttachment(attachment.id))
    } catch (error) {
      if (!attachment || !isTooLarge(error)) throw error
      await send()
    }
  }
}

/** The mail server takes no message of this size (RFC 3463: 5.2.3, 5.3.4); the mail then goes without its file. */
const isTooLarge = (error: unknown): boolean => [552, 523, 534].includes(Number(codesOf(error).responseCode))

/** Why a delivery failed, in codes: texts of mail servers repeat addresses. */
export function reasonOf(error: unknown): string {
  const { code, responseCode } = codesOf(error)
  return [code, responseCode].filter(Boolean).join(' ') || (error instanceof Error ? error.name : 'unknown error')
}

const codesOf = (error: unknown) => (error instanceof Error ? error : {}) as { code?: unknown; responseCode?: unknown }
