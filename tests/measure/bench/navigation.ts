import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../browser.ts'
import { median, printTable } from '../table.ts'
import { followLink } from './follow-link.ts'
import { asOrdinaryDocuments, slowPage } from './slow-phone.ts'

const first = '/web-development-services'
const second = '/about'

const presses = [
  ['while it loads', 0, false],
  ['at once', 0, true],
  ['after 200 ms', 200, true],
] as const

/** Home to a service page and on, on slow 4G with a slow processor: as the site does it, and as ordinary documents. */
export async function benchNavigation([rounds = 5]: number[] = []): Promise<void> {
  const site = fork(join(import.meta.dirname, 'slow-site.ts'), { execArgv: ['--import', 'tsx'] })
  const browser = await chromium.launch(launchOptions())
  const times = new Map<string, { ours: number[]; ordinary: number[] }>()
  const fetchedBy = new Map<string, string>()
  try {
    const [url] = (await once(site, 'message')) as [string]
    for (let round = 0; round < rounds; round++) {
      for (const [press, hover, isSettled] of presses) {
        for (const how of ['ours', 'ordinary'] as const) {
          const page = await slowPage(browser)
          if (how === 'ordinary') await asOrdinaryDocuments(page)
          await page.goto(url, { waitUntil: isSettled ? 'load' : 'commit' })
          await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
          for (const [click, path] of [
            ['first', first],
            ['second', second],
          ] as const) {
            const { time, document, fetched } = await followLink(page, path, hover, isSettled)
            const cell = `${click}, pressed ${press}`
            const known = times.get(cell) ?? { ours: [], ordinary: [] }
            times.set(cell, known)
            known[how].push(time)
            const bytes = [...fetched.values()].reduce((sum, size) => sum + size, 0)
            if (how === 'ours')
              fetchedBy.set(cell, `${document ? 'document' : 'app'}, ${fetched.size} files, ${bytes} bytes`)
          }
          await page.context().close()
        }
      }
    }
  } finally {
    await browser.close()
    site.kill()
  }
  const rows = [...times].map(([cell, { ours, ordinary }]) => [
    cell,
    ...[ours, ordinary].flatMap((values) => [median(values).toFixed(0), range(values)]),
    (median(ours) / median(ordinary)).toFixed(2),
    fetchedBy.get(cell) ?? '',
  ])
  const head = ['', 'median ms', 'range', 'ordinary', 'range', 'ratio', 'last fetched']
  printTable(`Navigation, slow 4G, CPU / 4, ${rounds} rounds in turn`, head, rows)
}

const range = (values: number[]) => `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}`
