// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { entriesOf, rendered } from './rendered.ts'

/** Pages with a client-logo carousel, and whether it stops for good when a visitor uses it (spec 4). */
const carousels: [path: string, stops: boolean][] = [
  ['/', true],
  ['/mobile-app-development-services', false],
  ['/e-commerce-development-services', false],
  ['/hire-dedicated-team', false],
  ['/implementation-and-deployment', false],
  ['/data-migration-services', true],
  ['/ourteam', true],
  ['/it-infrastructure-services', true],
]

describe('spec 4 and 9 · carousels', () => {
  it.each(carousels)('%s: six logos, five at once, every second; stops for good: %s', async (path, stops) => {
    const { blocks } = await rendered(path)
    const [carousel, ...more] = blocks.filter(({ type }) => type === 'client-carousel').map(({ element }) => element)
    expect(more).toEqual([])
    const slider = carousel?.querySelector<HTMLElement>('ns-slider')
    expect(slider?.dataset.interval).toBe('1000')
    expect(slider?.querySelector<HTMLElement>('[data-slider="row"]')?.dataset.perView).toBe('5')
    expect(slider?.hasAttribute('data-stop-on-interaction')).toBe(stops)
    expect(entriesOf(slider as HTMLElement)).toHaveLength(6)
  })

  it('industries: nine, four at once, every three seconds, and they go on', async () => {
    const { blocks } = await rendered('/mvp-development')
    const slider = blocks
      .find(({ type }) => type === 'industries-carousel')
      ?.element.querySelector<HTMLElement>('ns-slider')
    expect(slider?.dataset.interval).toBe('3000')
    expect(slider?.querySelector<HTMLElement>('[data-slider="row"]')?.dataset.perView).toBe('4')
    expect(slider?.hasAttribute('data-stop-on-interaction')).toBe(false)
    expect(entriesOf(slider as HTMLElement)).toHaveLength(9)
  })
})
