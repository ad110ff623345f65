// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { mainText, rendered, textOf } from './rendered.ts'

/** What each legal page must contain (spec 2.9): headings, and text below them. */
const contents: Record<string, [heading: RegExp, words: RegExp][]> = {
  '/legalnotice': [
    [/^copyright/i, /© 2025 Noida Softworks/],
    [/content copyright/i, /republish|copy/],
    [/electronic communication/i, /communicate with us electronically/],
  ],
  '/privacypolicy': [
    [/contact details/i, /hello@noidasoftworks\.example/],
    [/nothing is collected unless/i, /only when you send it/],
    [/no sale/i, /do not sell/],
    [/use your data/i, /Technical support:.*Email notifications:.*Security:/],
    [/scope/i, /Information Technology Act 2000/],
    [/third part/i, /the privacy policy of its operator applies/],
  ],
  '/termsandconditions': [
    [/use of services/i, /you agree/],
    [/editorial control/i, /may change, add or remove/],
    [/availability is not guaranteed/i, /do not guarantee/],
  ],
}

const pages = await Promise.all(Object.keys(contents).map(rendered))

describe.each(pages)('spec 2.9 · $path', (page) => {
  const headings = page.blocks.flatMap(({ element }) => [...element.querySelectorAll('h2')])

  it.each(contents[page.path] ?? [])('says under %s what the specification lists', (heading, words) => {
    const found = headings.find((element) => heading.test(textOf(element)))
    expect(found, headings.map(textOf).join()).toBeDefined()
    expect(textOf(found?.parentElement)).toMatch(words)
  })

  it('names the company and the day of its last change', () => {
    expect(mainText(page)).toContain('Noida Softworks')
    expect(page.blocks.flatMap(({ element }) => [...element.querySelectorAll('time')])).toHaveLength(1)
  })
})
