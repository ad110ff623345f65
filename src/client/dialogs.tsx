import { createRoot, type Root } from 'react-dom/client'
import { type Contact, contactOf } from '../page/contact.ts'
import { CallDialog } from './CallDialog.tsx'
import { EnquiryDialog } from './EnquiryDialog.tsx'

// Part of this script, which loads all it needs: a script of its own would be listed in the entry script of every page.
export { finishSending } from '../forms/finish-sending.ts'

const dialogs = { enquiry: EnquiryDialog, call: CallDialog }

/** The props of every dialog. */
export interface SiteDialogProps {
  contact: Contact
  opener: Element
  onClose: () => void
}

let root: Root | undefined
let opened = 0

/**
 * Opens a dialog of the site (spec 2.8). A new one is created each time, so that closing it resets its form.
 * @param opener gets the focus back when the dialog is closed
 * @throws if the page has no contact data
 */
export function openDialog(name: keyof typeof dialogs, opener: Element): void {
  const Dialog = dialogs[name]
  const contact = contactOf(document)
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Dialog key={opened++} contact={contact} opener={opener} onClose={() => root?.render(null)} />)
}
