// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import './section-list.ts'

/** Heights of the sections, stacked from the top of the page; the window is 768 px high. */
const sections = { first: 700, second: 300, third: 900, last: 200 }
const pageHeight = Object.values(sections).reduce((sum, height) => sum + height)

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  let start = -top
  for (const [id, height] of Object.entries(sections)) {
    const rect = { top: start, bottom: start + height } as DOMRect
    ;(document.getElementById(id) as HTMLElement).getBoundingClientRect = () => rect
    start += height
  }
  dispatchEvent(new Event('scroll'))
}

const active = () => [...document.querySelectorAll('[aria-current]')].map((link) => link.textContent)

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: pageHeight, configurable: true })
  const ids = Object.keys(sections)
  document.body.innerHTML = ids.map((id) => `<section id="${id}"></section>`).join('')
  scrollTo(0)
  const links = ids.map((id) => `<a href="#${id}">${id}</a>`).join('')
  document.body.insertAdjacentHTML('beforeend', `<ns-section-list>${links}</ns-section-list>`)
})

afterEach(() => {
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
  vi.useRealTimers()
})

it('spec 4 · marks the section in the vertical middle of the view', () => {
  expect(active()).toEqual(['first'])
})

it('spec 4 · updates the mark 100 ms after scrolling stops, not before', () => {
  scrollTo(400)
  vi.advanceTimersByTime(99)
  expect(active()).toEqual(['first'])
  scrollTo(410)
  vi.advanceTimersByTime(99)
  expect(active()).toEqual(['first'])
  vi.advanceTimersByTime(1)
  expect(active()).toEqual(['second'])
})

it('marks the section in the address when a link is followed', () => {
  location.hash = '#third'
  dispatchEvent(new Event('hashchange'))
  expect(active()).toEqual(['third'])
})

it('keeps a chosen section marked if the page ends before it reaches the middle', () => {
  location.hash = '#last'
  dispatchEvent(new Event('hashchange'))
  scrollTo(pageHeight - innerHeight)
  vi.advanceTimersByTime(100)
  expect(active()).toEqual(['last'])
  scrollTo(800)
  vi.advanceTimersByTime(100)
  expect(active()).toEqual(['third'])
})

it('does nothing after it was removed', () => {
  const list = document.querySelector('ns-section-list') as HTMLElement
  scrollTo(1200)
  list.remove()
  vi.advanceTimersByTime(1000)
  scrollTo(400)
  expect(vi.getTimerCount()).toBe(0)
  expect(list.querySelector('[aria-current]')?.textContent).toBe('first')
})
