import type { Authored } from '../contract/index.ts'
import { RequestError } from './request-error.ts'
import { request } from './request.ts'
import type { OnProgress } from './transport.ts'

/** What the enquiry form sends (spec 3). */
export type Enquiry = Required<Authored.Enquiry>

/** What the application form sends (spec 3). Numbers are sent as text. */
export type JobApplication = Record<Exclude<keyof Authored.JobApplication, 'UploadFile'>, string> & { UploadFile: File }

/** The server stores submissions with the same key only once. */
const keyHeader = 'Idempotency-Key'

/** How long the page has been open: robots submit faster than people. */
const visitHeader = 'Visit-Seconds'

const headersFor = (key: string) => ({ [keyHeader]: key, [visitHeader]: (performance.now() / 1000).toFixed(1) })

/**
 * Sends an enquiry; resolves once the server has stored it (spec 7).
 * @throws RequestError
 */
export async function submitEnquiry(enquiry: Enquiry, key: string): Promise<void> {
  assertAccepted(await request('/api/Email/SubmitEnquiry', 'POST', enquiry, { headers: headersFor(key) }))
}

/**
 * Sends a job application with its file; resolves once the server has stored it (spec 7).
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
  assertAccepted(await request('/api/JobSeekerEmail/SubmitJobSeekerEnquiry', 'POST', form, options))
}

/** For a file that was changed after it was chosen, the browser would only report a failed connection. */
async function assertReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch (cause) {
    throw new RequestError('The file was changed or moved. Choose it again.', 400, { cause })
  }
}

/**
 * The API only promises a truthy response (spec 7). HTML comes from a proxy, a portal or a redirect instead, and JSON that
 * could not be read was cut off.
 */
function assertAccepted(answer: unknown): void {
  const isBroken = typeof answer === 'string' && /^\s*[<{[]/.test(answer)
  if (!answer || isBroken) throw new RequestError('The server did not accept it.', 200)
}
