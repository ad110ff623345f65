import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser, Page, Request } from '@playwright/test'
import { compressedSize } from '../../../src/engine/build/compress.ts'
import { fragmentFile, htmlFile } from '../../../src/page/routes.ts'
import { dataIn } from '../data-in.ts'
import { budgetsOf } from './budgets.ts'
import {
  blocksInOrder,
  carouselInView,
  observeShifts,
  picturesInView,
  shiftsSoFar,
  standsWithoutFonts,
  takeNoMouse,
} from './in-browser.ts'
import { heaviestFirst, type Part, type Weight } from './weight.ts'

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/**
 * Opens a route as a phone would and weighs what arrives until it is idle.
 * @param url where the site is served
 * @param dist the built folder that is served there
 */
export async function weighPage(browser: Browser, url: string, path: string, dist: string): Promise<Weight> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.addInitScript(observeShifts)
    await page.addInitScript(takeNoMouse)
    const letThrough = await holdBack(page, /\.woff2$/)
    const fetched = listen(page, new URL(url).origin)
    await page.goto(new URL(path, url).href, { waitUntil: 'commit' })
    await page.waitForFunction(standsWithoutFonts)
    const before = await page.evaluate(shiftsSoFar)
    letThrough()
    await page.waitForLoadState('networkidle')
    const after = await page.evaluate(shiftsSoFar)
    const { parts, foreign } = await fetched()
    const of = (type: string) => parts.filter((part) => part.type === type).map(({ name, bytes }) => ({ name, bytes }))
    const inView = new Set(await page.evaluate(picturesInView))
    const { blocks } = JSON.parse(readFileSync(dataIn(dist, path), 'utf8')) as { blocks: { type: string }[] }
    return {
      path,
      budgets: budgetsOf(readFileSync(join(dist, htmlFile(path)), 'utf8')),
      document: of('document')[0]?.bytes ?? 0,
      scripts: of('script'),
      carousel: await page.evaluate(carouselInView),
      fonts: of('font'),
      picturesAboveFold: of('image').filter(({ name }) => inView.has(name)),
      fragment: statSync(join(dist, `${fragmentFile(path)}.br`)).size,
      layoutShift: before.shift,
      fontShift: after.shift - before.shift,
      moved: [...new Set(after.places.map((place) => blocks[place]?.type ?? 'header or footer'))],
      foreign,
      blocks: await blockWeights(page, blocks),
    }
  } finally {
    await context.close()
  }
}

/** Holds requests back until the returned function is called. */
async function holdBack(page: Page, what: RegExp): Promise<() => void> {
  let letThrough = () => {}
  const free = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(what, (route) => free.then(() => route.continue()))
  return letThrough
}

interface Fetched {
  parts: (Part & { type: string })[]
  foreign: string[]
}

/** Notes what a page asks for from now on. */
function listen(page: Page, origin: string): () => Promise<Fetched> {
  const finished: Promise<Part & { type: string }>[] = []
  const foreign: string[] = []
  page.on('requestfinished', (request: Request) => {
    const url = request.url()
    if (new URL(url).origin !== origin) foreign.push(url)
    else
      finished.push(
        request
          .sizes()
          .then(({ responseBodySize: bytes }) => ({ type: request.resourceType(), name: basename(url), bytes })),
      )
  })
  return async () => ({ parts: await Promise.all(finished), foreign })
}

/** The elements in the main part are the page's blocks, in the order of its data. */
async function blockWeights(page: Page, blocks: { type: string }[]): Promise<Part[]> {
  const parts = await page.evaluate(blocksInOrder)
  const weights = blocks.map(async ({ type }, index) => ({
    name: type,
    bytes: await compressedSize(parts[index] ?? ''),
  }))
  return heaviestFirst(await Promise.all(weights))
}
