// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import './map.ts'

const address = 'https://maps.example/embed'
const fetchMock = vi.fn<typeof fetch>()

const insertMap = () => {
  document.body.innerHTML = `<ns-map data-src="${address}" data-title="Map: the office"><img alt="A plan"><div><button>Show the map</button><p role="status"></p></div></ns-map>`
}
const map = () => document.querySelector('ns-map') as HTMLElement
const frame = () => document.querySelector<HTMLIFrameElement>('ns-map > iframe')
const button = () => document.querySelector('button') as HTMLButtonElement
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock)
  fetchMock.mockReset().mockResolvedValue(new Response())
})
afterEach(() => vi.unstubAllGlobals())

it('spec 2.6 · loads the map in a sandboxed frame without referrer, and does not move the focus', async () => {
  insertMap()
  await settled()
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith(
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

it('covers the drawing with the frame once it has loaded', async () => {
  insertMap()
  await settled()
  expect(frame()?.dataset.loaded).toBeUndefined()
  frame()?.dispatchEvent(new Event('load'))
  expect(frame()?.dataset.loaded).toBe('')
  expect(document.querySelector('ns-map > img')).not.toBeNull()
})

it('leaves the drawing as it is if the host does not respond', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  insertMap()
  await settled()
  expect(frame()).toBeNull()
  expect(map().dataset.asks).toBeUndefined()
})

it('keeps its frame when the element is moved in the document', async () => {
  insertMap()
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
])('if the browser %s', (_reason, navigator) => {
  beforeEach(() => {
    vi.stubGlobal('navigator', navigator)
    insertMap()
  })

  it('requests nothing from the host before the click, and focuses the frame after it', async () => {
    await settled()
    expect(fetchMock).not.toHaveBeenCalled()
    expect(map().dataset.asks).toBe('')
    button().click()
    await settled()
    expect(frame()?.src).toBe(address)
    expect(document.activeElement).toBe(frame())
    frame()?.dispatchEvent(new Event('load'))
    expect(map().dataset.asks).toBeUndefined()
  })

  it('says so if the host does not respond after a click, and allows another', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    button().click()
    await settled()
    expect(document.querySelector('[role=status]')?.textContent).toBe('The map cannot be reached at the moment.')
    button().click()
    await settled()
    expect(frame()).not.toBeNull()
  })

  it('stops listening when removed, and listens again when reinserted', async () => {
    const removed = map()
    removed.remove()
    removed.querySelector('button')?.click()
    await settled()
    expect(removed.querySelector('iframe')).toBeNull()
    document.body.append(removed)
    button().click()
    await settled()
    expect(removed.querySelector('iframe')).not.toBeNull()
  })
})
