import { beginning, receiving, sending, submitting } from '../../.storybook/forms/states.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import { keep } from './unsent.ts'

const valid = { Name: 'Asha Rao', Email: 'asha@example.com', Phone: '+91 120 456 789', Message: 'Our stock list.' }

export default {
  title: 'Forms/Enquiry',
  component: EnquiryForm,
  tags: ['autodocs'],
  args: { variant: 'contact', web: false },
  argTypes: { variant: { control: 'select', options: ['contact', 'service', 'careers', 'modal'] } },
  beforeEach: beginning('enquiry', 'accepts'),
  parameters: { layout: 'padded' },
}

export const Empty = {}

/** For pages about websites: also asks for the address of the current site. */
export const AboutAWebsite = { args: { variant: 'service', web: true }, tags: ['!autodocs'] }

/** Submitted empty: a summary above, a message below each field, a new captcha (spec 5). */
export const Errors = { play: submitting, tags: ['!autodocs'] }

/** The overlay appears after 0.5 s and disappears after 3.5 s at the latest (spec 9); 'Remount' shows it again. */
export const Submitting = {
  beforeEach: beginning('enquiry', 'never'),
  tags: ['!autodocs'],
  play: sending(valid, 'Submitting...'),
}

/** The dialog 'Received' stays for 20 s (spec 9); the form is empty again. */
export const Success = { play: receiving(valid), tags: ['!autodocs'] }

/** Says what happened and what to do; all input is preserved (spec 8). */
export const Failure = {
  beforeEach: beginning('enquiry', 'fails'),
  tags: ['!autodocs'],
  play: sending(valid, 'Your enquiry was not sent'),
}

/** Offers to send what an earlier visit could not. */
export const UnsentBefore = {
  beforeEach: () => {
    const end = beginning('enquiry', 'accepts')({ args: {} })
    keep({ kind: 'enquiry', fields: valid })
    return end
  },
  tags: ['!autodocs'],
}
