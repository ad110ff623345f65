import { screen, userEvent, within } from 'storybook/test'
import { beginning, sending, submitting } from '../../.storybook/forms/states.ts'
import { ApplicationForm } from './ApplicationForm.tsx'

type Shown = Parameters<typeof submitting>[0]

const right = {
  Name: 'Asha Rao',
  Email: 'asha@example.com',
  Phone: '+91 120 456 789',
  UploadFile: new File(['%PDF-1.7'], 'asha-rao.pdf', { type: 'application/pdf' }),
}

const chooseExperienced = ({ canvasElement }: Shown) =>
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

/** Who is experienced also says what is earned and expected (spec 5). */
export const Experienced = { play: chooseExperienced, tags: ['!autodocs'] }

/** Submitted empty. */
export const Errors = { play: submitting, tags: ['!autodocs'] }

/** Everything is right but the two figures, which are checked last (spec 5). */
export const ErrorsInFigures = {
  tags: ['!autodocs'],
  play: async (shown: Shown) => {
    await chooseExperienced(shown)
    await sending(right)(shown)
    await within(shown.canvasElement).findByText('Enter a valid current CTC')
  },
}

/** With the part of the file that has left. */
export const Submitting = {
  beforeEach: beginning('application', 'never'),
  tags: ['!autodocs'],
  play: async (shown: Shown) => {
    await sending(right)(shown)
    await within(shown.canvasElement).findByText('Submitting...')
  },
}

export const Success = {
  tags: ['!autodocs'],
  play: async (shown: Shown) => {
    await sending(right)(shown)
    await screen.findByRole('dialog', { name: 'Received' })
  },
}

/** The file is kept as well. */
export const Failure = {
  beforeEach: beginning('application', 'fails'),
  tags: ['!autodocs'],
  play: async (shown: Shown) => {
    await sending(right)(shown)
    await within(shown.canvasElement).findByText('Your application was not sent')
  },
}
