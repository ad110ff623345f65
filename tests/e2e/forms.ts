import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page, Request, Route } from '@playwright/test'
import { runInbox } from '../../src/tools/serve/inbox/command.ts'
import { test as base, expect, lookAbout } from './site.ts'

/** Every form of the site: its page, and how to open it. */
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

/** Valid values for every field. */
export const right = { Name: 'Asha Rao', Email: 'asha@example.com', Phone: '+91 120 456 789', Message: 'Two words.' }

export const endpoints = {
  enquiry: '/api/Email/SubmitEnquiry',
  application: '/api/JobSeekerEmail/SubmitJobSeekerEnquiry',
}

/** Functions that the tests' script adds to the page. */
interface Watch {
  errorsIn: (form: Element) => Record<string, string>
}

/** Records the last six characters drawn on a canvas, and adds what tests ask of a form. */
function watch(): void {
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
}

/** Nothing moves. */
export const test = base.extend({
  contextOptions: { reducedMotion: 'reduce' },
  script: `(${watch})()`,
})

export { expect }

/** The form on a page; the careers page has two. */
export function formOf(page: Page, place: PlaceName): Locator {
  if (place === 'modal') return page.locator('dialog form')
  return page.locator(
    `main form:has(canvas)${place === 'application' ? ':has([name=Post])' : ':not(:has([name=Post]))'}`,
  )
}

/** Opens a form and waits until it is hydrated, when it shows a captcha. */
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

/** Holds back the answer to an enquiry until the test gives it. @param answer that it was accepted, if it says nothing else */
export async function holdAnswer(
  page: Page,
  answer: Parameters<Route['fulfill']>[0] = { json: true },
): Promise<() => void> {
  let give = () => {}
  const held = new Promise<void>((resolve) => {
    give = resolve
  })
  await page.route(`**${endpoints.enquiry}`, (route) => held.then(() => route.fulfill(answer)))
  return () => give()
}

/** Opens the careers page, moves the pointer and waits until the board is hydrated. */
export async function openBoard(page: Page, query = ''): Promise<void> {
  await page.goto(`/career${query}`)
  await lookAbout(page)
  await expect(page.locator('ns-island[type=job-board]')).toHaveAttribute('awake', '')
}

/** The current code of the captcha. */
export const shownCode = async (form: Locator): Promise<string> =>
  (await form.locator('canvas[data-drawn]').getAttribute('data-drawn')) ?? ''

/** Presses the button for another code. @returns it, once it is drawn */
export async function anotherCode(form: Locator): Promise<string> {
  const code = await shownCode(form)
  await form.getByRole('button', { name: 'Show another code' }).click()
  await expect(form.locator('canvas')).not.toHaveAttribute('data-drawn', code)
  return shownCode(form)
}

/** Fills in fields by name. */
export async function type(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value)
}

export const submit = (form: Locator): Promise<void> => form.getByRole('button', { name: /^Submit/ }).click()

/** Fills in valid values and submits. */
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
 * Submits once for each row, and returns the messages of the fields. The captcha is always wrong, so that nothing is
 * sent.
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

/** The messages below fields. */
export const errorsOf = (form: Locator): Promise<Record<string, string>> =>
  form.evaluate((element) => (window as unknown as Watch).errorsIn(element))

/** Submits what is not valid, and waits for its messages and for the new code, which empties the captcha's field. */
export async function submitWrong(form: Locator, messages: Record<string, string | undefined>): Promise<void> {
  const code = await shownCode(form)
  await submit(form)
  await expect.poll(() => errorsOf(form)).toEqual(messages)
  await expect(form.locator('canvas')).not.toHaveAttribute('data-drawn', code)
}

/** Records the calls to the API. */
export function calls(page: Page): Request[] {
  const made: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) made.push(request)
  })
  return made
}

export const received = (page: Page): Locator => page.getByRole('dialog', { name: 'Received' })

/** The stored submissions, exported by `npm run inbox`: their fields, and the folder with files. */
export async function inbox(): Promise<{
  folder: string
  submissions: { fields: Record<string, unknown>; file?: string; mark?: string }[]
}> {
  const folder = await mkdtemp(join(tmpdir(), 'inbox-'))
  await runInbox({ values: { format: 'json' }, positionals: ['export', folder] }, { DATA_DIR: process.env.SITE_DATA })
  return { folder, submissions: JSON.parse(await readFile(join(folder, 'submissions.json'), 'utf8')) }
}

/** The fields of the submissions with this mail address. */
export async function keptFrom(email: string): Promise<Record<string, unknown>[]> {
  const { submissions } = await inbox()
  return submissions.map(({ fields }) => fields).filter(({ Email }) => Email === email)
}
