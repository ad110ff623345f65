import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replaceFolder } from '../../src/engine/build/work-folder.ts'
import { type RunningServer, serve } from '../../src/server/main.ts'
import { readSettings } from '../../src/server/settings.ts'
import { test as base, expect } from './forms.ts'

/** Deploys another release of the site. @param without scripts that it lacks @returns what the names of its scripts end with */
export type Deploy = (without?: RegExp) => Promise<string>

/** A copy of the built site with a server of its own, which the tests of a file share. */
export const site = { folder: '', url: '', release: 0 }

/** A test on it: each goes on with the release of the one before, of which no browser has kept a script. */
export const test = base.extend<{ deploy: Deploy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
  baseURL: ({}, use) => use(site.url),
  deploy: async ({ request }, use) => {
    const { folder, url } = site
    let isWhole = true
    const deploy: Deploy = async (without) => {
      const mark = `_${++site.release}`
      isWhole = !without
      writeRelease(join(folder, 'next'), mark, without)
      replaceFolder(join(folder, 'next'), join(folder, 'dist'), join(folder, 'old'))
      await expect.poll(async () => (await request.get(`${url}/`)).text()).toContain(`${mark}.js`)
      return `${mark}.js`
    }
    await use(deploy)
    if (!isWhole) await deploy()
  },
})

/** Serves it from before the tests of a file until after them. */
export function serveOwnSite(): void {
  let server: RunningServer
  test.beforeAll(async () => {
    site.folder = mkdtempSync(join(tmpdir(), 'own-site-'))
    writeRelease(join(site.folder, 'dist'), '_0')
    const settings = readSettings({ PORT: '0', DATA_DIR: join(site.folder, 'data'), RATE_LIMIT: '0' })
    server = await serve(settings, join(site.folder, 'dist'), () => {})
    site.url = server.url
  })
  test.afterAll(async () => {
    await server.close()
    rmSync(site.folder, { recursive: true, force: true })
  })
}

const hashed = /([\w-]+-[\w-]{7,8})\.(js|css)\b/g

/** Copies the built site without its pictures, with a suffix on the names of scripts and styles, as if their code had changed. */
function writeRelease(folder: string, mark: string, without?: RegExp): void {
  cpSync('dist', folder, { recursive: true, filter: (name) => !/\.(br|gz)$|\/media\/(?!brand\b)/.test(name) })
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (!/\.(html|js|css|json)$/.test(name)) continue
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(hashed, `$1${mark}.$2`))
    if (without?.test(name)) rmSync(file)
    else renameSync(file, file.replace(hashed, `$1${mark}.$2`))
  }
}

export { expect }
