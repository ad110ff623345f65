import type { Locator, Page } from '@playwright/test'

/** Describes an element in a message: its tag, class and the start of its text. */
export function named(element: Element): string {
  return `${element.localName}.${element.className} "${(element.textContent ?? '').trim().slice(0, 30)}"`
}

/** Whether a focused element has an outline, itself or the element that represents it. */
function showsFocus(element: Element): boolean {
  const shown = [element, element.closest('li'), element.closest('label'), element.nextElementSibling]
  return shown.some((one) => !!one && getComputedStyle(one).outlineStyle !== 'none')
}

/** Of a page: contrasts by colours. Each one measured takes a canvas, and a page asks for few different ones. */
declare const contrasts: Map<string, number>

/**
 * Contrast (WCAG 1.4.3) of a CSS colour on a background.
 * @param ground colours painted on top of each other, possibly translucent
 */
export function contrast(ground: string[], colour: string): number {
  const key = [...ground, colour].join()
  const known = contrasts.get(key)
  if (known) return known
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) return 0
  const luminanceWith = (paint: string) => {
    canvas.fillStyle = paint
    canvas.fillRect(0, 0, 1, 1)
    const linear = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => linear(part / 255))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
  }
  const [below = 1] = ground.map(luminanceWith).slice(-1)
  const above = luminanceWith(colour)
  const found = Math.max(below, above) / Math.min(below, above)
  contrasts.set(key, found)
  return found
}

/**
 * Of a page: why the focus is not visible. Nothing has it, there is no outline, it is outside of the window, or its middle
 * is covered. Empty if it is visible.
 */
export function focusFault(): string {
  const { activeElement: element } = document
  if (!element || element === document.body) return 'nothing has the focus'
  if (!showsFocus(element)) return `no outline: ${named(element)}`
  // A link may wrap: its first line counts.
  const { left, right, top, bottom } = element.getClientRects()[0] as DOMRect
  const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
  const front = document.elementFromPoint(x, y)
  if (!front) return `outside the window: ${named(element)}`
  const isSeen = element.contains(front) || front.closest('label')?.contains(element)
  return isSeen ? '' : `${named(element)} lies under ${named(front)}`
}

/** Adds these functions to the page. */
export const helpers = `Object.assign(globalThis, { contrasts: new Map(), named: ${named}, showsFocus: ${showsFocus}, contrast: ${contrast}, focusFault: ${focusFault} })`

/** Where elements are in the window. Each must be shown. */
export const placesOf = <Parts extends Locator[]>(...parts: Parts): Promise<{ [Part in keyof Parts]: DOMRect }> =>
  Promise.all(
    parts.map((part) =>
      part.evaluate((element, name) => {
        if (!element.checkVisibility()) throw new Error(`${name} is not shown`)
        return element.getBoundingClientRect().toJSON() as DOMRect
      }, `${part}`),
    ),
  ) as Promise<{ [Part in keyof Parts]: DOMRect }>

/** Whether the page overflows the window horizontally. */
export const isWiderThanWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

/** Scrolls each visible custom element into view and waits for its script. */
export const wakeElements = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const element of document.querySelectorAll('*')) {
      if (!element.localName.startsWith('ns-') || !element.checkVisibility()) continue
      element.scrollIntoView({ block: 'center' })
      await customElements.whenDefined(element.localName)
    }
  })

/**
 * Moves the focus through all focusable elements, down and up again: each must show it (WCAG 2.4.7), and the sticky
 * header must not cover it (2.4.11, 2.4.12).
 */
export async function focusFindings(page: Page): Promise<string[]> {
  await page.evaluate(helpers)
  // After a key press, focus by script is shown like focus by keyboard.
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const findings: string[] = []
    const header = document.querySelector('header') as HTMLElement
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ].filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    for (const element of [...stops, ...stops.toReversed()]) {
      element.focus()
      if (document.activeElement !== element) continue
      if (!showsFocus(element)) findings.push(`no outline: ${named(element)}`)
      if (header.contains(element)) continue
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const covered = (y: number) => header.contains(document.elementFromPoint((left + right) / 2, y))
      if (covered(top + 1) || covered(bottom - 1)) findings.push(`under the header: ${named(element)}`)
    }
    ;(document.activeElement as HTMLElement).blur()
    return findings
  })
}

