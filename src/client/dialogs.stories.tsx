import { screen } from 'storybook/test'
import { beginning } from '../../.storybook/forms/states.ts'
import { openDialog } from './dialogs.tsx'

export default { title: 'Chrome/Dialogs', beforeEach: beginning('enquiry', 'accepts') }

const opened = (name: 'enquiry' | 'call', title: string) => ({
  render: () => (
    <button type="button" onClick={({ currentTarget }) => openDialog(name, currentTarget)}>
      {title}
    </button>
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    canvasElement.querySelector('button')?.click()
    await screen.findByRole('dialog', { name: title })
  },
})

/** Contact details and the enquiry form; 'Work with Us' opens it (spec 2.8). */
export const RequestFreeConsultation = opened('enquiry', 'Request Free Consultation')

/** A phone number and an e-mail address (spec 2.8). */
export const ScheduleACall = opened('call', 'Schedule a Call')
