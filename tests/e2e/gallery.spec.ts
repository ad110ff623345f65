import type { Page } from '@playwright/test'
import { swipe } from './motion.ts'
import { expect, test } from './site.ts'

const path = '/gallery'
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Photos' })
/** The current number: "2 / 41". */
const place = (page: Page) => lightbox(page).locator('.yarl__slide_current figcaption span')
/** A photo of a post by its number. */
const photo = (page: Page, post: string, number: number) =>
  page
    .locator(`article#${post}`)
    .getByRole('link')
    .nth(number - 1)

async function open(page: Page, post: string, number: number): Promise<void> {
  await page.goto(path)
  await photo(page, post, number).click()
  await expect(lightbox(page)).toBeVisible()
}

test.describe('spec 2.11, 9 · gallery', () => {
  test('has two phone numbers, a mail and a street address in its intro', async ({ page }) => {
    await page.goto(path)
    const reach = page.locator('main address')
    await expect(reach.locator('a[href^="tel:"]')).toHaveCount(2)
    await expect(reach.locator('a[href^="mailto:"]')).toHaveCount(1)
    await expect(reach).toContainText('Noida')
  })

  test('tabs jump to the posts Diwali, Christmas and Tour', async ({ page }) => {
    await page.goto(path)
    const tabs = page.getByRole('navigation', { name: 'Posts' }).getByRole('link')
    await expect(tabs).toHaveText([/^Diwali/, /^Christmas/, /^Tour/])
    await tabs.nth(2).click()
    await expect(page).toHaveURL(/#tour$/)
    await expect(page.locator('article#tour').getByRole('heading')).toBeInViewport()
    await expect(lightbox(page)).toHaveCount(0)
  })

  for (const [post, rest] of [
    ['diwali', 1],
    ['christmas', 6],
    ['tour', 22],
  ] as const)
    test(`${post}: description, four photos of 225 px and half the width, + ${rest}`, async ({ page }) => {
      await page.goto(path)
      const article = page.locator(`article#${post}`)
      await expect(article.getByRole('paragraph')).toHaveText(/\S/)
      await expect(article.getByRole('img')).toHaveCount(4)
      await expect(article.getByRole('link', { name: `+ ${rest}` })).toBeVisible()
      const boxes = await article.getByRole('img').evaluateAll((images) =>
        images.map((image) => {
          const row = image.closest('a')?.parentElement as HTMLElement
          return { height: image.clientHeight, share: image.clientWidth / row.clientWidth }
        }),
      )
      for (const { height, share } of boxes) {
        expect(height).toBe(225)
        expect(share).toBeGreaterThan(0.48)
        expect(share).toBeLessThanOrEqual(0.5)
      }
    })

  test('a counter takes the corner of the last photo instead of lying beside it', async ({ page }) => {
    await page.goto(path)
    for (const post of ['diwali', 'christmas', 'tour']) {
      const [last, counter] = await page
        .locator(`article#${post} a[data-photo]`)
        .evaluateAll((links) => links.slice(-2).map((link) => link.getBoundingClientRect().toJSON()))
      expect(counter).toMatchObject({ right: last.right, bottom: last.bottom })
    }
  })
})

test.describe('spec 2.11, 4 · lightbox', () => {
  test('opens over all 41 photos from a photo, the counter and See All Photos', async ({ page }) => {
    await open(page, 'christmas', 2)
    await expect(place(page)).toHaveText('7 / 41')
    await lightbox(page).getByRole('button', { name: 'Close' }).click()
    await expect(lightbox(page)).toHaveCount(0)
    await page.getByRole('link', { name: '+ 22' }).click()
    await expect(place(page)).toHaveText('20 / 41')
    await page.keyboard.press('Escape')
    // While it still fades out.
    await page.getByRole('link', { name: 'See All Photos' }).evaluate((link: HTMLElement) => link.click())
    await expect(place(page)).toHaveText('1 / 41')
  })

  test('Prev and Next by name, arrow keys too, around both ends', async ({ page }) => {
    await open(page, 'diwali', 1)
    await lightbox(page).getByRole('button', { name: 'Prev', exact: true }).click()
    await expect(place(page)).toHaveText('41 / 41')
    await lightbox(page).getByRole('button', { name: 'Next', exact: true }).click()
    await expect(place(page)).toHaveText('1 / 41')
    await page.keyboard.press('ArrowLeft')
    await expect(place(page)).toHaveText('41 / 41')
    await page.keyboard.press('ArrowRight')
    await expect(place(page)).toHaveText('1 / 41')
  })

  test('photos fade into each other without moving', async ({ page }) => {
    await open(page, 'diwali', 2)
    const fading = await page.evaluateHandle(() => {
      const lefts: number[] = []
      addEventListener('transitionrun', ({ target, propertyName }) => {
        const slide = target as Element
        if (propertyName === 'opacity' && slide.matches('.yarl__slide')) lefts.push(slide.getBoundingClientRect().left)
      })
      return lefts
    })
    await lightbox(page).getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => fading.evaluate((lefts) => lefts.length)).toBeGreaterThanOrEqual(2)
    expect(new Set(await fading.jsonValue()).size).toBe(1)
    const slides = lightbox(page).getByRole('group', { includeHidden: true })
    const opacities = () =>
      slides.evaluateAll((all) => all.map((slide) => Number(getComputedStyle(slide).opacity)).sort())
    await expect.poll(opacities).toEqual([0, 0, 1])
  })

  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 800],
    [1440, 900],
  ] as const)
    test(`at ${width} px the whole picture, its number and its caption are in the window`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await open(page, 'christmas', 2)
      const current = lightbox(page).locator('.yarl__slide_current')
      const picture = current.getByRole('img')
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      const [image, caption, words] = await Promise.all(
        [picture, current.locator('figcaption span'), current.locator('figcaption')].map((part) => part.boundingBox()),
      )
      if (!image || !caption || !words) throw new Error('The photo has no picture, number or caption.')
      const ratio = await picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth / shown.naturalHeight)
      expect(image.width / image.height).toBeCloseTo(ratio, 1)
      expect(image.height).toBeGreaterThan(height * 0.25)
      for (const { x, y, width: wide, height: high } of [image, caption, words]) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + wide).toBeLessThanOrEqual(width)
        expect(y + high).toBeLessThanOrEqual(height)
      }
      expect(caption.y).toBeGreaterThanOrEqual(image.y + image.height)
    })

  test('traps the focus and returns it to the photo that opened it', async ({ page }) => {
    await open(page, 'diwali', 3)
    for (let tab = 0; tab < 4; tab += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => !document.activeElement?.closest('main, header, footer'))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
    await expect(photo(page, 'diwali', 3)).toBeFocused()
  })

  test.describe('a photo that fails or is slow', () => {
    test.use({ quiet: false })

    test('says so, and is tried again by its button and on coming back', async ({ page }) => {
      await page.goto(path)
      let isDown = true
      await page.route(/diwali-lamps[^/]*$/, (route) => (isDown ? route.abort() : route.continue()))
      await photo(page, 'diwali', 2).click()
      const current = lightbox(page).locator('.yarl__slide_current')
      await expect(current).toContainText('This photo has not loaded.')
      await current.getByRole('button', { name: 'Try again' }).click()
      await expect(current).toContainText('This photo has not loaded.')
      await page.keyboard.press('ArrowRight')
      await expect(place(page)).toHaveText('3 / 41')
      isDown = false
      await page.keyboard.press('ArrowLeft')
      await expect(place(page)).toHaveText('2 / 41')
      const size = () => current.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)
      await expect.poll(size).toBeGreaterThan(0)
      await expect(current.getByRole('paragraph')).toHaveCount(0)
    })

    test('says that it is loading', async ({ page }) => {
      await page.goto(path)
      await page.route(/diwali-lamps[^/]*$/, () => {})
      await photo(page, 'diwali', 2).click()
      await expect(lightbox(page).locator('.yarl__slide_current').getByText('Loading…')).toBeVisible()
    })
  })

  test('a photo is enlarged by buttons and keys, and by two fingers', async ({ page }) => {
    await open(page, 'diwali', 2)
    const image = lightbox(page).locator('.yarl__slide_current').getByRole('img')
    const width = async () => (await image.boundingBox())?.width ?? 0
    await expect.poll(width).toBeGreaterThan(100)
    const small = await width()
    await lightbox(page).getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(width).toBeCloseTo(small * 2, 0)
    await lightbox(page).getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(width).toBeCloseTo(small, 0)
    await page.keyboard.press('+')
    await expect.poll(width).toBeCloseTo(small * 2, 0)
    await page.keyboard.press('-')
    await expect.poll(width).toBeCloseTo(small, 0)
    const session = await page.context().newCDPSession(page)
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [-1, 1].map((side, id) => ({ x: 640 + side * apart, y: 350, id })),
      })
    await fingers('touchStart', 40)
    for (const apart of [60, 90, 120]) await fingers('touchMove', apart)
    await fingers('touchEnd', 120)
    await expect.poll(width).toBeGreaterThan(small * 1.5)
  })

  test('an enlarged photo follows the mouse and the arrow keys', async ({ page }) => {
    await open(page, 'diwali', 2)
    const image = lightbox(page).locator('.yarl__slide_current').getByRole('img')
    const left = async () => Math.round((await image.boundingBox())?.x ?? 0)
    const width = async () => (await image.boundingBox())?.width ?? 0
    await expect.poll(width).toBeGreaterThan(100)
    const small = await width()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect.poll(width).toBeCloseTo(small * 4, 0)
    const start = await left()
    await page.mouse.move(600, 350)
    await page.mouse.down()
    for (const x of [560, 500, 440, 400]) await page.mouse.move(x, 350)
    await page.mouse.up()
    expect(await left()).toBe(start - 200)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(left).toBe(start)
    await expect(place(page)).toHaveText('2 / 41')
  })

  test('Back closes it without leaving the page', async ({ page }) => {
    await open(page, 'diwali', 2)
    await page.goBack()
    await expect(lightbox(page)).toHaveCount(0)
    await expect(page).toHaveURL(path)
    await expect(photo(page, 'diwali', 2)).toBeFocused()
  })

  test('loads when it is first opened', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    const fetched = () => scripts.filter((file) => /\/Lightbox[^/]*\.(js|tsx)$/.test(file))
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(fetched()).toEqual([])
    await photo(page, 'diwali', 1).click()
    await expect(lightbox(page)).toBeVisible()
    // It is fetched, and then imported from the browser's cache.
    expect(new Set(fetched()).size).toBe(1)
  })

  test('leaves no entry behind that Back would have to pass, if the page is reloaded', async ({ page }) => {
    await page.goto('/about')
    await open(page, 'diwali', 1)
    await page.reload()
    await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined()
    await expect(lightbox(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('Ctrl + click opens the picture file in a new tab', async ({ page }) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      photo(page, 'diwali', 1).click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(tab).toHaveURL(/\/media\/.*diwali-rangoli.*\.svg$/)
    await tab.close()
    await expect(lightbox(page)).toHaveCount(0)
  })

  test.describe('by touch', () => {
    test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

    test('a swipe goes on and back', async ({ page }) => {
      await page.goto(path)
      await photo(page, 'diwali', 2).tap()
      await expect(place(page)).toHaveText('2 / 41')
      await swipe(page, { x: 320, y: 400 }, -250)
      await expect(place(page)).toHaveText('3 / 41')
      // Swipes are ignored while a photo still moves.
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
      await swipe(page, { x: 60, y: 400 }, 250)
      await expect(place(page)).toHaveText('2 / 41')
    })
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('photos change without fading', async ({ page }) => {
      await open(page, 'diwali', 1)
      await lightbox(page).getByRole('button', { name: 'Next' }).click()
      await expect(place(page)).toHaveText('2 / 41')
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('every one of the 41 photos is a link to its picture file', async ({ page, request }) => {
      await page.goto(path)
      const files = await page
        .locator('article a[href^="/media/"]')
        .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))])
      expect(files).toHaveLength(41)
      expect((await request.head(files[40] as string)).headers()['content-type']).toBe('image/jpeg')
      await page.getByRole('link', { name: 'See All Photos' }).click()
      await expect(page).toHaveURL(/#diwali$/)
    })
  })
})
