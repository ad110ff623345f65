import { type Enquiry, submitEnquiry } from '../api/submissions.ts'
import type { Submission } from './use-submission.ts'

const empty: Enquiry = { Name: '', Email: '', Phone: '', Message: '' }

/** Sends what an enquiry form held (spec 5, 7). */
export const sendEnquiry = ({ fields }: Pick<Submission, 'fields'>, key: string): Promise<void> =>
  submitEnquiry({ ...empty, ...fields }, key)
