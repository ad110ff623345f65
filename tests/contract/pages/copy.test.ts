// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paths, type RenderedPage, rendered, textOf } from './rendered.ts'

const pages = await Promise.all(paths.map(rendered))

/** Marketing phrases that would fit any company's page. */
const filler =
  /\b(cutting[- ]edge|state[- ]of[- ]the[- ]art|world[- ]class|best[- ]in[- ]class|seamless(ly)?|empower\w*|unlock\w*|leverag\w*|robust\w*|elevat(e|es|ing)|tailored solutions?|innovative|holistic|synerg\w*|revolutioni[sz]\w*|game[- ]chang\w*|one[- ]stop|next level|delve|solutions? provider|lorem|ipsum)\b/i

/** American spellings. */
const american =
  /\b(color|behavior|center|organiz\w*|optimiz\w*|customiz\w*|analyz\w*|catalog|fulfill?ment|moderniz\w*|prioriti[z]\w*)\b/i

/** Text that repeats by its nature: forms, the postal address, dates, breadcrumbs, names of reviewers, the eight claims. */
const common = 'form, address, nav, p:has(time), noscript, figcaption:has(b), p:has(+ form), [class*="withoutScript"]'

/** The sentences of a page, without such text. */
function sentencesOf({ blocks }: RenderedPage): string[] {
  const claims = (element: Element) => element.querySelectorAll('li').length === 8
  return blocks
    .filter(({ type, element }) => type !== 'why-choose-us' || !claims(element))
    .flatMap(({ element }) => [...element.querySelectorAll('h1, h2, h3, p, dd, dt, figcaption')])
    .filter((element) => !element.closest(common) && !element.querySelector('address'))
    .flatMap((element) => textOf(element).split(/(?<=[.!?:])\s+/))
    .filter((sentence) => sentence.split(' ').length >= 6)
}

const sentences = pages.map((page) => ({ path: page.path, own: sentencesOf(page) }))

/** Every text of pages-data but lines of code, as `file: text`. */
const authored = readdirSync('pages-data', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    const texts: string[] = []
    JSON.parse(readFileSync(`pages-data/${file}`, 'utf8'), (key, value) => {
      if (typeof value === 'string' && key !== 'text') texts.push(`${file}: ${value}`)
      return value
    })
    return texts
  })

describe('copy', () => {
  it('apostrophes and quotation marks are typographic', () => {
    expect(authored.filter((text) => /['"]/.test(text))).toEqual([])
  })

  it('no sentence of six or more words is on two pages', () => {
    const first = new Map<string, string>()
    const twice: string[] = []
    for (const page of sentences)
      for (const sentence of page.own) {
        const before = first.get(sentence)
        if (before && before !== page.path) twice.push(`${before} and ${page.path}: ${sentence}`)
        first.set(sentence, page.path)
      }
    expect(twice).toEqual([])
  })

  it.each(pages)('$path has no empty phrases and British spelling', (page) => {
    const own = page.blocks.flatMap(({ element }) =>
      [...element.querySelectorAll('h1, h2, h3, p, li, dd, dt, figcaption, a')].filter((part) => !part.closest('nav')),
    )
    const text = [page.meta.title, page.meta.description, ...own.map(textOf)].join(' ')
    // 'Optimize' is a step that the specification names.
    expect([filler.exec(text)?.[0], american.exec(text.replaceAll('Optimize', ''))?.[0]]).toEqual([
      undefined,
      undefined,
    ])
  })
})
