// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { carry } from '../page/origin.ts'
import { blockStarts, forgetAhead, mendBlock, showAhead } from './dev-blocks.ts'

/** Shows the HTML of a block as in a page of the dev server, and changes it to another version. */
function mended(before: string, after: string, meanwhile: (main: HTMLElement) => void = () => {}) {
  document.body.innerHTML = `<main id="main"><!--block 0-->${before}<!--block 1--><p>Next</p></main>`
  const main = document.getElementById('main') as HTMLElement
  meanwhile(main)
  const elements = [...main.querySelectorAll('*')]
  const isMended = mendBlock(blockStarts()[0] as Comment, before, after)
  return {
    isMended,
    main,
    isSame: [...main.querySelectorAll('*')].every((element, index) => element === elements[index]),
  }
}

describe('a block of which only texts and attributes differ', () => {
  afterEach(forgetAhead)

  test('keeps its elements, and what the visitor opened', () => {
    const html = (title: string, alt: string) =>
      `<details><summary>${title}</summary><img alt="${alt}" src="/a.jpg"></details>`
    const { isMended, isSame, main } = mended(html('One', 'a'), html('Two', 'b'), (main) => {
      const details = main.querySelector('details')
      if (details) details.open = true
    })
    expect([isMended, isSame]).toEqual([true, true])
    expect(main.querySelector('summary')?.textContent).toBe('Two')
    expect(main.querySelector('img')?.alt).toBe('b')
    expect(main.querySelector('details')?.open).toBe(true)
    expect(main.querySelector('p')?.textContent).toBe('Next')
  })

  test.each([
    ['another element', '<p>One</p>', '<h2>One</h2>'],
    ['more elements', '<p>One</p>', '<p>One</p><p>Two</p>'],
    ['another attribute', '<p>One</p>', '<p hidden>One</p>'],
    ['words in an element', '<p>One</p>', '<p>O<b>n</b>e</p>'],
    ['an island, whose texts React knows', '<ns-island><p>One</p></ns-island>', '<ns-island><p>Two</p></ns-island>'],
  ])('not with %s: nothing is changed', (_, before, after) => {
    const { isMended, main } = mended(before, after)
    expect(isMended).toBe(false)
    expect(main.innerHTML).toContain(before)
  })

  test('not where a script has written something else', () => {
    const count = (main: HTMLElement) => {
      const figure = main.querySelector('b')
      if (figure) figure.textContent = '7'
    }
    expect(mended('<b>10</b>', '<b>12</b>', count).isMended).toBe(false)
    expect(mended('<i>One</i><b>10</b>', '<i>Two</i><b>10</b>', count).isMended).toBe(true)
  })

  test('origins do not count: they are taken from the page while it is shown', () => {
    const text = (words: string) => `<p>${carry.text(words, 'pages-data/a.json#/blocks/0/title')}</p>`
    const { isMended, main } = mended(text('One'), text('Two'), (main) => {
      const words = main.querySelector('p')?.firstChild
      if (words) words.textContent = 'One'
    })
    expect(isMended).toBe(true)
    expect(`<p>${main.querySelector('p')?.textContent}</p>`).toBe(text('Two'))
  })

  test('letters that are ahead of the server stay, until it has caught up, says something else, or they are taken back', () => {
    const type =
      (...letters: string[]) =>
      (main: HTMLElement) => {
        const words = main.querySelector('p')?.firstChild as Text
        for (const text of letters) showAhead([words], words.data, text)
      }
    const shown = (after: string) => {
      const { isMended, main } = mended('<p>a</p>', `<p>${after}</p>`, type('ab', 'abc'))
      const words = main.querySelector('p')?.firstChild as Text
      const before = words.data
      forgetAhead()
      return [isMended, before, words.data]
    }
    expect(shown('a')).toEqual([true, 'abc', 'a'])
    expect(shown('ab')).toEqual([true, 'abc', 'ab'])
    expect(shown('abc')).toEqual([true, 'abc', 'abc'])
    expect(shown('Abc')).toEqual([true, 'Abc', 'Abc'])
  })
})
