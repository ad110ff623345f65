import type { ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { renamePage } from '../../src/tools/author/rename-page/rename.ts'
import { copyOfSite } from '../contract/copy-of-site.ts'
import { addressOf, startDevServer } from '../dev-server.ts'

/** The dev server on a copy of the site, which the tests edit by saving files. */
test.describe.configure({ mode: 'serial' })

let url = ''
let root = ''
let server: ChildProcess
/** The output of the server, now and when the first page was answered. */
let output = ''
let outputBefore = ''

test.beforeAll(async () => {
  root = copyOfSite()
  const editor = join(root, 'editor.sh')
  writeFileSync(editor, `#!/bin/sh\necho "$@" > "${opened()}"\n`)
  chmodSync(editor, 0o755)
  server = startDevServer(root, { LAUNCH_EDITOR: editor })
  server.stdout?.on('data', (chunk: Buffer) => (output += chunk))
  url = await addressOf(server)
  await fetch(`${url}/about`, { headers: { accept: 'text/html' } })
  outputBefore = output
})

test.afterAll(() => {
  server.kill()
  rmSync(root, { recursive: true, force: true })
})

/** Where the fake editor writes what it should open. */
const opened = () => join(root, 'opened.txt')

const file = (name: string) => join(root, 'pages-data', `${name}.json`)
const read = (name: string) => readFileSync(file(name), 'utf8')

test.describe('development', () => {
  test('the first page is answered before the site is checked; the check comes even if requests never pause', async () => {
    expect(outputBefore).toContain('ready in')
    expect(outputBefore).not.toContain('problems')
    const askAndRead = async () => {
      await fetch(`${url}/favicon.svg`)
      return output
    }
    await expect.poll(askAndRead, { intervals: [50] }).toContain(' pages, 0 problems')
  })

  test('a saved document updates the open page without reload, keeping the scroll position', async ({ page }) => {
    const messages: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && messages.push(message.text()))
    await page.goto(`${url}/api-integration`)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      Object.assign(globalThis, { kept: true })
      scrollTo({ top: 700, behavior: 'instant' })
    })
    const heading = page.locator('main h2').first()
    const before = (await heading.textContent()) ?? ''
    writeFileSync(
      file('api-integration'),
      read('api-integration').replace(`"${before}"`, '"Words an editor just saved"'),
    )
    await expect(heading).toHaveText('Words an editor just saved')
    await expect
      .poll(() => page.evaluate(() => [(globalThis as { kept?: boolean }).kept, scrollY]))
      .toEqual([true, 700])
    expect(messages).toEqual([])
  })

  test('a page looks as visitors will see it: each look of a block comes after its own styles', async ({ page }) => {
    const heights = async (at: string) => {
      await page.goto(`${at}/qa-testing-services`)
      await page.evaluate(() => document.fonts.ready)
      return page.locator('main > *').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const built = await heights('')
    await expect(async () => {
      const shown = await heights(url)
      expect(shown).toHaveLength(built.length)
      for (const [index, height] of shown.entries()) expect(Math.abs(height - Number(built[index]))).toBeLessThan(4)
    }).toPass()
  })

  test('a document saved while the page still loads its script is shown', async ({ page, request }) => {
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/client/dev.ts', (route) => held.then(() => route.continue()))
    await page.goto(`${url}/cloud-services`, { waitUntil: 'commit' })
    const heading = page.locator('main h2').first()
    const before = (await heading.textContent()) ?? ''
    writeFileSync(file('cloud-services'), read('cloud-services').replace(`"${before}"`, '"Saved while it loads"'))
    const data = async () => (await request.get(`${url}/data/cloud-services.json`)).text()
    await expect.poll(data).toContain('Saved while it loads')
    arrive()
    await expect(heading).toHaveText('Saved while it loads')
  })

  test('a mistake keeps the last good page and shows the message of npm run check until it is fixed', async ({
    page,
  }) => {
    await page.goto(`${url}/about`)
    await page.waitForLoadState('networkidle')
    const good = read('about')
    const title = await page.locator('h1').textContent()
    const overlay = page.getByRole('alert')
    writeFileSync(file('about'), good.replace('"title"', '"titel"'))
    await expect(overlay).toContainText('pages-data/about.json:')
    await expect(overlay).toContainText('title')
    await expect(page.locator('h1')).toHaveText(title ?? '')
    writeFileSync(file('about'), good.slice(0, -20))
    await expect(overlay).toContainText('pages-data/about.json:')
    await page.reload()
    await expect(page.locator('h1')).toHaveText(title ?? '')
    writeFileSync(file('about'), good)
    await expect(overlay).toHaveCount(0)
    // A half-saved contract does not stop the server either.
    const contract = join(root, 'src/blocks/faq/faq.schema.json')
    const whole = readFileSync(contract, 'utf8')
    writeFileSync(contract, whole.slice(0, -20))
    await expect(overlay).toContainText('src/blocks/faq/faq.schema.json:')
    writeFileSync(contract, whole)
    await expect(overlay).toHaveCount(0)
  })

  test('a new document appears without a restart', async ({ page }) => {
    const document = JSON.parse(read('privacypolicy'))
    const missing = await page.goto(`${url}/brand-new`)
    expect(missing?.status()).toBe(404)
    const meta = {
      ...document.meta,
      title: 'A page that was not there',
      description: `${document.meta.description} Anew.`,
    }
    writeFileSync(file('brand-new'), JSON.stringify({ ...document, path: '/brand-new', meta }, null, 2))
    const status = async () =>
      (await page.request.get(`${url}/brand-new`, { headers: { accept: 'text/html' } })).status()
    await expect.poll(status).toBe(200)
    await expect(page).toHaveTitle('A page that was not there')
  })

  test('Alt + click on a block opens its place in the editor', async ({ page }) => {
    const read = () => {
      try {
        return readFileSync(opened(), 'utf8').trim()
      } catch {
        return ''
      }
    }
    /** Clicks, and returns the line that the editor should open. */
    const press = async (selector: string, expected: RegExp) => {
      rmSync(opened(), { force: true })
      await page
        .locator(selector)
        .first()
        .click({ modifiers: ['Alt'] })
      await expect.poll(read).toMatch(expected)
      const [name = '', line] = read().split(' ')
      return readFileSync(name, 'utf8')
        .split('\n')
        .slice(Number(line) - 1, Number(line) + 1)
        .join('\n')
    }
    await page.goto(`${url}/api-integration`)
    await page.waitForLoadState('networkidle')
    expect(await press('#process h3', /pages-data\/api-integration\.json \d+ 5$/)).toContain('"type": "process-steps"')
    expect(await press('h1', /api-integration\.json \d+ 5$/)).toContain('"type": "page-banner"')
    await press('main a[href="/contact"]', /api-integration\.json/)
    await expect(page).toHaveURL(`${url}/api-integration`)

    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' })
    await link.hover()
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(`${url}/api-integration`)
    await link.click()
    await expect(page).toHaveTitle(/contact/i)
    await page.waitForLoadState('networkidle')
    expect(await press('main form', /pages-data\/contact\.json \d+ 5$/)).toContain('"type": "enquiry-form"')

    await page.goto(`${url}/_blocks/faq`)
    await page.waitForLoadState('networkidle')
    expect(await press('main section:nth-of-type(2) h2', /src\/blocks\/faq\/faq\.schema\.json/)).toContain(
      '"type": "faq"',
    )
  })

  test('a media folder, a path outside of it and an invalid address are not found', async ({ request }) => {
    for (const path of ['/media/clients', '/media/clients/', '/media/%2e%2e/site/company.json', '/media/%'])
      expect((await request.get(url + path)).status(), path).toBe(404)
    expect((await request.get(`${url}/media/brand/favicon.svg`)).status()).toBe(200)
  })

  test('renaming a section reports the dead anchors on other pages', async ({ page }) => {
    await page.goto(`${url}/cloud-services`)
    await page.waitForLoadState('networkidle')
    const [contact, linking] = [read('contact'), read('cloud-services')]
    expect(linking).toContain('"to": "/contact"')
    const named = contact.replace('"type": "map"', '"id": "here", "type": "map"')
    writeFileSync(file('contact'), named)
    writeFileSync(file('cloud-services'), linking.replace('"to": "/contact"', '"to": "/contact#here"'))
    await expect(page.locator('main a[href="/contact#here"]').first()).toBeAttached()
    await expect(page.getByRole('alert')).toHaveCount(0)
    writeFileSync(file('contact'), named.replace('"here"', '"there"'))
    await expect(page.getByRole('alert')).toContainText('There is no section "here"')
    writeFileSync(file('cloud-services'), linking)
    await expect(page.getByRole('alert')).toHaveCount(0)
    writeFileSync(file('contact'), contact)
  })

  test('a mistake is shown after a reload, in a new tab and in the terminal; its place opens; the panel can be closed', async ({
    page,
    context,
  }) => {
    const good = read('about')
    writeFileSync(file('about'), good.replace('"title"', '"titel"'))
    await expect.poll(() => output).toMatch(/pages-data\/about\.json:\d+:\d+ .*error unknown-property/)
    await page.goto(`${url}/about`)
    await expect(page.getByRole('alert')).toContainText('1 mistake')
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('pages-data/about.json:')
    const tab = await context.newPage()
    await tab.goto(`${url}/about`)
    await expect(tab.getByRole('alert')).toContainText('There is no property "titel"')
    rmSync(opened(), { force: true })
    await tab.getByRole('alert').getByRole('link', { name: 'pages-data/about.json:' }).click()
    await expect.poll(() => existsSync(opened()) && readFileSync(opened(), 'utf8')).toMatch(/about\.json \d+ \d+/)
    await tab.getByRole('alert').getByText('1 mistake').click()
    await expect(tab.getByRole('alert').locator('pre').first()).toBeHidden()
    await tab.reload()
    await expect(tab.getByRole('alert').locator('pre').first()).toBeHidden()
    writeFileSync(file('about'), good)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await tab.close()
  })

  test('a new file with a syntax error shows it at its address; a deleted file is not a mistake', async ({ page }) => {
    writeFileSync(file('half-written'), '{ "path": "/half-written",')
    await expect.poll(() => output).toContain('pages-data/half-written.json:1')
    const answer = await page.goto(`${url}/half-written`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('alert')).toContainText('pages-data/half-written.json:1')
    rmSync(file('half-written'))
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.locator('h1')).toContainText('404')
  })

  test('changed code updates without reload, and recovers from an error', async ({ page }) => {
    await page.goto(`${url}/api-integration`)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      Object.assign(globalThis, { kept: true })
      scrollTo({ top: 500, behavior: 'instant' })
    })
    const kept = () => page.evaluate(() => [(globalThis as { kept?: boolean }).kept, scrollY])
    const component = join(root, 'src/blocks/faq/Faq.tsx')
    const [good, question] = [readFileSync(component, 'utf8'), page.locator('main summary h3').first()]
    writeFileSync(component, good.replace('<Heading level={3}>', '<Heading level={3}>Asked: '))
    await expect(question).toContainText('Asked: ')
    writeFileSync(component, good.replace('<details', '<<details'))
    await expect(page.getByRole('alert')).toContainText('Faq.tsx')
    await expect(question).toContainText('Asked: ')
    writeFileSync(component, good)
    await expect(question).not.toContainText('Asked: ')
    await expect(page.getByRole('alert')).toHaveCount(0)
    const styles = join(root, 'src/blocks/faq/faq.module.css')
    const sheet = readFileSync(styles, 'utf8')
    writeFileSync(styles, sheet.replace('.faq details {', '.faq details { outline: 3px solid rgb(1, 2, 3);'))
    await expect(page.locator('main details:has(summary h3)').first()).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
    const tokens = join(root, 'src/styles/tokens.css')
    writeFileSync(tokens, `${readFileSync(tokens, 'utf8')}\n:root { --seen-at-once: 1; }\n`)
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--seen-at-once')))
      .toBe('1')
    await expect.poll(kept).toEqual([true, 500])
  })

  test('changes of header and footer, in data or components, show without reload', async ({ page }) => {
    await page.goto(`${url}/about`)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => Object.assign(globalThis, { kept: true }))
    const header = join(root, 'src/chrome/Header.tsx')
    const [data, code] = [read('site/navigation'), readFileSync(header, 'utf8')]
    const { button, trademarks } = { ...JSON.parse(data).header, ...JSON.parse(data).footer }
    const edited = data
      .replaceAll(`"${button.label}"`, '"Build with us"')
      .replace(`"${trademarks}"`, '"Marks are of their owners."')
    writeFileSync(file('site/navigation'), edited)
    await expect(page.locator('header').getByText('Build with us').first()).toBeVisible()
    await expect(page.locator('footer')).toContainText('Marks are of their owners.')
    writeFileSync(header, code.replace('<header ', '<header title="Changed" '))
    await expect(page.locator('header[title="Changed"]')).toBeAttached()
    await expect(page.locator('[data-chrome]')).toHaveCount(3)
    writeFileSync(header, code)
    writeFileSync(file('site/navigation'), data)
    await expect(page.locator('footer')).toContainText(trademarks)
    await expect(page.locator('header[title="Changed"]')).toHaveCount(0)
    expect(await page.evaluate(() => (globalThis as { kept?: boolean }).kept)).toBe(true)
  })

  test('there are lists of pages and blocks', async ({ page }) => {
    await page.goto(`${url}/_pages`)
    await expect(page.getByRole('row', { name: /pages-data\/about\.json published/ })).toBeVisible()
    await page.goto(`${url}/_blocks`)
    const faq = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'faq', exact: true }) })
    await expect(faq.getByRole('link', { name: '/api-integration' })).toBeVisible()
    await faq.getByRole('link', { name: 'faq', exact: true }).click()
    await expect(page.getByText(/^Example: /).first()).toBeVisible()
    const unknown = await page.goto(`${url}/_blocks/faqs`)
    expect(unknown?.status()).toBe(404)
    await expect(page.getByRole('status')).toContainText('There is no block “faqs”')
    await expect(page.getByRole('link', { name: 'faq', exact: true })).toBeVisible()
  })

  test('a foreign host name that leads here is refused everywhere (DNS rebinding), and no other site opens the editor', async ({
    request,
  }) => {
    const statusOf = async (path: string, headers: Record<string, string>) =>
      (await request.get(`${url}${path}`, { headers: { accept: 'text/html', ...headers } })).status()
    const open = '/_open?path=/about&block=0'
    for (const path of [
      '/about',
      '/about?_studio',
      '/data/about.json',
      '/_pages',
      '/_studio',
      '/media/brand/favicon.svg',
      open,
    ])
      expect(await statusOf(path, { host: `evil.example:${new URL(url).port}` }), path).toBe(403)
    expect(await statusOf('/about', { host: `127.0.0.1:${new URL(url).port}` })).toBe(200)
    expect(await statusOf(open, { 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await statusOf(open, { 'sec-fetch-site': 'same-origin' })).not.toBe(403)
  })

  test('what a build would not find is not found here either', async ({ request }) => {
    const status = async (path: string) =>
      (await request.get(url + path, { headers: { accept: 'text/html' } })).status()
    for (const path of ['/home', '/not-found', '/site/company', '/no/such/page'])
      expect(await status(path), path).toBe(404)
    expect(await status('/about')).toBe(200)
  })

  test('the old path of a renamed page redirects to the new one', async ({ page }) => {
    renamePage(root, ['/ourteam', '/people'])
    const old = () => page.request.get(`${url}/ourteam?by=name`, { headers: { accept: 'text/html' }, maxRedirects: 0 })
    await expect.poll(async () => (await old()).headers().location).toBe('/people?by=name')
    await page.goto(`${url}/ourteam`)
    await expect(page).toHaveURL(`${url}/people`)
    await expect(page.locator('h1')).toBeVisible()
  })
})