/**
 * Compares the order of texts in the document, which is that of screen readers, with their positions: no text may be
 * entirely above or left of the previous one.
 */
export async function orderFindings(page: Page): Promise<string[]> {
  await page.evaluate(helpers)
  return page.evaluate(() => {
    scrollTo(0, 0)
    const tags = ['h1', 'h2', 'h3', 'h4', 'p', 'li', 'dt', 'dd', 'label', 'button', 'summary']
    const elsewhere = 'ns-slider, ns-carousel, .visually-hidden, [aria-hidden="true"]'
    const texts = [...document.querySelectorAll(tags.join())]
      .filter((element) => element.textContent?.trim() && !element.querySelector(tags.join()))
      .filter((element) => !element.closest(elsewhere) && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.height > 2)
    return texts.flatMap(({ element, box }, index) => {
      const before = texts[index - 1]
      if (!before) return []
      const above = box.bottom <= before.box.top && box.left < before.box.right
      const beside = box.top < before.box.bottom && box.bottom > before.box.top
      const wrong = above || (beside && box.right <= before.box.left)
      return wrong ? [`${named(element)} is read after ${named(before.element)}`] : []
    })
  })
}

/**
 * What the structure of a page lacks: a title, one main part, header and footer, one h1 and no skipped level (stricter than
 * axe), navigations with different names, and a skip link.
 */
export const structureFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const shown = (selector: string) => all(selector).filter((element) => element.checkVisibility())
    const findings: string[] = []
    if (document.title.length < 10) findings.push(`title: ${document.title}`)
    for (const selector of ['main', 'body > header', 'body > footer', 'h1'])
      if (all(selector).length !== 1 || !shown(selector).length) findings.push(`${all(selector).length} × ${selector}`)
    const levels = shown('h1, h2, h3, h4, h5, h6').map(({ localName }) => Number(localName.slice(1)))
    for (const [index, level] of levels.entries())
      if (level > (levels[index - 1] ?? 0) + 1) findings.push(`h${level} after h${levels[index - 1] ?? 0}`)
    const names = all('nav').map((nav) => nav.ariaLabel ?? '')
    if (names.includes('') || new Set(names).size < names.length) findings.push(`navigations: ${names.join(', ')}`)
    const [skip] = all('a') as HTMLAnchorElement[]
    const target = skip && document.querySelector<HTMLElement>(skip.getAttribute('href') ?? '')
    if (target?.localName !== 'main' || target.getAttribute('tabindex') !== '-1') findings.push('no skip link')
    return findings
  })

/** Texts of the printed page that are too pale (WCAG 1.4.3), cut off, or missing in the main part. */
export async function printFindings(page: Page): Promise<string[]> {
  await page.evaluate(helpers)
  return page.evaluate(() => {
    const findings = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    // Interactive elements are not printed.
    const screenOnly =
      'script, style, noscript, nav, form, dialog, details, [hidden], [data-print=none], .visually-hidden'
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement as HTMLElement
      if (!walker.currentNode.textContent?.trim() || element.closest(`${screenOnly}, ns-map`)) continue
      const box = element.getBoundingClientRect()
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        if (element.closest('main') && !element.closest('p:has(+ * form)')) findings.add(`missing: ${named(element)}`)
        continue
      }
      if (contrast(['#fff'], getComputedStyle(element).color) < 4.5) findings.add(`pale: ${named(element)}`)
      if (box.right > innerWidth + 1) findings.add(`cut off: ${named(element)}`)
    }
    return [...findings]
  })
}

/** The number of items in each row of a list. */
export const rowsOf = (items: Element[]) => {
  const rows = new Map<number, number>()
  for (const item of items) {
    const top = Math.round(item.getBoundingClientRect().top)
    rows.set(top, (rows.get(top) ?? 0) + 1)
  }
  return [...rows.values()]
}
