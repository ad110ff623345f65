import { useState } from 'react'
import { Button } from './Button.tsx'
import { closeAllDialogs } from './dialog-history.ts'
import { Dialog } from './Dialog.tsx'

export default { title: 'UI/Dialog', component: Dialog, beforeEach: () => closeAllDialogs }

function Opening() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog title="Half an hour with an engineer" onClose={() => setOpen(false)}>
          <p>The focus is on the title, stays in the dialog, and returns to the button. Back closes it too.</p>
        </Dialog>
      )}
    </>
  )
}

export const Open = { render: () => <Opening /> }
