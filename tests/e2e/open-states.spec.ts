import type { Page } from '@playwright/test'
import { axeFindings } from './axe.ts'
import { expect, test } from './site.ts'

const header = (page: Page) => page.locator('header')

/** Everything that can open over a page, and how to open it by keyboard. */
const states: { name: string; path: string; without?: string[]; open: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'the phone menu',
    path: '/about',
    // The page below it is hidden.
    without: ['landmark-one-main', 'page-has-heading-one'],
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Menu' }).press('Enter')
      await expect(page.locator('#menu')).toBeVisible()
    },
  },
  {
    name: 'the enquiry dialog',
    path: '/about',
    open: async (page) => {
      await header(page).getByRole('link', { name: 'Work with Us' }).press('Enter')
      await expect(page.getByRole('dialog', { name: 'Request Free Consultation' }).locator('canvas')).toBeVisible()
    },
  },
  {
    name: 'the call dialog',
    path: '/contact',
    open: async (page) => {
      await page.getByRole('link', { name: 'Schedule a Call' }).first().press('Enter')
      await expect(page.getByRole('dialog', { name: 'Schedule a Call' })).toBeVisible()
    },
  },
  {
    name: 'the lightbox',
    path: '/gallery',
    open: async (page) => {
      await page.locator('article#diwali').getByRole('link').first().press('Enter')
      await expect(page.getByRole('dialog', { name: 'Photos' }).getByRole('img').first()).toBeVisible()
    },
  },
  {
    name: 'a tab of the MVP page',
    path: '/mvp-development',
    open: async (page) => {
      await page.locator('ns-tabs').scrollIntoViewIfNeeded()
      await page.getByRole('tab', { name: 'Frontend' }).press('ArrowRight')
      await expect(page.getByRole('tab', { name: 'Backend' })).toBeFocused()
    },
  },
]

// No animations, because axe would measure half-faded colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('accessible with something open', () => {
  for (const { name, path, without, open } of states)
    test(`${name}, by keyboard: passes axe`, async ({ page }) => {
      await page.goto(path)
      await open(page)
      expect(await axeFindings(page, without)).toEqual([])
    })
})
