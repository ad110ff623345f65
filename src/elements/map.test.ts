// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import './map.ts'

const address = 'https://maps.example/embed'

const place = () => {
  document.body.innerHTML = `<ns-map data-src="${address}" data-title="Map: the office"><button>Show the map</button></ns-map>`
}
const frame = () => document.querySelector<HTMLIFrameElement>('ns-map > iframe')

afterEach(() => vi.unstubAllGlobals())

it('shows the map in a sandboxed frame that learns nothing of the page, and leaves the keyboard where it is', () => {
  place()
  expect(frame()?.src).toBe(address)
  expect(frame()?.title).toBe('Map: the office')
  expect(frame()?.getAttribute('sandbox')).not.toMatch(/allow-top-navigation|allow-forms/)
  expect(frame()?.getAttribute('referrerpolicy') ?? frame()?.referrerPolicy).toBe('no-referrer')
  expect(document.querySelector('button')).toBeNull()
  expect(document.activeElement).toBe(document.body)
})

it('keeps its frame when it is moved', () => {
  place()
  const before = frame()
  document.body.append(document.querySelector('ns-map') as HTMLElement)
  expect(frame()).toBe(before)
})

describe.each([
  ['asks for privacy', { onLine: true, globalPrivacyControl: true }],
  ['saves data', { onLine: true, connection: { saveData: true } }],
  ['is offline', { onLine: false }],
])('where the browser %s', (_reason, navigator) => {
  it('asks the other host for nothing before the press, and moves the keyboard there after it', () => {
    vi.stubGlobal('navigator', navigator)
    place()
    expect(frame()).toBeNull()
    expect(document.body.innerHTML).not.toContain(' src=')
    document.querySelector('button')?.click()
    expect(frame()?.src).toBe(address)
    expect(document.activeElement).toBe(frame())
  })

  it('listens no longer once it has left the page, and again when it is back', () => {
    vi.stubGlobal('navigator', navigator)
    place()
    const map = document.querySelector('ns-map') as HTMLElement
    const button = map.querySelector('button') as HTMLButtonElement
    map.remove()
    button.click()
    expect(map.querySelector('iframe')).toBeNull()
    document.body.append(map)
    button.click()
    expect(map.querySelector('iframe')).not.toBeNull()
  })
})
