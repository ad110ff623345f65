import { chromium } from '@playwright/test'
import { serve } from '../../server/main.ts'
import { readSettings } from '../../server/settings.ts'
import { launchOptions } from '../browser.ts'
import { median, printTable } from '../table.ts'
import { followLink } from './follow-link.ts'
import { slowPage } from './slow-phone.ts'

const first = '/web-development-services'
const second = '/about'

/** Home to a service page and on, on slow 4G with a slow processor: by the app, and as ordinary navigations. */
export async function benchNavigation([rounds = 5]: number[] = []): Promise<void> {
  const server = await serve(
    readSettings({ PORT: '0', DATA_DIR: 'node_modules/.cache/page-engine/bench' }),
    'dist',
    () => {},
  )
  const browser = await chromium.launch(launchOptions())
  const times: Record<string, number[]> = {}
  const note = (what: string, time: number) => {
    times[what] = [...(times[what] ?? []), time]
  }
  let bytes = 0
  try {
    for (let round = 0; round < rounds; round++) {
      for (const how of ['app', 'ordinary']) {
        const page = await slowPage(browser)
        // Without the entry script a link is the browser's alone.
        if (how === 'ordinary') await page.route('**/assets/entry-*.js', (route) => route.abort())
        await page.goto(server.url)
        for (const [step, path] of [
          ['first', first],
          ['second', second],
        ] as const) {
          const { time, document, fetched } = await followLink(page, path)
          note(`${step}, ${how}`, time)
          if (how === 'app')
            console.log(
              `${step}: ${document ? 'new document' : 'app'}, ${time.toFixed(0)} ms`,
              [...fetched].map(([name, size]) => `${name} ${size}`).join(', '),
            )
          if (how === 'app' && step === 'second') bytes = Math.max(bytes, fetched.get(`/data${path}.json`) ?? 0)
        }
        await page.context().close()
      }
    }
  } finally {
    await browser.close()
    await server.close()
  }
  const row = (what: string) => [what, median(times[what] ?? []).toFixed(0)]
  printTable('Navigation, slow 4G, CPU / 4, press after 200 ms', ['', 'median ms'], Object.keys(times).map(row))
  console.log(`Data of the second page: ${bytes} bytes`)
}
