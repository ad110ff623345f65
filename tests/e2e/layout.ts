import type { Page } from '@playwright/test'

/** Names an element for a message: its tag, class and first words. */
const naming = `globalThis.named = (element) => element.localName + '.' + element.className + ' "' + (element.textContent ?? '').trim().slice(0, 30) + '"'`

declare const named: (element: Element) => string

/** Whether the page is wider than its window. */
export const isWiderThanWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

/**
 * Sends the keyboard's focus through everything that takes it, down and up again: each must show it (WCAG 2.4.7), and no
 * part of it may lie under the sticky header (2.4.11, 2.4.12).
 */
export async function focusFindings(page: Page): Promise<string[]> {
  await page.evaluate(naming)
  // After a key, focus given by script shows as the keyboard's does.
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const findings: string[] = []
    const header = document.querySelector('header') as HTMLElement
    const stops = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ].filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    const hasOutline = (element: Element | null) => !!element && getComputedStyle(element).outlineStyle !== 'none'
    for (const element of [...stops, ...stops.toReversed()]) {
      element.focus()
      if (document.activeElement !== element) continue
      const shown = [element, element.closest('li'), element.closest('label'), element.nextElementSibling]
      if (!shown.some(hasOutline)) findings.push(`no outline: ${named(element)}`)
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
 * Compares the order of texts in the document, in which a screen reader reads them, with their places: no text may stand
 * entirely above or left of the one read before it.
 */
export async function orderFindings(page: Page): Promise<string[]> {
  await page.evaluate(naming)
  return page.evaluate(() => {
    scrollTo(0, 0)
    const tags = ['h1', 'h2', 'h3', 'h4', 'p', 'li', 'dt', 'dd', 'label', 'button', 'summary']
    const moving = 'ns-slider, ns-carousel, .visually-hidden'
    const texts = [...document.querySelectorAll(tags.join())]
      .filter((element) => element.textContent?.trim() && !element.querySelector(tags.join()))
      .filter((element) => !element.closest(moving) && element.checkVisibility({ visibilityProperty: true }))
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

/** Texts of the page as printed that are too pale for white paper (WCAG 1.4.3), cut off, or missing in the main part. */
export async function printFindings(page: Page): Promise<string[]> {
  await page.evaluate(naming)
  return page.evaluate(() => {
    const canvas = document
      .createElement('canvas')
      .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
    const contrastOnWhite = (colour: string) => {
      canvas.fillStyle = '#fff'
      canvas.fillRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      const linear = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => linear(part / 255))
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
    }
    const findings = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    // What needs script or a mouse has no place on paper.
    const screenOnly =
      'script, style, noscript, nav, form, dialog, details, [hidden], [data-print=none], .visually-hidden'
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement as HTMLElement
      if (!walker.currentNode.textContent?.trim() || element.closest(`${screenOnly}, ns-map`)) continue
      const box = element.getBoundingClientRect()
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) {
        if (element.closest('main') && !element.closest('[class*=withoutScript]'))
          findings.add(`missing: ${named(element)}`)
        continue
      }
      if (contrastOnWhite(getComputedStyle(element).color) < 4.5) findings.add(`pale: ${named(element)}`)
      if (box.right > innerWidth + 1) findings.add(`cut off: ${named(element)}`)
    }
    return [...findings]
  })
}
