import { readFileSync } from 'node:fs'
import { test as base, type Page } from '@playwright/test'
import { preview } from 'vite'
import { widths } from '../../.storybook/widths.ts'

/** A story or a page of docs, as the built Storybook lists it. */
export interface Entry {
  id: string
  title: string
  name: string
  importPath: string
  type: 'story' | 'docs'
  tags: string[]
}

const folder = 'storybook-static'

/** Everything that the built Storybook shows: stories first, since docs are loaded anew each time. */
export const entries: Entry[] = Object.values<Entry>(
  JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')).entries,
).sort((a, b) => (a.type < b.type ? 1 : a.type > b.type ? -1 : 0))

/** What Storybook tells when a story is done. */
interface Told {
  event: string
  reporters?: { type: string; status: string; result?: { violations?: Violation[]; error?: Error } }[]
  message?: string
}

interface Violation {
  id: string
  nodes: { html: string; target: string[] }[]
}

/** One window of the built Storybook that goes from story to story without loading itself anew. */
export class Walk {
  readonly #said: string[] = []

  private constructor(
    readonly page: Page,
    readonly origin: string,
  ) {
    page.on('console', (message) => this.#said.push(`console ${message.type()}: ${message.text()}`))
    page.on('pageerror', (error) => this.#said.push(`error: ${error.message}`))
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText
      // The page before was left while it still fetched something.
      if (why !== 'net::ERR_ABORTED') this.#said.push(`failed: ${request.url()} ${why}`)
    })
    page.on('response', (answer) => {
      if (answer.status() >= 400) this.#said.push(`${answer.status()}: ${answer.url()}`)
    })
  }

  static async begin(page: Page, origin: string): Promise<Walk> {
    const walk = new Walk(page, origin)
    await page.route(
      (url) => url.origin !== origin,
      (route) => {
        walk.#said.push(`request outside: ${route.request().url()}`)
        return route.abort()
      },
    )
    await page.goto(`${origin}/iframe.html`)
    await page.waitForFunction(() => '__STORYBOOK_STORY_STORE__' in window)
    return walk
  }

  /** Shows a story as its tags ask for. @returns everything that is wrong with it: nothing where all is well */
  async faults({ id, type, tags }: Entry): Promise<string[]> {
    const width = Object.keys(widths).find((name) => tags.includes(name)) as keyof typeof widths | undefined
    const { styles } = widths[width ?? 'desktop']
    await this.page.setViewportSize({
      width: Number.parseInt(styles.width, 10),
      height: Number.parseInt(styles.height, 10),
    })
    this.#said.length = 0
    const words = type === 'docs' ? await this.#read(id) : wordsOf(await this.#show(id))
    return [...this.#said, ...words]
  }

  /** Opens a page of docs and waits for the stories in it. */
  async #read(id: string): Promise<string[]> {
    await this.page.goto(`${this.origin}/iframe.html?viewMode=docs&id=${id}`)
    await this.page.waitForFunction(() => {
      const stories = [...document.querySelectorAll<HTMLElement>('[id^="story--"][id$="-inner"]')]
      return document.querySelector('#storybook-docs h1') && stories.every(({ childElementCount }) => childElementCount)
    })
    return this.page.locator('.story-fault').allTextContents()
  }

  /** Changes what a story is shown with, as the panel of controls does, and waits until it is shown. */
  control(storyId: string, updatedArgs: object): Promise<void> {
    return this.page.evaluate(
      (told) =>
        new Promise((resolve) => {
          const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: { channel: Channel } })
            .__STORYBOOK_PREVIEW__
          interface Channel {
            emit(event: string, data: unknown): void
            once(event: string, listener: () => void): void
          }
          channel.once('storyFinished', resolve)
          channel.emit('updateStoryArgs', told)
        }),
      { storyId, updatedArgs },
    )
  }

  #show(storyId: string): Promise<Told> {
    return this.page.evaluate(
      (storyId) =>
        new Promise<Told>((resolve) => {
          const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: { channel: Channel } })
            .__STORYBOOK_PREVIEW__
          interface Channel {
            emit(event: string, data: unknown): void
            on(event: string, listener: (data: unknown) => void): void
            off(event: string, listener: (data: unknown) => void): void
          }
          const ends = [
            'storyFinished',
            'storyMissing',
            'storyErrored',
            'storyThrewException',
            'playFunctionThrewException',
          ]
          const listeners = ends.map((event) => {
            const listener = (data: unknown) => {
              for (const [name, known] of listeners) channel.off(name, known)
              resolve({ event, ...(data as object), message: (data as Error)?.message })
            }
            channel.on(event, listener)
            return [event, listener] as const
          })
          channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
        }),
      storyId,
    )
  }
}

function wordsOf({ event, message, reporters = [] }: Told): string[] {
  if (event !== 'storyFinished') return [`${event}: ${message}`]
  const axe = reporters.find(({ type }) => type === 'a11y')
  if (!axe?.result) return ['axe did not run']
  const { violations = [], error } = axe.result
  return [
    ...(error ? [`axe: ${error.message}`] : []),
    ...violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.target.join(' ')} ${nodes[0]?.html}`),
  ]
}

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
      const page = await browser.newPage({ reducedMotion: 'reduce' })
      await use(await Walk.begin(page, origin))
      await page.close()
      await server.close()
    },
    { scope: 'worker' },
  ],
})
