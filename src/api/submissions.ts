import { request } from './request.ts'
import { RequestError } from './request-error.ts'
import type { OnProgress } from './transport.ts'

/** What the enquiry form sends (spec 3; contract: schema/forms/enquiry.schema.json). */
export interface Enquiry {
  Name: string
  Email: string
  Phone: string
  Message: string
}

/** What the application form sends (spec 3; contract: schema/forms/job-application.schema.json). */
export interface JobApplication extends Enquiry {
  Post: string
  ExperienceLevel: string
  /** Lakhs per annum; "0" for a fresher. */
  Current_CTC: string
  Expected_CTC: string
  UploadFile: File
}

/** The server stores what comes with the same key once, however often it comes. */
const keyHeader = 'Idempotency-Key'

/**
 * Sends an enquiry. Settles once the server has it.
 * @throws RequestError
 */
export async function submitEnquiry(enquiry: Enquiry, key: string): Promise<void> {
  accepted(await request('/api/Email/SubmitEnquiry', 'POST', enquiry, { headers: { [keyHeader]: key } }))
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
  const options = { headers: { [keyHeader]: key }, onProgress }
  accepted(await request('/api/JobSeekerEmail/SubmitJobSeekerEnquiry', 'POST', form, options))
}

/** Of a file that was changed since it was chosen, the browser would say no more than that the connection failed. */
async function assertReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch (cause) {
    throw new RequestError('The file was changed or moved. Choose it again.', 400, { cause })
  }
}

/** An answer is read only for truthiness (spec 7). A page is none: a proxy, a portal or a redirect put it in its place. */
function accepted(answer: unknown): void {
  const isPage = typeof answer === 'string' && /^\s*<(!doctype|html)/i.test(answer)
  if (!answer || isPage) throw new RequestError('The server did not accept it.', 200)
}
