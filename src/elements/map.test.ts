// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import './map.ts'

const address = 'https://maps.example/embed'

beforeEach(() => {
  document.body.innerHTML = `<ns-map data-src="${address}" data-title="Map: the office"><button>Show the map</button></ns-map>`
})

it('asks the other host for nothing before the press', () => {
  expect(document.querySelector('iframe')).toBeNull()
  expect(document.body.innerHTML).not.toContain(` src=`)
})

it('shows the map in a sandboxed frame after it, and moves the keyboard there', () => {
  document.querySelector('button')?.click()
  const frame = document.querySelector('ns-map > iframe') as HTMLIFrameElement
  expect(frame.src).toBe(address)
  expect(frame.title).toBe('Map: the office')
  expect(frame.getAttribute('sandbox')).not.toMatch(/allow-top-navigation|allow-forms/)
  expect(frame.getAttribute('referrerpolicy') ?? frame.referrerPolicy).toBe('no-referrer')
  expect(document.querySelector('button')).toBeNull()
  expect(document.activeElement).toBe(frame)
})

it('listens no longer once it has left the page, and again when it is back', () => {
  const map = document.querySelector('ns-map') as HTMLElement
  const button = map.querySelector('button') as HTMLButtonElement
  map.remove()
  button.click()
  expect(map.querySelector('iframe')).toBeNull()
  document.body.append(map)
  button.click()
  expect(map.querySelector('iframe')).not.toBeNull()
})
