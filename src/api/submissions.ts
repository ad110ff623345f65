import type { Authored } from '../contract/index.ts'
import { request } from './request.ts'
import { RequestError } from './request-error.ts'
import type { OnProgress } from './transport.ts'

/** What the enquiry form sends (spec 3), by its contract. */
export type Enquiry = Required<Authored.Enquiry>

/** What the application form sends (spec 3), by its contract. Numbers travel as text. */
export type JobApplication = Record<Exclude<keyof Authored.JobApplication, 'UploadFile'>, string> & { UploadFile: File }

/** The server stores submissions with the same key only once. */
const keyHeader = 'Idempotency-Key'

/** How long the page has been open, because robots are quicker than any person. */
const visitHeader = 'Visit-Seconds'

const headersFor = (key: string) => ({ [keyHeader]: key, [visitHeader]: (performance.now() / 1000).toFixed(1) })

/**
 * Sends an enquiry. Settles once the server has it.
 * @throws RequestError
 */
export async function submitEnquiry(enquiry: Enquiry, key: string): Promise<void> {
  accepted(await request('/api/Email/SubmitEnquiry', 'POST', enquiry, { headers: headersFor(key) }))
}

/**
 * Sends a job application with its file.
 * @throws RequestError
 */
export async function submitApplication(
  application: JobApplication,
  key: string,
  onProgress?: OnProgress,
): Promise<void> {
  await assertReadable(application.UploadFile)
  const form = new FormData()
  for (const [name, value] of Object.entries(application)) form.append(name, value)
  const options = { headers: headersFor(key), onProgress }
  accepted(await request('/api/JobSeekerEmail/SubmitJobSeekerEnquiry', 'POST', form, options))
}

/** If a file was changed after it was chosen, the browser would only report a failed connection. */
async function assertReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch (cause) {
    throw new RequestError('The file was changed or moved. Choose it again.', 400, { cause })
  }
}

/** An answer is only checked for truthiness (spec 7). An HTML page is no answer: it comes from a proxy, a portal or a redirect. */
function accepted(answer: unknown): void {
  const isPage = typeof answer === 'string' && /^\s*<(!doctype|html)/i.test(answer)
  if (!answer || isPage) throw new RequestError('The server did not accept it.', 200)
}
