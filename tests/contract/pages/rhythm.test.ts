// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { paths, rendered } from './rendered.ts'

const pages = await Promise.all(paths.map(rendered))

describe('design · rhythm of a page', () => {
  it.each(pages)(
    '$path: no two tinted, dark or blue sections in a row, but for a strip that closes the last',
    ({ blocks }) => {
      const tones = blocks
        .flatMap(({ type, element }) =>
          [...element.querySelectorAll('section:not([class*="joined"])')].map((section) => ({
            type,
            tone: (section as HTMLElement).dataset.tone,
          })),
        )
        .filter(({ tone }) => tone)
      const touching = tones.filter(({ tone }, index) => tone !== 'plain' && tone === tones[index + 1]?.tone)
      expect(touching).toEqual([])
    },
  )

  it.each(pages)('$path: no picture twice', ({ blocks }) => {
    // A banner's line of people is an index of those whom its page then shows in full, and steps show parts of one drawing.
    const pictures = blocks.flatMap(({ type, element }) =>
      [...element.querySelectorAll(/banner|steps/.test(type) ? 'img:not(ol > li > img)' : 'img')].map(
        (image) => image.getAttribute('src') ?? '',
      ),
    )
    const own = pictures.filter((source) => !/\/(clients|tech)\//.test(source))
    expect(own.filter((source, index) => own.indexOf(source) !== index)).toEqual([])
  })

  it.each(pages)('$path: no icon twice in one list', ({ blocks }) => {
    for (const { element } of blocks)
      for (const list of element.querySelectorAll('ul, ol')) {
        const icons = [...list.querySelectorAll('use[href*="-duotone"]')].map((use) => use.getAttribute('href'))
        expect(new Set(icons).size, icons.join()).toBe(icons.length)
      }
  })
})
