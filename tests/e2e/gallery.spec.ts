import type { Page } from '@playwright/test'
import { swipe } from './motion.ts'
import { expect, look, test } from './site.ts'

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

look('spec 2.11, 9 · gallery: intro, tabs, and three posts of four photos with a counter', async ({ page }) => {
  await page.goto(path)
  const reach = page.locator('main address')
  await expect(reach.locator('a[href^="tel:"]')).toHaveCount(2)
  await expect(reach.locator('a[href^="mailto:"]')).toHaveCount(1)
  await expect(reach).toContainText('Noida')

  const posts = await page.locator('article').evaluateAll((articles) =>
    articles.map((article) => {
      const links = [...article.querySelectorAll<HTMLElement>('a[data-photo]')]
      const [photo, counter] = links.slice(-2).map((link) => link.getBoundingClientRect())
      return {
        id: article.id,
        described: /\S/.test(article.querySelector('p')?.textContent ?? ''),
        photos: [...article.querySelectorAll('img')].map((image) => {
          const share = image.clientWidth / (image.closest('a')?.parentElement?.clientWidth ?? 0)
          return { height: image.clientHeight, isHalf: share > 0.48 && share <= 0.5 }
        }),
        rest: links.at(-1)?.checkVisibility() && links.at(-1)?.innerText.match(/^\+ \d+/)?.[0],
        // It takes the corner of the last photo instead of lying beside it.
        isInCorner: photo?.right === counter?.right && photo?.bottom === counter?.bottom,
      }
    }),
  )
  const photos = Array(4).fill({ height: 225, isHalf: true })
  const shown = { photos, described: true, isInCorner: true }
  expect(posts).toEqual([
    { id: 'diwali', rest: '+ 1', ...shown },
    { id: 'christmas', rest: '+ 6', ...shown },
    { id: 'tour', rest: '+ 22', ...shown },
  ])

  const tabs = page.getByRole('navigation', { name: 'Posts' }).getByRole('link')
  await expect(tabs).toHaveText([/^Diwali/, /^Christmas/, /^Tour/])
  await tabs.nth(2).click()
  await expect(page).toHaveURL(/#tour$/)
  await expect(page.locator('article#tour').getByRole('heading')).toBeInViewport()
  await expect(lightbox(page)).toHaveCount(0)
})

test.describe('spec 2.11, 4 · lightbox', () => {
  test('opens over all 41 photos from a photo, the counter and See All Photos; at every width the whole picture, its number and its caption are in the window', async ({
    page,
  }) => {
    await open(page, 'christmas', 2)
    await expect(place(page)).toHaveText('7 / 41')
    const current = lightbox(page).locator('.yarl__slide_current')
    const picture = current.getByRole('img')
    for (const [width, height] of [
      [360, 740],
      [768, 1024],
      [1280, 800],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      // The picture follows the window a frame later.
      await expect(async () => {
        const [image, caption, words] = await Promise.all(
          [picture, current.locator('figcaption span'), current.locator('figcaption')].map((part) =>
            part.boundingBox(),
          ),
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
      }, `${width} px`).toPass({ timeout: 5000 })
    }
    await lightbox(page).getByRole('button', { name: 'Close' }).click()
    await expect(lightbox(page)).toHaveCount(0)
    await page.getByRole('link', { name: '+ 22' }).click()
    await expect(place(page)).toHaveText('20 / 41')
    await page.locator('a', { hasText: 'See All Photos' }).evaluate(async (link: HTMLElement) => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
      // While it still fades out.
      await new Promise((done) => setTimeout(done, 50))
      link.click()
    })
    await expect(place(page)).toHaveText('1 / 41')
    await expect(page.locator('.yarl__portal')).toHaveCSS('opacity', '1')
  })

  test('loads when it is first opened, goes on by name and keys around both ends, fades without moving, keeps the focus, and is closed by Back and a reload', async ({
    page,
  }) => {
    await page.goto('/about')
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    const fetched = () => scripts.filter((file) => /\/Lightbox[^/]*\.(js|tsx)$/.test(file))
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(fetched()).toEqual([])

    await test.step('Ctrl + click opens the picture file in a new tab', async () => {
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        photo(page, 'diwali', 1).click({ modifiers: ['ControlOrMeta'] }),
      ])
      await expect(tab).toHaveURL(/\/media\/.*diwali-rangoli.*\.svg$/)
      await tab.close()
      await expect(lightbox(page)).toHaveCount(0)
    })

    await photo(page, 'diwali', 1).click()
    await expect(lightbox(page)).toBeVisible()
    // It is fetched, and then imported from the browser's cache.
    expect(new Set(fetched()).size).toBe(1)

    await test.step('Prev and Next, arrow keys', async () => {
      await lightbox(page).getByRole('button', { name: 'Prev', exact: true }).click()
      await expect(place(page)).toHaveText('41 / 41')
      await lightbox(page).getByRole('button', { name: 'Next', exact: true }).click()
      await expect(place(page)).toHaveText('1 / 41')
      await page.keyboard.press('ArrowLeft')
      await expect(place(page)).toHaveText('41 / 41')
      await page.keyboard.press('ArrowRight')
      await expect(place(page)).toHaveText('1 / 41')
    })

    const slides = lightbox(page).getByRole('group', { includeHidden: true })
    const opacities = () =>
      slides.evaluateAll((all) => all.map((slide) => Number(getComputedStyle(slide).opacity)).sort())
    await test.step('photos fade into each other without moving', async () => {
      await expect.poll(opacities).toEqual([0, 0, 1])
      const fading = await page.evaluateHandle(() => {
        const lefts: number[] = []
        addEventListener('transitionrun', ({ target, propertyName }) => {
          const slide = target as Element
          if (propertyName === 'opacity' && slide.matches('.yarl__slide'))
            lefts.push(slide.getBoundingClientRect().left)
        })
        return lefts
      })
      await lightbox(page).getByRole('button', { name: 'Next' }).click()
      await expect.poll(() => fading.evaluate((lefts) => lefts.length)).toBeGreaterThanOrEqual(2)
      expect(new Set(await fading.jsonValue()).size).toBe(1)
      await expect.poll(opacities).toEqual([0, 0, 1])
    })

    await test.step('the focus is trapped, and returns to the photo that opened it', async () => {
      for (let tab = 0; tab < 4; tab += 1) {
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => !document.activeElement?.closest('main, header, footer'))).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(lightbox(page)).toHaveCount(0)
      await expect(photo(page, 'diwali', 1)).toBeFocused()
    })

    await test.step('Back closes it without leaving the page', async () => {
      await photo(page, 'diwali', 2).click()
      await expect(lightbox(page)).toBeVisible()
      await page.goBack()
      await expect(lightbox(page)).toHaveCount(0)
      await expect(page).toHaveURL(path)
      await expect(photo(page, 'diwali', 2)).toBeFocused()
    })

    await test.step('with reduced motion photos change without fading', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await photo(page, 'diwali', 1).click()
      await lightbox(page).getByRole('button', { name: 'Next' }).click()
      await expect(place(page)).toHaveText('2 / 41')
      const moving = lightbox(page).evaluate((dialog) => dialog.getAnimations({ subtree: true }).length)
      expect(await moving).toBe(0)
    })

    await test.step('a reload leaves no entry behind that Back would have to pass', async () => {
      await page.reload()
      await expect.poll(() => page.evaluate(() => history.state?.dialog)).toBeUndefined()
      await expect(lightbox(page)).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL('/about')
    })
  })

  test.describe('a photo that fails or is slow', () => {
    test.use({ quiet: false })

    test('says that it is loading or has not loaded, and is tried again by its button and on coming back', async ({
      page,
    }) => {
      await page.goto(path)
      let fail = () => {}
      const failed = new Promise<void>((resolve) => {
        fail = resolve
      })
      let isDown = true
      await page.route(/diwali-lamps[^/]*$/, async (route) => {
        await failed
        await (isDown ? route.abort() : route.continue())
      })
      await photo(page, 'diwali', 2).click()
      const current = lightbox(page).locator('.yarl__slide_current')
      await expect(current.getByText('Loading…')).toBeVisible()
      fail()
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
  })

  test('a photo is enlarged by buttons, keys and two fingers; enlarged it follows the mouse and the arrow keys', async ({
    page,
  }) => {
    await open(page, 'diwali', 2)
    const image = lightbox(page).locator('.yarl__slide_current').getByRole('img')
    const left = async () => Math.round((await image.boundingBox())?.x ?? 0)
    const width = async () => (await image.boundingBox())?.width ?? 0
    await expect.poll(width).toBeGreaterThan(100)
    const small = await width()
    await lightbox(page).getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(width).toBeCloseTo(small * 2, 0)
    await lightbox(page).getByRole('button', { name: 'Zoom out' }).click()
    await expect.poll(width).toBeCloseTo(small, 0)
    await page.keyboard.press('+')
    await expect.poll(width).toBeCloseTo(small * 2, 0)
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

    await page.keyboard.press('-')
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
