import { createRoot, type Root } from 'react-dom/client'
import { CallDialog } from './CallDialog.tsx'
import { EnquiryDialog } from './EnquiryDialog.tsx'

const dialogs = { enquiry: EnquiryDialog, call: CallDialog }

/** What every dialog of the site is given. */
export interface SiteDialogProps {
  opener: Element
  onClose: () => void
}

let root: Root | undefined
let opened = 0

/**
 * Opens a dialog of the site (spec 2.8). It is made anew each time, so that closing it resets its form.
 * @param opener has the focus when the dialog is closed
 */
export function openDialog(name: keyof typeof dialogs, opener: Element): void {
  const Dialog = dialogs[name]
  root ??= createRoot(document.body.appendChild(document.createElement('div')), { identifierPrefix: 'dialog-' })
  root.render(<Dialog key={opened++} opener={opener} onClose={() => root?.render(null)} />)
}
