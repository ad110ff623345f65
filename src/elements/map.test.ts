// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import './map.ts'

const address = 'https://maps.example/embed'
const asked = vi.fn<typeof fetch>()

const place = () => {
  document.body.innerHTML = `<ns-map data-src="${address}" data-title="Map: the office"><img alt="A plan"><div><button>Show the map</button><p role="status"></p></div></ns-map>`
}
const map = () => document.querySelector('ns-map') as HTMLElement
const frame = () => document.querySelector<HTMLIFrameElement>('ns-map > iframe')
const button = () => document.querySelector('button') as HTMLButtonElement
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  asked.mockReset().mockResolvedValue(new Response())
})
afterEach(() => vi.unstubAllGlobals())

it('shows the map in a sandboxed frame that learns nothing of the page, and leaves the keyboard where it is', async () => {
  place()
  await settled()
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    address,
    expect.objectContaining({ method: 'HEAD', mode: 'no-cors', referrerPolicy: 'no-referrer' }),
  )
  expect(frame()?.src).toBe(address)
  expect(frame()?.title).toBe('Map: the office')
  expect(frame()?.getAttribute('sandbox')).not.toMatch(/allow-top-navigation|allow-forms/)
  expect(frame()?.getAttribute('referrerpolicy') ?? frame()?.referrerPolicy).toBe('no-referrer')
  expect(map().dataset.asks).toBeUndefined()
  expect(document.activeElement).toBe(document.body)
})

it('shows the frame once it is loaded, over the drawing', async () => {
  place()
  await settled()
  expect(frame()?.dataset.loaded).toBeUndefined()
  frame()?.dispatchEvent(new Event('load'))
  expect(frame()?.dataset.loaded).toBe('')
  expect(document.querySelector('ns-map > img')).not.toBeNull()
})

it('leaves the drawing as it is where the host does not answer', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
  place()
  await settled()
  expect(frame()).toBeNull()
  expect(map().dataset.asks).toBeUndefined()
})

it('keeps its frame when it is moved', async () => {
  place()
  await settled()
  const before = frame()
  document.body.append(map())
  await settled()
  expect(before).not.toBeNull()
  expect(frame()).toBe(before)
})

describe.each([
  ['asks for privacy', { onLine: true, globalPrivacyControl: true }],
  ['saves data', { onLine: true, connection: { saveData: true } }],
  ['is offline', { onLine: false }],
])('where the browser %s', (_reason, navigator) => {
  beforeEach(() => {
    vi.stubGlobal('navigator', navigator)
    place()
  })

  it('asks the other host for nothing before the press, and moves the keyboard there after it', async () => {
    await settled()
    expect(asked).not.toHaveBeenCalled()
    expect(map().dataset.asks).toBe('')
    button().click()
    await settled()
    expect(frame()?.src).toBe(address)
    expect(document.activeElement).toBe(frame())
    frame()?.dispatchEvent(new Event('load'))
    expect(map().dataset.asks).toBeUndefined()
  })

  it('says so where the host does not answer a press, and may be pressed again', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    button().click()
    await settled()
    expect(document.querySelector('[role=status]')?.textContent).toBe('The map cannot be reached at the moment.')
    button().click()
    await settled()
    expect(frame()).not.toBeNull()
  })

  it('listens no longer once it has left the page, and again when it is back', async () => {
    const away = map()
    away.remove()
    away.querySelector('button')?.click()
    await settled()
    expect(away.querySelector('iframe')).toBeNull()
    document.body.append(away)
    button().click()
    await settled()
    expect(away.querySelector('iframe')).not.toBeNull()
  })
})
