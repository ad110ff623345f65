import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { isWatched } from '../../.storybook/watched.ts'

test.setTimeout(300_000)
// One Storybook for both, as `npm run storybook` starts it.
test.describe.configure({ mode: 'default' })

let storybook: ChildProcess
let address: string

test.beforeAll(async () => {
  storybook = spawn('npm', ['run', 'storybook', '--', '--port', '6206', '--ci'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Storybook takes another port where this one is in use.
  let output = ''
  storybook.stdout?.on('data', (words) => (output += words))
  const found = () => /http:\/\/[\w.]+:\d+/.exec(output)?.[0]
  await expect.poll(found, { timeout: 120_000 }).toBeDefined()
  address = found() as string
})

test.afterAll(async () => {
  const ended = once(storybook, 'exit')
  process.kill(-(storybook.pid as number))
  await ended
})

test('the first story waits neither for docs, nor for stories other than its neighbours, nor for libraries loaded in pieces', async ({
  page,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  await page.goto(`${address}/?path=/story/blocks-faq--four-questions`)
  const story = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *')
  await expect(story).toBeVisible({ timeout: 120_000 })
  const of = (kind: RegExp) => [...asked].filter((path) => kind.test(path))
  // Storybook also loads what stands before and after it in the list.
  expect(of(/\.stories\./).length).toBeLessThanOrEqual(3)
  expect(of(/\.mdx$|\/\.storybook\/docs\/|addon-docs_blocks|virtual:(docs|rules|all-icons)/)).toEqual([])
  // In a folder that outlasts `npm ci`.
  expect(of(/^\/\.cache\/storybook\/node_modules\/deps\/react-dom/)).not.toEqual([])
  expect(asked.size).toBeLessThan(135)
  // A change of anything that it is made of shows at once; nothing else is watched.
  const ours = [...asked].filter((path) => /^\/(src|\.storybook|schema|pages-data|tests)\//.test(path))
  expect(ours.filter((path) => !isWatched(path.slice(1)))).toEqual([])
  expect(['src/server/main.ts', 'src/engine/check/check.ts', 'tests/e2e', 'dist'].filter(isWatched)).toEqual([])
})

test("Storybook's button starts the tests of a component in a browser, and they pass", async ({ page }) => {
  const grid = page.locator('[data-item-id="ui-grid"]')
  // The first button of that name is for all stories, below the list; a menu's comes after it.
  const start = page.getByRole('button', { name: 'Start test run' }).nth(1)
  const state = page.getByText(/^(Starting|Testing|Ran 3 tests)/).last()
  // Storybook gives up for good where its server does not answer within a second, as on a busy machine: it is loaded anew.
  await expect(async () => {
    await page.goto(`${address}/?path=/story/ui-grid--eight`)
    await grid.hover({ timeout: 30_000 })
    await grid.getByRole('button', { name: 'Open context menu' }).click({ timeout: 5_000 })
    await start.click({ timeout: 5_000 })
    await expect(state).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 150_000 })
  await expect(state).toHaveText('Ran 3 tests', { timeout: 120_000 })
  await expect(page.getByRole('button', { name: 'Component tests passed' }).last()).toBeVisible()
})
