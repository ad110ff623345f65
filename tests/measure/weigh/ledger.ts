import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { serve } from '../../../src/server/main.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { launchOptions } from '../../browser.ts'
import { weighPage } from './weigh-page.ts'
import type { Weight } from './weight.ts'

/** Pages weighed at a time: most of the time of each is waiting. */
const atOnce = 3

/** Weighs every route of a built site. */
export async function weighSite(dist: string): Promise<Weight[]> {
  const { pages } = JSON.parse(readFileSync(join(dist, 'csp.json'), 'utf8')) as { pages: object }
  const paths = Object.keys(pages)
  const settings = readSettings({ PORT: '0', DATA_DIR: join(dist, '../.cache/weigh') })
  const server = await serve(settings, dist, () => {})
  const browser = await chromium.launch(launchOptions())
  const weights: Weight[] = []
  const work = async () => {
    for (let path = paths.shift(); path; path = paths.shift())
      weights.push(await weighPage(browser, server.url, path, dist))
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work))
    return weights.sort((a, b) => (a.path < b.path ? -1 : 1))
  } finally {
    await browser.close()
    await server.close()
  }
}