test.describe('the start', () => {
  let copy = ''
  let started: ChildProcess
  let printed = ''

  /** Starts a server of its own. @param prepare changes its site before */
  async function start(prepare = () => {}): Promise<string> {
    copy = copyOfSite()
    prepare()
    started = startDevServer(copy)
    started.stdout?.on('data', (chunk: Buffer) => (printed += chunk))
    return addressOf(started)
  }

  test.afterEach(() => {
    started.kill()
    rmSync(copy, { recursive: true, force: true })
    printed = ''
  })

  test('a mistake that is saved while the first page loads keeps the page, too', async () => {
    const at = await start()
    const about = () => fetch(`${at}/about`, { headers: { accept: 'text/html' } })
    expect((await about()).status).toBe(200)
    // Pages go on to ask for scripts and pictures.
    const asking = setInterval(() => void fetch(`${at}/favicon.svg`).catch(() => {}), 50)
    try {
      await new Promise((resolve) => setTimeout(resolve, 500))
      expect(printed).not.toContain('problem')
      const document = join(copy, 'pages-data/about.json')
      writeFileSync(document, readFileSync(document, 'utf8').slice(0, -20))
      await expect.poll(() => printed).toContain('pages-data/about.json:')
      expect((await about()).status).toBe(200)
    } finally {
      clearInterval(asking)
    }
  })

  test('a site that cannot be shown says why at every address, and is shown once it is mended', async ({ page }) => {
    const navigation = () => join(copy, 'pages-data/site/navigation.json')
    let whole = ''
    const at = await start(() => {
      whole = readFileSync(navigation(), 'utf8')
      writeFileSync(navigation(), whole.slice(0, -20))
    })
    await page.goto(`${at}/about`)
    await expect(page.getByRole('alert')).toContainText('pages-data/site/navigation.json:')
    writeFileSync(navigation(), whole)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
