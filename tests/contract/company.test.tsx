// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallDialog } from '../../src/client/CallDialog.tsx'
import { describePage } from '../../src/client/document-state.ts'
import { EnquiryDialog } from '../../src/client/EnquiryDialog.tsx'
import type { Company } from '../../src/contract/index.ts'
import { fragmentHtml } from '../../src/engine/render/html-document.ts'
import { renderChrome, subjectOf } from '../../src/engine/render/render.tsx'
import { chromeData } from '../../src/page/chrome-data.ts'
import { contactOf } from '../../src/page/contact.ts'
import { resolvePage } from '../../src/page/resolve.ts'
import { resolver, site } from './block-examples.ts'

const facts: Partial<Company> = {
  ...{ hours: 'Mon-Sat 8AM-4PM', timeZone: 'Europe/London', locality: 'Leeds', support: 'at weekends' },
  ...{ phone: '+44 113 496 0000', address: '1 Wharf Street, Leeds' },
}

const pageAt = (path: string) =>
  resolvePage((site.pages.find(({ data }) => data.path === path) as (typeof site.pages)[number]).data, resolver)

function fragmentOf(path: string): Document {
  const page = pageAt(path)
  const html = fragmentHtml({ page, main: '', script: '', subject: subjectOf(page) })
  return new DOMParser().parseFromString(html, 'text/html')
}

/** Shows the end of a page for a company with these facts. */
function show(path: string, changed: Partial<Company>): void {
  const chrome = chromeData(path, resolver)
  const company = { ...chrome.company, ...changed }
  document.body.innerHTML = renderChrome({ ...chrome, company }, subjectOf(pageAt(path))).footer
}

/** The words of a dialog of the page. */
function wordsOf(Dialog: typeof CallDialog): string {
  const dialog = <Dialog contact={contactOf(document)} opener={document.body} onClose={() => {}} />
  return renderToStaticMarkup(dialog)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  delete document.body.dataset.subject
})

test('page and dialogs show the facts of company.json', () => {
  show('/', facts)
  expect(document.querySelector('footer')?.textContent).toContain('+44 113 496 0000')
  // Saturday, in winter.
  vi.setSystemTime('2026-11-28T12:30Z')
  expect(wordsOf(CallDialog)).toContain('It is 12:30 pm in Leeds: somebody answers now. Call +44 113 496 0000')
  expect(wordsOf(EnquiryDialog)).toContain('1 Wharf Street, Leeds Mon-Sat 8AM-4PM')
  // Sunday, in summer.
  vi.setSystemTime('2027-06-06T12:30Z')
  const closed = wordsOf(CallDialog)
  expect(closed).toContain('Our phones open Monday 8 am in Leeds')
  expect(closed).toContain('Your support desk answers at weekends.')
})

test('hours that nobody can reckon with are shown as they are written', () => {
  show('/', { ...facts, hours: 'by appointment' })
  expect(wordsOf(CallDialog)).toContain('Call us: by appointment.')
  show('/', { ...facts, timeZone: undefined })
  expect(wordsOf(CallDialog)).toContain('Call us: Mon-Sat 8AM-4PM.')
})

test('the enquiry dialog says what the page is about and who answers, also once another is shown', () => {
  show('/mvp-development', {})
  expect(wordsOf(EnquiryDialog)).toMatch(/About: MVP development .*For us: Suresh Bhatnagar , \w/)
  describePage(fragmentOf('/web-development-services'))
  expect(wordsOf(EnquiryDialog)).toMatch(/About: Web development .*For us: Kavitha Ramanathan , \w/)
  describePage(fragmentOf('/career'))
  expect(wordsOf(EnquiryDialog)).not.toMatch(/About:|For us:/)
})
