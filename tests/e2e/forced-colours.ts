import type { Page } from '@playwright/test'
import { contrast, helpers, named } from './layout.ts'

/**
 * What a page hides with forced colours: icons and focus rings without contrast (WCAG 1.4.11), controls without border,
 * and current entries that only differed in colour (1.4.1).
 */
export async function forcedColourFindings(page: Page): Promise<string[]> {
  await page.evaluate(helpers)
  return page.evaluate(() => {
    const findings = new Set<string>()
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          element.getBoundingClientRect().width > 2,
      )
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element)
      const isClear = /, 0\)$/.test(backgroundColor) && element.parentElement
      return isClear ? groundOf(element.parentElement as Element) : backgroundColor
    }
    const standsOut = (element: Element, colour: string) =>
      contrast([groundOf(document.body), groundOf(element)], colour) >= 3

    for (const icon of all('svg:has(use)'))
      if (!standsOut(icon, getComputedStyle(icon).color)) findings.add(`icon: ${named(icon.parentElement as Element)}`)
    for (const ring of all('svg [stroke-dasharray]'))
      if (!standsOut(ring, getComputedStyle(ring).stroke)) findings.add(`ring: ${named(ring.closest('li') as Element)}`)

    /** The part of a drawing that contrasts with the background, from 0 to 1. */
    const seen = (picture: HTMLImageElement, ground: string): number => {
      const [width, height] = [120, 30]
      const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
      if (!canvas) return 0
      canvas.drawImage(picture, 0, 0, width, height)
      const { data } = canvas.getImageData(0, 0, width, height)
      const pixels = Array.from({ length: width * height }, (_, index) => [...data.subarray(index * 4, index * 4 + 4)])
      const colours = pixels
        .filter((pixel) => (pixel[3] as number) > 128)
        .map((pixel) => `rgb(${pixel.slice(0, 3).map((part) => part - (part % 16))})`)
      const isClear = new Map([...new Set(colours)].map((colour) => [colour, contrast([ground], colour) >= 1.6]))
      return colours.filter((colour) => isClear.get(colour)).length / Math.max(1, colours.length)
    }
    for (const mark of all('img[src$=".svg"]') as HTMLImageElement[]) {
      const isWorse = mark.clientWidth < 260 && seen(mark, groundOf(mark)) < 0.5 && seen(mark, '#fff') >= 0.5
      if (isWorse) findings.add(`mark: ${mark.getAttribute('src')}`)
    }

    const drawnByBrowser = '[type=radio], [type=checkbox], [type=file], select'
    const isPadded = (link: Element) => Number.parseFloat(getComputedStyle(link).paddingInlineStart) >= 16
    const buttons = [...all('a:has(> span)')].filter(isPadded)
    for (const control of [...all('button, input, textarea'), ...buttons]) {
      const { borderTopStyle, borderTopColor } = getComputedStyle(control)
      const hasEdge = borderTopStyle !== 'none' && standsOut(control, borderTopColor)
      if (!hasEdge && !control.matches(drawnByBrowser) && !control.querySelector('svg'))
        findings.add(`no edge: ${named(control)}`)
    }

    /** The features of an entry other than colour: visible borders, weight, underline, and the size of its mark. */
    const look = (element: Element) =>
      ['', '::before'].map((part) => {
        const style = getComputedStyle(element, part)
        const lines = ['left', 'bottom'].map((side) =>
          standsOut(element, style.getPropertyValue(`border-${side}-color`))
            ? style.getPropertyValue(`border-${side}-width`)
            : '0px',
        )
        return [...lines, style.fontWeight, style.textDecorationLine, part && style.blockSize].join(' ')
      })
    // Elsewhere, as in the footer, the eye is told nothing.
    const current = ':is(header, ns-tabs, ns-carousel, ns-section-list) a:is([aria-selected=true], [aria-current])'
    for (const entry of all(current)) {
      const others = [...(entry.closest('ul, ol')?.querySelectorAll('a') ?? [])].filter(
        (link) => !link.matches(current),
      )
      if (others.some((other) => look(entry).join() === look(other).join()))
        findings.add(`like the others: ${named(entry)}`)
    }
    return [...findings]
  })
}
