import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../browser.ts'
import { addressOf, startDevServer } from '../../dev-server.ts'
import { buildParts, copyProject } from '../../project-copy.ts'
import { median, printTable } from '../table.ts'
import { cpuOf } from './server.ts'

/**
 * What the dev server takes to show its first page, and from the save of a document to the change in the open page, beside a
 * reload of that page.
 */
export async function benchDev([rounds = 9]: number[] = []): Promise<void> {
  const root = copyProject(process.cwd(), buildParts)
  const server = startDevServer(root)
  const browser = await chromium.launch(launchOptions())
  const saves: number[] = []
  const reloads: number[] = []
  try {
    const page = await browser.newPage()
    await page.goto(`${await addressOf(server)}/api-integration`)
    const first = cpuOf(server) / 1000
    await page.waitForLoadState('networkidle')
    for (let round = 0; round <= rounds; round++) {
      const [save, reload] = [await saveAndSee(page, root, round), await reloadAndSee(page)]
      // The first of both warms the server up.
      if (round) {
        saves.push(save)
        reloads.push(reload)
      }
    }
    printTable(
      'Development',
      ['', 'median ms'],
      [
        ['the first page shows (processor time, once)', first.toFixed(0)],
        ['a saved document shows', median(saves).toFixed(0)],
        ['the page reloaded', median(reloads).toFixed(0)],
      ],
    )
  } finally {
    await browser.close()
    server.kill()
    rmSync(root, { recursive: true, force: true })
  }
}

async function saveAndSee(page: Page, root: string, round: number): Promise<number> {
  const heading = (await page.locator('main h2').first().textContent()) ?? ''
  const file = join(root, 'pages-data/api-integration.json')
  const text = readFileSync(file, 'utf8').replace(`"${heading}"`, `"Heading number ${round}"`)
  const seen = page.evaluate(
    (words) =>
      new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (document.querySelector('main h2')?.textContent !== words) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()))
        })
        observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    `Heading number ${round}`,
  )
  // The page answers once it watches.
  await page.evaluate(() => undefined)
  const saved = performance.timeOrigin + performance.now()
  writeFileSync(file, text)
  return (await seen) - saved
}

async function reloadAndSee(page: Page): Promise<number> {
  const started = performance.timeOrigin + performance.now()
  await page.reload()
  const painted = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
  )
  await page.waitForLoadState('networkidle')
  return painted - started
}
