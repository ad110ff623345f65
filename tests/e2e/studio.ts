import { type ChildProcess, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { copyOfSite } from '../contract/copy-of-site.ts'
import { addressOf, startDevServer } from '../dev-server.ts'

/** The studio on a copy of the site that git knows, with a bare repository as its remote. */
export interface Studio {
  url: string
  root: string
  /** Runs git in the copy. @returns what it says */
  git(...words: string[]): string
  /** A document as its file has it. */
  read(name: string): string
  write(name: string, text: string): void
  /** Opens a page in the studio, and waits until its frame answers. */
  open(page: Page, path: string): Promise<void>
  /** Waits until a document that is open in a tab is what its file has. */
  hasTaken(page: Page, name: string): Promise<void>
}

/** A test in the tab of the one before: to load the studio again would take longer than most of them. */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
      await use(tab)
      await tab.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ tab }, use) => {
    await use(tab)
    await tab.unrouteAll()
  },
})

/** Starts a studio before the tests of a file, and ends it after them; the site is the same again before each. */
export function studioForTests(): Studio {
  let server: ChildProcess
  const fileOf = (name: string) => join(studio.root, 'pages-data', `${name}.json`)
  const studio: Studio = {
    ...{ url: '', root: '' },
    git: (...words) => spawnSync('git', words, { cwd: studio.root, encoding: 'utf8' }).stdout.trim(),
    read: (name) => readFileSync(fileOf(name), 'utf8'),
    write: (name, text) => writeFileSync(fileOf(name), text),
    async open(page, path) {
      await page.goto(`${studio.url}/_studio#page=${path}`)
      const shown = page.frameLocator(`.room iframe[title="The page ${path}"]`)
      await shown.locator('#studio-marks').waitFor({ state: 'attached', timeout: 60_000 })
    },
    async hasTaken(page, name) {
      const file = `pages-data/${name}.json`
      const taken = () =>
        page.evaluate(`import('/studio/documents.ts').then(({ documentAt }) => documentAt('${file}'))`)
      const now = { text: studio.read(name), state: 'saved' }
      await expect.poll(async () => (await taken()) ?? now).toMatchObject(now)
    },
  }

  test.beforeAll(async () => {
    studio.root = copyOfSite()
    writeFileSync(join(studio.root, '.gitignore'), 'node_modules\n.cache\nremote.git\n')
    studio.git('init', '--quiet', '--initial-branch', 'main')
    studio.git('config', 'user.name', 'Asha Rao')
    studio.git('config', 'user.email', 'asha@noidasoftworks.example')
    studio.git('add', '.')
    studio.git('commit', '--quiet', '--message', 'Begin')
    // With all that there is: packing it for the first push would take many seconds on a busy machine.
    studio.git('clone', '--quiet', '--bare', '.', 'remote.git')
    studio.git('remote', 'add', 'origin', join(studio.root, 'remote.git'))
    server = startDevServer(studio.root)
    studio.url = await addressOf(server)
  })

  test.afterEach(async ({ tab }) => {
    const changed = studio.git('diff', '--name-only', 'pages-data').match(/(?<=pages-data\/).*(?=\.json)/g) ?? []
    studio.git('checkout', '--', '.')
    studio.git('clean', '--quiet', '--force', 'pages-data')
    if (tab.url().startsWith(studio.url)) for (const name of changed) await studio.hasTaken(tab, name)
  })

  test.afterAll(() => {
    server.kill()
    rmSync(studio.root, { recursive: true, force: true })
  })
  return studio
}

/** The page in the middle. */
export const frame = (page: Page): FrameLocator => page.frameLocator('.room iframe')
export const form = (page: Page): Locator => page.getByRole('region', { name: 'Form' })

/** Waits until the file has what was typed. */
export const saved = (page: Page): Promise<void> => expect(form(page).getByRole('status')).toHaveText('Saved')

/** Changes a document at the moment at which the studio next saves, as another person would. */
export const changeAsItSaves = (page: Page, change: () => void): Promise<unknown> =>
  page.route(
    '**/_studio/save',
    (route) => {
      change()
      return route.continue()
    },
    { times: 1 },
  )
