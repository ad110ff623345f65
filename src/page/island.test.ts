// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { islandHtml, islandOf, withoutLongProps } from './island.ts'

const html = (text: string) => islandHtml({ type: 'faq', prefix: 'b3-', props: { text } }, '<p>Finished</p>')

function read(source: string) {
  document.body.innerHTML = `${source}<p>The next block</p>`
  return islandOf(document.querySelector('ns-island') as Element)
}

it('an island has its props beside it, whatever is in them', () => {
  const text = '</template><template data-props> &amp; <!--'
  expect(read(withoutLongProps(html(text), 'v1'))).toEqual({ type: 'faq', prefix: 'b3-', props: { text } })
})

it('long props are left to the data file of the page, which is named by its version', () => {
  const short = withoutLongProps(html('long '.repeat(1000)), 'v1')
  expect(read(short)).toEqual({ type: 'faq', prefix: 'b3-' })
  expect(short).toContain('<ns-island type="faq" prefix="b3-" data="v1">')
})

it('what is not an island stays whole', () => {
  const data = `<template data-props>"${'long '.repeat(1000)}"</template>`
  expect(withoutLongProps(`<p>Text</p>${data}`, 'v1')).toBe(`<p>Text</p>${data}`)
})
