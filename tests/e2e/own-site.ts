import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replaceFolder } from '../../src/engine/build/work-folder.ts'
import { serve } from '../../src/server/main.ts'
import { readSettings } from '../../src/server/settings.ts'
import { test as base, expect } from './forms.ts'

/** Puts another release of the site in the place of the one that is served. @param without scripts it lacks */
export type Deploy = (without?: RegExp) => Promise<void>

/** A test on a server of its own, which starts with the built site. */
export const test = base.extend<{ deploy: Deploy; folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'own-site-'))
    writeRelease(join(folder, 'dist'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
  baseURL: async ({ folder }, use) => {
    const settings = readSettings({ PORT: '0', DATA_DIR: join(folder, 'data'), RATE_LIMIT: '0' })
    const server = await serve(settings, join(folder, 'dist'), () => {})
    await use(server.url)
    await server.close()
  },
  deploy: async ({ folder, baseURL, request }, use) => {
    await use(async (without) => {
      writeRelease(join(folder, 'next'), '_next', without)
      replaceFolder(join(folder, 'next'), join(folder, 'dist'), join(folder, 'old'))
      await expect.poll(async () => (await request.get(`${baseURL}/`)).text()).toContain('_next.js')
    })
  },
})

const hashed = /([\w-]+-[\w-]{7,8})\.(js|css)\b/g

/** Writes the built site to a folder, scripts and styles under names that end in a mark: code that changed gets other names. */
function writeRelease(folder: string, mark = '', without?: RegExp): void {
  cpSync('dist', folder, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) })
  if (!mark) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name)
    if (!/\.(html|js|css|json)$/.test(name)) continue
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(hashed, `$1${mark}.$2`))
    if (without?.test(name)) rmSync(file)
    else renameSync(file, file.replace(hashed, `$1${mark}.$2`))
  }
}

export { expect }
