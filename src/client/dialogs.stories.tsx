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

/** What 'Schedule a Call' asks for once a time is chosen (spec 2.8). */
export const RequestACall = {
  ...ScheduleACall,
  play: async (context: Parameters<typeof ScheduleACall.play>[0]) => {
    await ScheduleACall.play(context)
    ;(await screen.findByRole('button', { name: 'Another time' })).click()
    await screen.findByRole('button', { name: 'Request the call' })
  },
}
