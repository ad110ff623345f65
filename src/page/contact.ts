import type { Company } from '../contract/index.ts'
import { scriptSafe } from './html.ts'

/** The contact data that dialogs show (spec 2.8). */
export type Contact = Pick<Company, 'address' | 'email' | 'hours' | 'mobile' | 'phone' | 'phone2'>

/** The contact data as a script element: pages carry it for their dialogs, whose code must not contain site data. */
export function contactScript({ address, email, hours, mobile, phone, phone2 }: Company): string {
  const contact: Contact = { address, email, hours, mobile, phone, phone2 }
  return `<script type="application/json" data-contact>${scriptSafe(JSON.stringify(contact))}</script>`
}

/** Reads the contact data of a page in the browser. @throws if the page has none */
export const contactOf = (page: ParentNode): Contact =>
  JSON.parse(page.querySelector('script[data-contact]')?.textContent ?? '') as Contact
