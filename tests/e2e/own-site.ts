import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replaceFolder } from '../../src/engine/build/work-folder.ts'
import { serve } from '../../src/server/main.ts'
import { readSettings } from '../../src/server/settings.ts'
import { test as base, expect } from './forms.ts'

/** Deploys another release of the site. @param without scripts that it lacks */
export type Deploy = (without?: RegExp) => Promise<void>

/** A test with its own server and a copy of the built site. */
export const test = base.extend<{ deploy: Deploy; folder: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires the pattern
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

const hashed = /([\w-]+-[\w-]{6,8})\.(js|css)\b/g

/** Copies the built site without its pictures, with a suffix on the names of scripts and styles, as if their code had changed. */
function writeRelease(folder: string, mark = '', without?: RegExp): void {
  cpSync('dist', folder, { recursive: true, filter: (name) => !/\.(br|gz)$|\/media\/(?!brand\b)/.test(name) })
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
