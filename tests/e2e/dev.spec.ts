import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { renamePage } from '../../src/tools/rename-page/rename.ts'
import { copyOfSite } from '../contract/copy-of-site.ts'

/** The dev server on a copy of the site, edited as an editor edits: by saving files. */
test.describe.configure({ mode: 'serial' })

const port = 40_000 + (process.pid % 20_000)
const url = `http://localhost:${port}`
let root = ''
let server: ChildProcess

test.beforeAll(async () => {
  root = copyOfSite()
  const editor = join(root, 'editor.sh')
  writeFileSync(editor, `#!/bin/sh\necho "$@" > "${opened()}"\n`)
  chmodSync(editor, 0o755)
  server = spawn('node_modules/.bin/vite', ['--port', `${port}`, '--strictPort'], {
    ...{ cwd: root, stdio: 'pipe', env: { ...process.env, LAUNCH_EDITOR: editor } },
  })
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => chunk.includes('Local') && resolve())
    server.on('exit', () => reject(new Error('The dev server did not start.')))
  })
})

test.afterAll(() => {
  server.kill()
  rmSync(root, { recursive: true, force: true })
})

/** Where the editor of these tests writes what it was asked to open. */
const opened = () => join(root, 'opened.txt')

const file = (name: string) => join(root, 'pages-data', `${name}.json`)
const read = (name: string) => readFileSync(file(name), 'utf8')

test.describe('development', () => {
  test('a saved document shows in the open page, without a reload, at the same place', async ({ page }) => {
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
    expect(await page.evaluate(() => ({ kept: (globalThis as { kept?: boolean }).kept, top: scrollY }))).toEqual({
      kept: true,
      top: 700,
    })
    expect(messages).toEqual([])
  })

  test('a mistake keeps the last good page and shows the words of npm run check, until it is mended', async ({
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

  test('issue 8 · Alt and a press on a block open its place in the editor', async ({ page }) => {
    const read = () => {
      try {
        return readFileSync(opened(), 'utf8').trim()
      } catch {
        return ''
      }
    }
    /** Presses, and gives the line of the file that the editor was asked for. */
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

  test('the old path of a renamed page leads to the new one', async ({ page }) => {
    renamePage(root, ['/ourteam', '/people'])
    const old = () => page.request.get(`${url}/ourteam?by=name`, { headers: { accept: 'text/html' }, maxRedirects: 0 })
    await expect.poll(async () => (await old()).headers().location).toBe('/people?by=name')
    await page.goto(`${url}/ourteam`)
    await expect(page).toHaveURL(`${url}/people`)
    await expect(page.locator('h1')).toBeVisible()
  })
})
