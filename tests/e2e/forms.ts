import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page, Request } from '@playwright/test'
import { runInbox } from '../../src/tools/serve/inbox/command.ts'
import { test as base, expect, lookAbout } from './site.ts'

/** Every form of the site: where it stands, and how to get to it. */
export const places = {
  contact: { path: '/contact' },
  service: { path: '/software-development-company-noida-india' },
  web: { path: '/web-development-services' },
  careers: { path: '/career' },
  modal: { path: '/about', opener: 'Work with Us' },
  application: { path: '/career?job=react-js-developer&view=apply' },
} as const

export type PlaceName = keyof typeof places

/** The names of the enquiry forms, without the application. */
export const enquiryForms = ['contact', 'service', 'web', 'careers', 'modal'] as const

/** What passes every rule. */
export const right = { Name: 'Asha Rao', Email: 'asha@example.com', Phone: '+91 120 456 789', Message: 'Two words.' }

export const endpoints = {
  enquiry: '/api/Email/SubmitEnquiry',
  application: '/api/JobSeekerEmail/SubmitJobSeekerEnquiry',
}

/** What the test's own script offers in the page. */
interface Watch {
  errorsIn: (form: Element) => Record<string, string>
}

/** Sees what a canvas is told to draw, as a person sees what it shows: the six characters drawn last. */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        const { fillText } = CanvasRenderingContext2D.prototype
        CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
          const { dataset } = this.canvas
          dataset.drawn = ((dataset.drawn ?? '') + text).slice(-6)
          return fillText.call(this, text, ...rest)
        }
        const errorsIn: Watch['errorsIn'] = (form) =>
          Object.fromEntries(
            [...form.querySelectorAll('[aria-invalid=true]')].map((input) => {
              const [message = ''] = (input.getAttribute('aria-describedby') ?? '').split(' ')
              return [input.getAttribute('name'), document.getElementById(message)?.textContent]
            }),
          )
        Object.assign(window, { errorsIn })
      })
      await use(undefined)
    },
    { auto: true },
  ],
})

export { expect }

/** The form of a place; the careers page has two. */
export function formOf(page: Page, place: PlaceName): Locator {
  if (place === 'modal') return page.locator('dialog form')
  return page.locator(
    `main form:has(canvas)${place === 'application' ? ':has([name=Post])' : ':not(:has([name=Post]))'}`,
  )
}

/** Opens a form and waits until it is alive: only then does it show a captcha. */
export async function open(page: Page, place: PlaceName): Promise<Locator> {
  const { path, ...way } = places[place]
  await page.goto(path)
  if ('opener' in way) await page.locator('header').getByRole('link', { name: way.opener }).click()
  const form = formOf(page, place)
  await form.scrollIntoViewIfNeeded()
  await lookAbout(page)
  await expect(form.locator('canvas')).toHaveAttribute('data-drawn', /^.{6}$/)
  return form
}

/** Opens the careers page and waits until its board is alive: without a query it waits for a visitor who moves. */
export async function openBoard(page: Page, query = ''): Promise<void> {
  await page.goto(`/career${query}`)
  await lookAbout(page)
  await expect(page.locator('ns-island[type=job-board]')).toHaveAttribute('awake', '')
}

/** The code that the captcha shows now. */
export const shownCode = async (form: Locator): Promise<string> =>
  (await form.locator('canvas').getAttribute('data-drawn')) ?? ''

/** Types into fields by the name under which they are sent. */
export async function type(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value)
}

export const submit = (form: Locator): Promise<void> => form.getByRole('button', { name: /^Submit/ }).click()

/** Types everything as it should be and submits. */
export async function send(form: Locator, values: Record<string, string> = right): Promise<void> {
  await type(form, { ...values, Captcha: await shownCode(form) })
  await submit(form)
}

/** A file to choose in a form. */
export interface GivenFile {
  name: string
  type: string
  size: number
}

/**
 * Submits once for each row, as fast as a program can, and says what stands under which field then. The captcha stays
 * wrong, so that nothing is sent.
 */
export const messagesFor = (
  form: Locator,
  rows: Record<string, string | GivenFile>[],
): Promise<Record<string, string>[]> =>
  form.evaluate(
    (element: HTMLFormElement, rows) =>
      rows.map((row) => {
        for (const [name, value] of Object.entries(row)) {
          const field = element.elements.namedItem(name) as HTMLInputElement
          if (typeof value === 'string') field.value = value
          else {
            const chosen = new DataTransfer()
            chosen.items.add(new File([new Uint8Array(value.size)], value.name, { type: value.type }))
            field.files = chosen.files
          }
        }
        element.requestSubmit()
        return (window as unknown as Watch).errorsIn(element)
      }),
    rows,
  )

/** The message under each field that has one. */
export const errorsOf = (form: Locator): Promise<Record<string, string>> =>
  form.evaluate((element) => (window as unknown as Watch).errorsIn(element))

/** The calls to the API from now on. */
export function calls(page: Page): Request[] {
  const made: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) made.push(request)
  })
  return made
}

export const received = (page: Page): Locator => page.getByRole('dialog', { name: 'Received' })

/** What the server keeps, as `npm run inbox` exports it: the fields of each submission, and the folder with files. */
export async function inbox(): Promise<{
  folder: string
  submissions: { fields: Record<string, unknown>; file?: string; mark?: string }[]
}> {
  const folder = await mkdtemp(join(tmpdir(), 'inbox-'))
  await runInbox({ values: { format: 'json' }, positionals: ['export', folder] }, { DATA_DIR: process.env.SITE_DATA })
  return { folder, submissions: JSON.parse(await readFile(join(folder, 'submissions.json'), 'utf8')) }
}

/** The fields of each submission that came with this mail address. */
export async function keptFrom(email: string): Promise<Record<string, unknown>[]> {
  const { submissions } = await inbox()
  return submissions.map(({ fields }) => fields).filter(({ Email }) => Email === email)
}
