import type { Locator, Page } from '@playwright/test'
import type { toolkit as Toolkit, WidgetName } from '../../src/ui/toolkit/toolkit.ts'
import { expect, test } from './site.ts'
import { openStory, withToolkit } from './toolkit-page.ts'

// Stories have an address of their own.
test.use({ quiet: false })

// In one worker, which builds the stories once.
test.describe.configure({ mode: 'default' })

withToolkit()

/** Calls methods of a widget that it lacks, and then lets it go (spec 8). */
async function refusesUnknown(element: Locator, widget: WidgetName): Promise<void> {
  const messages = await element.evaluate((node, kind) => {
    const { toolkit } = window as unknown as { toolkit: typeof Toolkit }
    return ['explode', 'constructor', 'toString', 'dispose'].map((method) => {
      try {
        toolkit(node as HTMLElement, kind as 'modal').call(method as 'show')
        return ''
      } catch (error) {
        return `${(error as Error).name}: ${(error as Error).message}`
      }
    })
  }, widget)
  expect(messages).toEqual([
    'TypeError: No method named "explode"',
    'TypeError: No method named "constructor"',
    'TypeError: No method named "toString"',
    '',
  ])
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

test.describe('spec 4, 8 · toolkit: modal', () => {
  test('takes and traps the focus, closes on Escape, by its close button and by a click on the backdrop, not by one inside', async ({
    page,
  }) => {
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
    await refusesUnknown(page.locator('dialog'), 'modal')
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

test('spec 4, 8 · toolkit: an offcanvas stands at its edge and closes by Escape and backdrop', async ({ page }) => {
  for (const { story, edges } of [
    { story: 'End', edges: ['top', 'right', 'bottom'] },
    { story: 'Start', edges: ['top', 'bottom', 'left'] },
    { story: 'Bottom', edges: ['right', 'bottom', 'left'] },
  ])
    await test.step(story, async () => {
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
  await refusesUnknown(page.locator('dialog'), 'offcanvas')
})

test('spec 4, 8, 9 · toolkit: a toast hides itself after 5000 ms, but not on hover, anew when shown again, and never without autohide', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await openStory(page, 'Toast', 'Autohide')
  const toast = page.getByRole('status')
  const save = button(page, 'Save the draft')
  await save.click()
  await page.clock.runFor(4999)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast).toBeHidden()

  await save.click()
  await toast.hover()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(5, 500)
  await page.clock.runFor(4000)
  await save.click()
  await page.clock.runFor(4999)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1)
  await expect(toast).toBeHidden()
  await refusesUnknown(page.locator('[role=status]'), 'toast')

  await openStory(page, 'Toast', 'Persistent')
  await button(page, 'Send').click()
  await page.clock.runFor(60_000)
  await expect(toast).toBeVisible()
  await button(page, 'Dismiss').click()
  await expect(toast).toBeHidden()
})

test.describe('spec 4, 8 · toolkit: tooltip and popover', () => {
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
    await refusesUnknown(page.locator('[role=tooltip]'), 'tooltip')
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
    await refusesUnknown(page.locator('[popover]'), 'popover')
  })
})

test.describe('spec 4, 8 · toolkit: tabs and scroll spy', () => {
  test('tabs show one panel, and arrow keys loop', async ({ page }) => {
    await openStory(page, 'Tabs', 'ThreeFields')
    await expect(page.getByRole('tabpanel')).toHaveText('React, Angular, Vue', { useInnerText: true })
    await page.getByRole('tab', { name: 'Frontend' }).press('ArrowLeft')
    await expect(page.getByRole('tabpanel')).toHaveText('Swift, Kotlin, Flutter', { useInnerText: true })
    await refusesUnknown(page.locator('ns-tabs'), 'tabs')
  })

  test('the section in the middle of the window is marked', async ({ page }) => {
    await openStory(page, 'ScrollSpy', 'Steps')
    for (const name of ['Testing', 'Design', 'Research']) {
      await page
        .locator(`#${name.toLowerCase()}`)
        .evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(page.locator('nav [aria-current]')).toHaveText(name)
    }
    await refusesUnknown(page.locator('nav'), 'scroll-spy')
  })
})
