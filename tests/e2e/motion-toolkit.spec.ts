import { expect, type Locator, type Page, test } from '@playwright/test'
import type { toolkit as Toolkit, WidgetName } from '../../src/ui/toolkit/toolkit.ts'
import { axeFindings } from './axe.ts'
import { openStory, withToolkit } from './toolkit-page.ts'

withToolkit()

/** Calls a method of a widget by name. @returns the message of the error that it throws */
function call(element: Locator, widget: WidgetName, name: string): Promise<string> {
  return element.evaluate(
    (node, [kind, method]) => {
      const { toolkit } = window as unknown as { toolkit: typeof Toolkit }
      try {
        const controller = toolkit(node as HTMLElement, kind as 'modal')
        controller.call(method as 'show')
        return ''
      } catch (error) {
        return `${(error as Error).name}: ${(error as Error).message}`
      }
    },
    [widget, name],
  )
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The edges of the window, without the scroll bar's gutter, that an element touches. */
function edgesTouched(element: Locator): Promise<string[]> {
  return element.evaluate((node) => {
    const room = document.body.appendChild(document.createElement('div'))
    room.style.cssText = 'position: fixed; inset: 0'
    const [at, window] = [node.getBoundingClientRect(), room.getBoundingClientRect()]
    room.remove()
    return (['top', 'right', 'bottom', 'left'] as const).filter((edge) => at[edge] === window[edge])
  })
}

test.describe('spec 4 · toolkit: modal', () => {
  test('takes and traps the focus, closes on Escape and returns it', async ({ page }) => {
    await openStory(page, 'Modal', 'Plain')
    await button(page, 'Ask about this service').click()
    const dialog = page.getByRole('dialog', { name: 'Half an hour with an engineer' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(button(page, 'Ask about this service')).not.toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button(page, 'Ask about this service')).toBeFocused()
  })

  test('closes by its close button and by a click on the backdrop, not by one inside', async ({ page }) => {
    await openStory(page, 'Modal', 'Plain')
    const dialog = page.getByRole('dialog')
    await button(page, 'Ask about this service').click()
    await dialog.getByRole('paragraph').click()
    await expect(dialog).toBeVisible()
    await dialog.click({ position: { x: 3, y: 30 } })
    await expect(dialog).toBeVisible()
    await button(page, 'Close').click()
    await expect(dialog).toBeHidden()
    await button(page, 'Ask about this service').click()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
  })

  test('ignores clicks on the backdrop if it is static; Escape still closes it', async ({ page }) => {
    await openStory(page, 'Modal', 'Static')
    await button(page, 'Withdraw the application').click()
    await page.mouse.click(5, 5)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test.describe('spec 4 · toolkit: offcanvas', () => {
  for (const { story, edges } of [
    { story: 'End', edges: ['top', 'right', 'bottom'] },
    { story: 'Start', edges: ['top', 'bottom', 'left'] },
    { story: 'Bottom', edges: ['right', 'bottom', 'left'] },
  ]) {
    test(`stands at its edge and closes by Escape and backdrop: ${story}`, async ({ page }) => {
      await openStory(page, 'Offcanvas', story)
      const panel = page.getByRole('dialog', { name: 'Filters' })
      await button(page, 'Show the filters').click()
      await expect.poll(() => edgesTouched(panel)).toEqual(edges)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await button(page, 'Show the filters').click()
      await page.mouse.click(640, 20)
      await expect(panel).toBeHidden()
    })
  }
})

test.describe('spec 4, 9 · toolkit: toast', () => {
  test('hides itself after 5000 ms', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await openStory(page, 'Toast', 'Autohide')
    const toast = page.getByRole('status')
    await button(page, 'Save the draft').click()
    await page.clock.runFor(4999)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toBeHidden()
  })

  test('stays on hover, and restarts its timer when shown again', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await openStory(page, 'Toast', 'Autohide')
    const toast = page.getByRole('status')
    await button(page, 'Save the draft').click()
    await toast.hover()
    await page.clock.runFor(20_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(5, 500)
    await page.clock.runFor(4000)
    await button(page, 'Save the draft').click()
    await page.clock.runFor(4999)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1)
    await expect(toast).toBeHidden()
  })

  test('stays until dismissed without autohide', async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await openStory(page, 'Toast', 'Persistent')
    await button(page, 'Send').click()
    await page.clock.runFor(60_000)
    await expect(page.getByRole('status')).toBeVisible()
    await button(page, 'Dismiss').click()
    await expect(page.getByRole('status')).toBeHidden()
  })
})

test.describe('spec 4 · toolkit: tooltip and popover', () => {
  test('a tooltip shows on hover and on focus, beside what it describes, and Escape hides it', async ({ page }) => {
    await openStory(page, 'Tooltip', 'OnAButton')
    const described = button(page, 'Lakhs per annum')
    const tip = page.getByRole('tooltip', { name: 'One lakh is 100,000 rupees.' })
    await page.mouse.move(600, 500)
    await expect(described).toHaveAccessibleDescription('One lakh is 100,000 rupees.')
    await expect(tip).toBeHidden()
    await described.hover()
    await expect(tip).toBeVisible()
    const [above, below] = [await described.boundingBox(), await tip.boundingBox()]
    expect(below?.y).toBeCloseTo((above?.y ?? 0) + (above?.height ?? 0) + 8, 0)
    await tip.hover()
    await expect(tip).toBeVisible()
    await page.mouse.move(600, 500)
    await expect(tip).toBeHidden()
    await page.keyboard.press('Tab')
    await expect(tip).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden()
    await expect(described).toBeFocused()
  })

  test('a popover opens by its button, and closes by Escape or a press elsewhere', async ({ page }) => {
    await openStory(page, 'Popover', 'OfficeHours')
    const panel = page.getByText('Monday to Friday')
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(700, 600)]) {
      await button(page, 'Office hours').click()
      await expect(panel).toBeVisible()
      expect((await panel.boundingBox())?.y).toBeGreaterThan(0)
      await close()
      await expect(panel).toBeHidden()
    }
  })
})

test.describe('spec 4 · toolkit: tabs and scroll spy', () => {
  test('tabs show one panel, and arrow keys loop', async ({ page }) => {
    await openStory(page, 'Tabs', 'ThreeFields')
    await expect(page.getByRole('tabpanel')).toHaveText('React, Angular, Vue', { useInnerText: true })
    await page.getByRole('tab', { name: 'Frontend' }).press('ArrowLeft')
    await expect(page.getByRole('tabpanel')).toHaveText('Swift, Kotlin, Flutter', { useInnerText: true })
  })

  test('the section in the middle of the window is marked', async ({ page }) => {
    await openStory(page, 'ScrollSpy', 'Steps')
    for (const name of ['Testing', 'Design', 'Research']) {
      await page
        .locator(`#${name.toLowerCase()}`)
        .evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(page.locator('nav [aria-current]')).toHaveText(name)
    }
  })
})

test.describe('spec 8 · toolkit: an unknown method name', () => {
  for (const { file, story, widget, selector } of [
    { file: 'Modal', story: 'Plain', widget: 'modal', selector: 'dialog' },
    { file: 'Offcanvas', story: 'End', widget: 'offcanvas', selector: 'dialog' },
    { file: 'Toast', story: 'Autohide', widget: 'toast', selector: '[role=status]' },
    { file: 'Tooltip', story: 'OnAButton', widget: 'tooltip', selector: '[role=tooltip]' },
    { file: 'Popover', story: 'OfficeHours', widget: 'popover', selector: '[popover]' },
    { file: 'Tabs', story: 'ThreeFields', widget: 'tabs', selector: 'ns-tabs' },
    { file: 'ScrollSpy', story: 'Steps', widget: 'scroll-spy', selector: 'nav' },
  ] as const) {
    test(`${widget}: raises 'No method named "…"', and the story has no accessibility finding`, async ({ page }) => {
      await openStory(page, file, story)
      const element = page.locator(selector)
      await expect(element).toBeAttached()
      for (const name of ['explode', 'constructor', 'toString'])
        expect(await call(element, widget, name)).toBe(`TypeError: No method named "${name}"`)
      expect(await call(element, widget, 'dispose')).toBe('')
      // A story is a piece of a page: landmarks and the page's h1 are the page's.
      expect(await axeFindings(page, ['page-has-heading-one', 'region'])).toEqual([])
    })
  }
})
