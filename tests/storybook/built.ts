import { readFileSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { preview } from 'vite'
import { type Entry, Walk } from './walk.ts'

const folder = 'storybook-static'

/** Everything that the built Storybook shows: stories first, since docs are loaded anew each time. */
export const entries: Entry[] = Object.values<Entry>(
  JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')).entries,
).sort((a, b) => (a.type < b.type ? 1 : a.type > b.type ? -1 : 0))

/** Docs of blocks, of forms and of parts are each made by one template; a page of the guide was written by somebody. */
const templateOf = ({ title, importPath }: Entry): string | undefined =>
  importPath.endsWith('.mdx') ? importPath : title.split('/')[0]
const storiesBeside = (docs: Entry): number => entries.filter(({ title }) => title === docs.title).length

/** Of each template the docs with most stories: the others have other words in the same places. */
export const typicalDocs = new Set(
  new Map(
    entries
      .filter(({ type }) => type === 'docs')
      .sort((a, b) => storiesBeside(a) - storiesBeside(b))
      .map((docs) => [templateOf(docs), docs]),
  ).values(),
)

/** A walk for each worker. */
export const test = base.extend<object, { walk: Walk }>({
  walk: [
    async ({ browser }, use) => {
      const server = await preview({
        configFile: false,
        logLevel: 'error',
        build: { outDir: folder },
        preview: { port: 0 },
      })
      const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') as string
      // By this name Storybook pauses animations. It would wait for their end otherwise: 5 s for one driven by scrolling.
      const page = await browser.newPage({ reducedMotion: 'reduce', userAgent: 'StorybookTestRunner' })
      await use(await Walk.begin(page, origin, typicalDocs))
      await page.close()
      await server.close()
    },
    { scope: 'worker' },
  ],
})
