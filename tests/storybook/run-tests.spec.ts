import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'

test.setTimeout(300_000)

test("Storybook's button starts the tests of a component in a browser, and they pass", async ({ page }) => {
  const storybook = spawn(
    process.execPath,
    ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--port', '6206', '--ci', '--disable-telemetry'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    // Storybook takes another port where this one is in use.
    let said = ''
    storybook.stdout.on('data', (words) => (said += words))
    const address = () => /http:\/\/[\w.]+:\d+/.exec(said)?.[0]
    await expect.poll(address, { timeout: 120_000 }).toBeDefined()
    const grid = page.locator('[data-item-id="ui-grid"]')
    // The first button of that name is for all stories, below the list; a menu's comes after it.
    const start = page.getByRole('button', { name: 'Start test run' }).nth(1)
    const state = page.getByText(/^(Starting|Testing|Ran 3 tests)/).last()
    // Storybook gives up for good where its server does not answer within a second, as on a busy machine: it is loaded anew.
    await expect(async () => {
      await page.goto(`${address()}/?path=/story/ui-grid--eight`)
      await grid.hover({ timeout: 30_000 })
      await grid.getByRole('button', { name: 'Open context menu' }).click({ timeout: 5_000 })
      await start.click({ timeout: 5_000 })
      await expect(state).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 150_000 })
    await expect(state).toHaveText('Ran 3 tests', { timeout: 120_000 })
    await expect(page.getByRole('button', { name: 'Component tests passed' }).last()).toBeVisible()
  } finally {
    const ended = once(storybook, 'exit')
    storybook.kill()
    await ended
  }
})
