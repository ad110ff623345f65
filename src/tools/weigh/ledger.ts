import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { compressedSize } from '../../engine/compress.ts'
import { dataFile, nameOfPath } from '../../engine/routes.ts'
import { serve } from '../../server/main.ts'
import { readSettings } from '../../server/settings.ts'
import { launchOptions } from '../browser.ts'
import { budgets } from './budgets.ts'

/** What one route weighs on a phone until it is idle, untouched; bytes are brotli bytes of the bodies. */
export interface Weight {
  path: string
  /** HTML with the inlined styles. */
  document: number
  script: number
  /** A carousel stands in view, so its script has come. */
  carousel: boolean
  fonts: number
  fontFiles: number
  picturesAboveFold: number
  /** The page's data for the app. */
  data: number
  layoutShift: number
  /** Requests to another host. */
  foreign: string[]
  /** Blocks by the bytes of their HTML alone, heaviest first. */
  blocks: { type: string; bytes: number }[]
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Opens every route of a built site in a browser, as a phone would, and weighs what arrives. */
export async function weighSite(dist: string): Promise<Weight[]> {
  const pages = Object.keys((JSON.parse(readFileSync(join(dist, 'csp.json'), 'utf8')) as { pages: object }).pages)
  const settings = readSettings({ PORT: '0', DATA_DIR: join(dist, '../node_modules/.cache/page-engine/weigh') })
  const server = await serve(settings, dist, () => {})
  const browser = await chromium.launch(launchOptions())
  try {
    const weights: Weight[] = []
    for (const path of pages) weights.push(await weigh(browser, server.url, path, dist))
    return weights
  } finally {
    await browser.close()
    await server.close()
  }
}

async function weigh(browser: Browser, url: string, path: string, dist: string): Promise<Weight> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.addInitScript(observeShifts)
  const sizes = { document: 0, script: 0, font: 0, fontFiles: 0 }
  const images = new Map<string, number>()
  const foreign: string[] = []
  const finished: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    finished.push(
      request.sizes().then(({ responseBodySize }) => {
        const type = request.resourceType()
        if (new URL(request.url()).origin !== new URL(url).origin) foreign.push(request.url())
        else if (type === 'document' || type === 'script' || type === 'font') sizes[type] += responseBodySize
        else if (type === 'image') images.set(request.url(), responseBodySize)
        if (type === 'font') sizes.fontFiles += 1
      }),
    )
  })
  await page.goto(new URL(path, url).href, { waitUntil: 'networkidle' })
  await Promise.all(finished)
  const weight: Weight = {
    path,
    document: sizes.document,
    script: sizes.script,
    carousel: await page.evaluate(carouselInView),
    fonts: sizes.font,
    fontFiles: sizes.fontFiles,
    picturesAboveFold: sum((await page.evaluate(picturesInView)).map((src) => images.get(src) ?? 0)),
    data: await compressedSize(readFileSync(join(dist, dataFile(path)))),
    layoutShift: await page.evaluate(() => (globalThis as unknown as { shift: number }).shift),
    foreign,
    blocks: await blockWeights(page, dist, path),
  }
  await context.close()
  return weight
}

function observeShifts(): void {
  const state = globalThis as unknown as { shift: number }
  state.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) state.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

const picturesInView = (): string[] =>
  [...document.images]
    .filter((image) => image.getBoundingClientRect().top < innerHeight && image.checkVisibility())
    .map((image) => image.currentSrc)

const carouselInView = (): boolean =>
  [...document.querySelectorAll('[aria-roledescription=carousel]')].some(
    (node) => node.getBoundingClientRect().top < innerHeight + 200,
  )

/** A page's blocks stand one after the other in its main part, in the order of its data. */
async function blockWeights(page: Page, dist: string, path: string): Promise<Weight['blocks']> {
  const data = JSON.parse(readFileSync(join(dist, 'data', `${nameOfPath(path)}.json`), 'utf8')) as {
    blocks: { type: string }[]
  }
  const parts = await page.locator('#main > :not(script)').evaluateAll((nodes) => nodes.map((node) => node.outerHTML))
  const weights = data.blocks.map(async ({ type }, index) => ({
    type,
    bytes: await compressedSize(parts[index] ?? ''),
  }))
  return (await Promise.all(weights)).sort((a, b) => b.bytes - a.bytes)
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

/** Which budgets a route passes over, in words that name what weighs most. */
export function overBudget(weight: Weight): string[] {
  const { path, blocks } = weight
  const heaviest = blocks.slice(0, 3).map(({ type, bytes }) => `${type} ${bytes}`)
  const over: string[] = []
  const compare = (what: string, value: number, budget: number, hint = '') => {
    if (value > budget) over.push(`${path}: ${what} ${value}, budget ${budget}${hint}`)
  }
  compare('HTML + CSS', weight.document, budgets.document, ` (heaviest blocks: ${heaviest.join(', ')})`)
  compare('JavaScript', weight.script, weight.carousel ? budgets.scriptWithCarousel : budgets.script)
  compare('fonts', weight.fonts, budgets.fonts)
  compare('font files', weight.fontFiles, budgets.fontFiles)
  compare('pictures above the fold', weight.picturesAboveFold, budgets.picturesAboveFold)
  compare('page data', weight.data, budgets.data, ` (heaviest blocks: ${heaviest.join(', ')})`)
  compare('layout shift', weight.layoutShift, budgets.layoutShift)
  for (const request of weight.foreign) over.push(`${path}: asks another host for ${request}`)
  return over
}
