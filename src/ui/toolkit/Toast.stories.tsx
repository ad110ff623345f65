import { Toast } from './Toast.tsx'
import { toolkit } from './toolkit.ts'

export default { title: 'Toolkit/Toast', component: Toast, tags: ['autodocs'] }

const show = (id: string) => toolkit(document.getElementById(id) as HTMLElement, 'toast').call('show')

/** Hides itself after 5 s, unless the pointer or the focus is on it. */
export const Autohide = {
  render: () => (
    <>
      <button type="button" onClick={() => show('saved-toast')}>
        Save the draft
      </button>
      <Toast id="saved-toast">Your draft is saved on this device.</Toast>
    </>
  ),
}

/** Stays until it is dismissed. */
export const Persistent = {
  render: () => (
    <>
      <button type="button" onClick={() => show('offline-toast')}>
        Send
      </button>
      <Toast id="offline-toast" autohide={false}>
        You are offline. We send your enquiry when you are back.
      </Toast>
    </>
  ),
}
