import contract from '../../schema/forms/enquiry.schema.json' with { type: 'json' }
import { captchaRules, check, type Errors, type Messages, rulesOf, type ShownMessage, type Values } from './rules.ts'

/** Which enquiry form it is (spec 5): contact page, inline form of service pages, careers page, modal. */
export type EnquiryVariant = 'contact' | 'service' | 'careers' | 'modal'

/** One input of the form, by its name in the payload. */
interface EnquiryField {
  name: string
  label: string
  control: 'text' | 'email' | 'tel' | 'url' | 'textarea'
  autoComplete?: string
  optional?: true
}

/** Only on pages about websites. Sent at the start of the message, because the payload has no field for it. */
export const siteField: EnquiryField = {
  name: 'Site',
  label: 'Address of your present site',
  control: 'url',
  autoComplete: 'url',
  optional: true,
}

/** The inputs of every variant, in order (spec 3). */
export const enquiryFields: EnquiryField[] = [
  { name: 'Name', label: 'Name', control: 'text', autoComplete: 'name' },
  { name: 'Email', label: 'Email', control: 'email', autoComplete: 'email' },
  { name: 'Phone', label: 'Phone', control: 'tel', autoComplete: 'tel' },
  { name: 'Message', label: 'Message', control: 'textarea', optional: true },
]

/** How a variant differs from the contact page: its messages, and which of several it shows. */
interface Difference {
  messages?: Messages
  captchaRequired?: string
  shown?: ShownMessage
}

const differences: Record<EnquiryVariant, Difference> = {
  contact: {},
  // The typo is in spec 5.
  service: { captchaRequired: 'Enter Captch' },
  careers: { messages: { Phone: { required: 'Phone is required' } } },
  modal: { messages: { Phone: { required: 'Phone is required', pattern: 'Not a number' } }, shown: 'last' },
}

/** Validates an enquiry, with the messages of its variant (spec 5). */
export function checkEnquiry(variant: EnquiryVariant, values: Values, code: string): Errors {
  const { messages, captchaRequired, shown } = differences[variant]
  const rules = rulesOf(contract, Object.keys(contract.properties), messages)
  return check({ ...rules, Captcha: captchaRules(code, captchaRequired) }, values, shown)
}
