// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BlockProps, GalleryGroup } from '../../contract/index.ts'
import Gallery from './Gallery.tsx'

// The lightbox is tested in a real browser; here it only shows what it was given.
vi.mock('../../ui/Lightbox.tsx', () => ({
  default: ({ photos, index, close }: { photos: unknown[]; index: number; close: () => void }) => (
    <button type="button" onClick={close}>{`${index + 1} of ${photos.length}`}</button>
  ),
}))

const group = (id: string, title: string, count: number): GalleryGroup => ({
  id,
  title,
  description: `About ${title}`,
  photos: Array.from({ length: count }, (_, index) => ({
    image: { src: `/media/${id}-${index + 1}.jpg`, width: 1200, height: 800 },
    alt: `${title} ${index + 1}`,
  })),
})

const props: BlockProps<'gallery'> = {
  type: 'gallery',
  title: 'Photos of us',
  gallery: [group('diwali', 'Diwali', 5), group('christmas', 'Christmas', 10), group('tour', 'Tour', 26)],
  ...{ level: 2, eager: false, page: { path: '/gallery', breadcrumb: [] } },
}

describe('spec 2.11 · prerendered gallery', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Gallery {...props} />)

  it('shows the first four photos of a post and counts the rest', () => {
    const posts = [...page.querySelectorAll('article')]
    expect(posts.map((post) => post.querySelectorAll('img').length)).toEqual([4, 4, 4])
    expect(page.textContent).toMatch(/\+ 1 more photos of Diwali.*\+ 6 more photos.*\+ 22 more photos/s)
  })

  it('links each photo to its file and each tab to its post', () => {
    expect(page.querySelector('a:has(img)')?.getAttribute('href')).toBe('/media/diwali-1.jpg')
    expect([...page.querySelectorAll('nav a')].map((tab) => tab.getAttribute('href'))).toEqual([
      '#diwali',
      '#christmas',
      '#tour',
    ])
  })

  it('lists the other photos for those without script', () => {
    // With script enabled, as in jsdom, the content of noscript is text.
    const files = [...page.querySelectorAll('noscript')].flatMap(({ textContent }) =>
      [...(textContent ?? '').matchAll(/href="([^"]+)"/g)].map((match) => match[1]),
    )
    expect(files).toHaveLength(1 + 6 + 22)
    expect(files[0]).toBe('/media/diwali-5.jpg')
  })
})

describe('spec 2.11 · clicks in the gallery', () => {
  let root: Root
  let container: HTMLElement

  beforeEach(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    container = document.body.appendChild(document.createElement('div'))
    root = createRoot(container)
    await act(() => root.render(<Gallery {...props} />))
  })
  afterEach(async () => {
    await act(() => root.unmount())
    container.remove()
    vi.unstubAllGlobals()
  })

  /** A photo by its alternative text, any other link by the start of its text. */
  const link = (name: string) =>
    (container.querySelector(`a:has(img[alt="${name}"])`) ??
      [...container.querySelectorAll('a')].find(({ textContent }) =>
        textContent?.startsWith(name),
      )) as HTMLAnchorElement
  /** Clicks, and returns whether the gallery prevented the navigation. */
  async function click(element: HTMLElement, keys: MouseEventInit = {}): Promise<boolean> {
    let prevented = false
    const last = (event: Event) => {
      prevented = event.defaultPrevented
      // jsdom cannot navigate.
      event.preventDefault()
    }
    addEventListener('click', last, { once: true })
    element.focus()
    await act(async () => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })))
    return prevented
  }
  const lightbox = () => container.querySelector('button')

  it.each([
    ['See All Photos', '1 of 41'],
    ['Diwali 3', '3 of 41'],
    ['Christmas 1', '6 of 41'],
    ['+ 22', '20 of 41'],
  ])('%s opens the lightbox with photo %s', async (name, text) => {
    expect(await click(link(name))).toBe(true)
    expect(lightbox()?.textContent).toBe(text)
  })

  it('returns the focus to the opener on closing', async () => {
    await click(link('Tour 2'))
    await click(lightbox() as HTMLElement)
    expect(lightbox()).toBeNull()
    expect(document.activeElement).toBe(link('Tour 2'))
  })

  it('leaves clicks with a modifier key, and tabs, to the browser', async () => {
    for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
      expect(await click(link('Diwali 1'), keys)).toBe(false)
    expect(await click(container.querySelector('nav a') as HTMLElement)).toBe(false)
    expect(lightbox()).toBeNull()
  })
})
