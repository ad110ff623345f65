import { rmSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../browser.ts'
import { addressOf, startDevServer } from '../../dev-server.ts'
import { median, printTable } from '../table.ts'
import { grownSite } from './grown-site.ts'

/** Letters that are typed in each measurement, after a few that warm up. */
const letters = 40
const first = 8

/** How soon the studio can be used, and a typed letter is on the page, with a number of pages. */
export async function benchStudio(sizes: number[] = [40, 1000]): Promise<void> {
  const browser = await chromium.launch(launchOptions())
  const rows: string[][] = []
  try {
    for (const pages of sizes) rows.push(await measure(browser, pages))
  } finally {
    await browser.close()
  }
  printTable('Studio', ['pages', 'ready after the dev server ms', 'letter to page, median ms', 'slowest ms'], rows)
}

async function measure(browser: Browser, pages: number): Promise<string[]> {
  const root = grownSite(pages)
  const server = startDevServer(root)
  try {
    const address = (await addressOf(server)).replace('127.0.0.1', 'localhost')
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    // What Vite prepares once for all is not waited for here.
    await ready(page, address)
    const started = performance.now()
    await ready(page, address)
    const soon = performance.now() - started
    const times = await typed(page)
    return [pages, soon, median(times), Math.max(...times)].map((figure) => figure.toFixed(0))
  } finally {
    server.kill()
    rmSync(root, { recursive: true, force: true })
  }
}

/** Opens the studio, until a field can be filled in and the page stands beside it. */
async function ready(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`${address}/_studio#page=/api-integration&file=pages-data/api-integration.json&at=/blocks/1/title`)
  await page.locator('#pane-form textarea').first().waitFor({ timeout: 60_000 })
  await page.frameLocator('.room iframe').locator('#studio-marks').waitFor({ state: 'attached', timeout: 60_000 })
}

/** From the press of a key to the frame in which the page shows its letter. */
async function typed(page: Page): Promise<number[]> {
  await page.locator('#pane-form textarea').first().click()
  await page.evaluate(() => {
    const shown = document.querySelector<HTMLIFrameElement>('.room iframe')?.contentDocument
    const times: number[] = []
    let pressed = 0
    addEventListener('keydown', () => (pressed = performance.now()), { capture: true })
    new MutationObserver(() => {
      const words = document.querySelector<HTMLTextAreaElement>('#pane-form textarea')?.value.trim()
      if (!pressed || ![...(shown?.querySelectorAll('h2') ?? [])].some(({ textContent }) => textContent === words))
        return
      const began = pressed
      pressed = 0
      requestAnimationFrame(() => times.push(performance.now() - began))
    }).observe(shown as Document, { subtree: true, childList: true, characterData: true })
    Object.assign(globalThis, { times })
  })
  for (let letter = 0; letter < letters + first; letter++) {
    await page.keyboard.press('x')
    await page.waitForFunction((count) => (globalThis as unknown as { times: number[] }).times.length > count, letter)
  }
  return page.evaluate((from) => (globalThis as unknown as { times: number[] }).times.slice(from), first)
}
