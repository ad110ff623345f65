import { Modal } from './Modal.tsx'
import { toolkit } from './toolkit.ts'

export default { title: 'Toolkit/Modal', component: Modal, tags: ['autodocs'] }

const open = (id: string) => toolkit(document.getElementById(id) as HTMLElement, 'modal').call('show')

/** Escape, the close button or a press on the backdrop closes it. */
export const Plain = {
  render: () => (
    <>
      <button type="button" onClick={() => open('plain-modal')}>
        Ask about this service
      </button>
      <Modal id="plain-modal" title="Half an hour with an engineer">
        <p>Tell us what your system does today, and what it should do by spring.</p>
      </Modal>
    </>
  ),
}

/** A press on the backdrop does not close it. */
export const Static = {
  render: () => (
    <>
      <button type="button" onClick={() => open('static-modal')}>
        Withdraw the application
      </button>
      <Modal id="static-modal" title="Withdraw this application?" isStatic>
        <p>The team will no longer see your CV. You can apply again.</p>
      </Modal>
    </>
  ),
}
