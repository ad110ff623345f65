import type { Company } from '../contract/index.ts'
import { markupSafe } from './html.ts'
import { withoutOrigins } from './origin.ts'

/** The facts of the company that dialogs show, in the order in which pages carry them. */
const facts = ['phone', 'phone2', 'mobile', 'email', 'address', 'hours', 'support', 'timeZone', 'locality'] as const
const aboutPage = ['about', 'name', 'profile', 'portrait'] as const

/** What a page is about, 'MVP development', and who answers for it; empty if nobody does (spec 2.8). */
export type PageSubject = Record<(typeof aboutPage)[number], string>

/** What dialogs show of the company and of the page (spec 2.8). */
export type Contact = Pick<Company, (typeof facts)[number]> & PageSubject

/** What dialogs show, as a script element: pages carry it, as the code of dialogs must not contain site data. Names would weigh 30 bytes. */
export function contactScript(company: Company, subject?: PageSubject): string {
  const json = JSON.stringify([
    facts.map((name) => company[name]),
    ...(subject ? [aboutPage.map((name) => subject[name])] : []),
  ])
  return `<script type="application/json" data-contact>${markupSafe(withoutOrigins(json))}</script>`
}

/** What dialogs show, in the browser; the app tells the subject of a page that it shows in this document. @throws if the page does not carry it */
export function contactOf(page: Document): Contact {
  const [company, subject = []] = JSON.parse(page.querySelector('script[data-contact]')?.textContent ?? '')
  const named = (names: readonly string[], values: string[]) =>
    Object.fromEntries(names.map((name, at) => [name, values[at] ?? undefined]))
  return { ...named(facts, company), ...named(aboutPage, subject), ...JSON.parse(page.body.dataset.subject ?? '{}') }
}
