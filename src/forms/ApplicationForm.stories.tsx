import { userEvent, within } from 'storybook/test'
import { beginning, receiving, sending, submitting } from '../../.storybook/forms/states.ts'
import { ApplicationForm } from './ApplicationForm.tsx'

type StoryContext = Parameters<typeof submitting>[0]

const valid = {
  Name: 'Asha Rao',
  Email: 'asha@example.com',
  Phone: '+91 120 456 789',
  UploadFile: new File(['%PDF-1.7'], 'asha-rao.pdf', { type: 'application/pdf' }),
}

const chooseExperienced = ({ canvasElement }: StoryContext) =>
  userEvent.click(within(canvasElement).getByRole('radio', { name: 'Experienced' }))

export default {
  title: 'Forms/Application',
  component: ApplicationForm,
  tags: ['autodocs'],
  args: { post: 'React JS developer' },
  beforeEach: beginning('application', 'accepts'),
  parameters: { layout: 'padded' },
}

export const Empty = {}

/** Experienced applicants also state current and expected CTC (spec 5). */
export const Experienced = { play: chooseExperienced, tags: ['!autodocs'] }

/** Submitted empty. */
export const Errors = { play: submitting, tags: ['!autodocs'] }

/** All fields are valid except the two CTCs, which are checked last (spec 5). */
export const ErrorsInCtc = {
  tags: ['!autodocs'],
  play: async (shown: StoryContext) => {
    await chooseExperienced(shown)
    await sending(valid, 'Enter a valid current CTC')(shown)
  },
}

/** With the progress of the upload. */
export const Submitting = {
  beforeEach: beginning('application', 'never'),
  tags: ['!autodocs'],
  play: sending(valid, 'Submitting...'),
}

export const Success = { play: receiving(valid), tags: ['!autodocs'] }

/** The chosen file is preserved as well (spec 8). */
export const Failure = {
  beforeEach: beginning('application', 'fails'),
  tags: ['!autodocs'],
  play: sending(valid, 'Your application was not sent'),
}
