import type { Page } from '@playwright/test'
import { widths } from '../../.storybook/widths.ts'
import { axeFindings } from '../e2e/axe.ts'

/** A story or a page of docs, as Storybook lists it. */
export interface Entry {
  id: string
  title: string
  name: string
  importPath: string
  type: 'story' | 'docs'
  tags: string[]
}

/** Names of the screens, as stories are tagged with them. */
export const widthNames = Object.keys(widths) as (keyof typeof widths)[]

/** Whether it shows an example of a block. */
export const isExample = ({ type, tags }: Entry): boolean => type === 'story' && tags.includes('example')

/** A story within a page of docs. */
const storyInDocs = '[id^="story--"][id$="-inner"]'

/** Storybook's own controls, which nobody here can mend: the words on its switch, and its tree of data beside parts of ui. */
const excepted =
  /^(color-contrast: span\[aria-hidden="true"\]\S* <span aria-hidden="true">(True|False)<|listitem: .*\.rejt-tree )/

/** What Storybook tells when a story is done. */
interface StoryFinished {
  storyId?: string
  reporters?: { type: string; result?: Verdict }[]
  message?: string
}

/** What axe found. */
interface Verdict {
  violations?: Violation[]
  error?: Error
}

/** How a story ended. */
interface End {
  event: string
  message?: string
  axe?: Verdict
}

interface Violation {
  id: string
  nodes: { html: string; target: string[] }[]
}

/** One window of Storybook that goes from story to story without loading itself anew. */
export class Walk {
  readonly #messages: string[] = []

  private constructor(
    readonly page: Page,
    readonly origin: string,
    private readonly docsForAxe: ReadonlySet<Entry>,
  ) {
    page.on('console', (message) => {
      // Advice for who writes a script: axe measures what a page keeps hidden.
      if (`${message.type()}` !== 'verbose') this.#messages.push(`console ${message.type()}: ${message.text()}`)
    })
    page.on('pageerror', (error) => this.#messages.push(`error: ${error.message}`))
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText
      // The page before was left while it still fetched something.
      if (why !== 'net::ERR_ABORTED') this.#messages.push(`failed: ${request.url()} ${why}`)
    })
    page.on('response', (answer) => {
      if (answer.status() >= 400) this.#messages.push(`${answer.status()}: ${answer.url()}`)
    })
  }

  /** @param docsForAxe docs that axe reads as well */
  static async begin(page: Page, origin: string, docsForAxe: ReadonlySet<Entry> = new Set()): Promise<Walk> {
    const walk = new Walk(page, origin, docsForAxe)
    await page.route(
      (url) => url.origin !== origin,
      (route) => {
        walk.#messages.push(`request outside: ${route.request().url()}`)
        return route.abort()
      },
    )
    await walk.anew()
    return walk
  }

  /** Loads Storybook anew, without a story. */
  async anew(): Promise<void> {
    await this.page.goto(`${this.origin}/iframe.html`)
    await this.page.waitForFunction(() => '__STORYBOOK_STORY_STORE__' in window)
  }

  /**
   * Shows a story on a screen as wide as its tags ask for, or as `width` says.
   * @returns everything that is wrong with it: nothing where all is well
   */
  async faults(
    entry: Entry,
    width = widthNames.find((name) => entry.tags.includes(name)) ?? 'desktop',
  ): Promise<string[]> {
    await this.#resize(width)
    this.#messages.length = 0
    const words =
      entry.type === 'docs'
        ? await this.#read(entry)
        : [...wordsOf(await this.#show(entry.id), entry.title), ...(await this.overflow(width))]
    return [...this.#messages, ...words]
  }

  async #resize(width: keyof typeof widths): Promise<void> {
    const { styles } = widths[width]
    await this.page.setViewportSize({
      width: Number.parseInt(styles.width, 10),
      height: Number.parseInt(styles.height, 10),
    })
  }

  /** By how much what is shown is wider than a screen, and the innermost element that reaches so far. */
  async overflow(width: keyof typeof widths): Promise<string[]> {
    await this.#resize(width)
    return this.page.evaluate(async () => {
      await document.fonts.ready
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      const widest = [...document.querySelectorAll('#storybook-root *')].findLast(
        (element) => Math.abs(element.getBoundingClientRect().right - scrollWidth) < 1,
      )
      return [
        `${scrollWidth - clientWidth} px wider than the screen of ${clientWidth} px: ${widest?.outerHTML.slice(0, 150)}`,
      ]
    })
  }

  /** Opens a page of docs and waits for the stories in it. */
  async #read(entry: Entry): Promise<string[]> {
    await this.#tell('setCurrentStory', { storyId: entry.id, viewMode: 'docs' }, 'docsRendered')
    await this.page.waitForFunction((selector) => {
      const stories = [...document.querySelectorAll<HTMLElement>(selector)]
      return document.querySelector('#storybook-docs h1') && stories.every(({ childElementCount }) => childElementCount)
    }, storyInDocs)
    // Each story is tested alone. Beside each other they have landmarks that no page has twice.
    const findings = this.docsForAxe.has(entry) ? await axeFindings(this.page, [], storyInDocs) : []
    return [
      ...(await this.page.locator('.story-fault').allTextContents()),
      ...(await this.page.locator('#storybook-docs').evaluate(skippedHeadings)),
      ...findings.filter((finding) => !excepted.test(finding)).map((finding) => `axe ${finding}`),
    ]
  }

  /** Changes what a story is shown with, as the panel of controls does, and waits until it is shown. */
  control(storyId: string, updatedArgs: object): Promise<void> {
    return this.#tell('updateStoryArgs', { storyId, updatedArgs }, 'storyFinished')
  }

  /** Sends Storybook an event and waits for the one that answers it. */
  #tell(event: string, data: object, answer: string): Promise<void> {
    return this.page.evaluate(
      ({ event, data, answer }) =>
        new Promise((resolve) => {
          const { channel } = (window as unknown as { __STORYBOOK_PREVIEW__: { channel: Channel } })
            .__STORYBOOK_PREVIEW__
          interface Channel {
            emit(event: string, data: unknown): void
            once(event: string, listener: () => void): void
          }
          channel.once(answer, resolve)
          channel.emit(event, data)
        }),
      { event, data, answer },
    )
  }

  /** Turns a switch of the toolbar for all that is shown from now on; what is shown already changes with it. */
  globals(globals: object): Promise<void> {
    return this.page.evaluate(
      (globals) =>
        new Promise<void>((resolve) => {
          const { channel, currentSelection } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview })
            .__STORYBOOK_PREVIEW__
          interface Preview {
            channel: { emit(event: string, data: unknown): void; once(event: string, listener: () => void): void }
            currentSelection?: object
          }
          channel.once(currentSelection ? 'storyFinished' : 'globalsUpdated', resolve)
          channel.emit('updateGlobals', { globals })
        }),
      globals,
    )
  }

  async #show(storyId: string): Promise<End> {
    // Stories of docs tell their end without axe, and late: they would be taken for the one asked for.
    if (new URL(this.page.url()).searchParams.get('viewMode') === 'docs') await this.anew()
    return this.page.evaluate(
      (storyId) =>
        new Promise<End>((resolve) => {
          const { channel, currentSelection } = (window as unknown as { __STORYBOOK_PREVIEW__: Preview })
            .__STORYBOOK_PREVIEW__
          interface Preview {
            channel: Channel
            currentSelection?: { storyId: string }
          }
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
              // The one before may end late.
              const { storyId: ended, reporters = [], message } = data as StoryFinished
              if (event === 'storyFinished' && ended !== storyId) return
              for (const [name, known] of listeners) channel.off(name, known)
              const result = reporters.find(({ type }) => type === 'a11y')?.result
              // The rest lists every element that passed.
              resolve({ event, message, axe: result && { violations: result.violations, error: result.error } })
            }
            channel.on(event, listener)
            return [event, listener] as const
          })
          // A story that is shown already would not be shown anew.
          const again = currentSelection?.storyId === storyId
          channel.emit(again ? 'forceRemount' : 'setCurrentStory', { storyId, viewMode: 'story' })
        }),
      storyId,
    )
  }
}

/** Headings that skip a level, stories among docs included: axe only reads one page of docs of each template. */
function skippedHeadings(docs: Element): string[] {
  const shown = [...docs.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
    (heading) => heading.checkVisibility() && !heading.closest('[aria-hidden=true]'),
  )
  return shown.flatMap((heading, place) =>
    place && heading.localName > `h${Number(shown[place - 1]?.localName[1]) + 1}`
      ? [`skips a level of headings: ${heading.outerHTML}`]
      : [],
  )
}

function wordsOf({ event, message, axe }: End, title: string): string[] {
  if (event !== 'storyFinished') return [`${event}: ${message}`]
  // The tests of the built site run it on every page.
  if (!axe) return title.startsWith('Pages/') ? [] : ['axe did not run']
  const { violations = [], error } = axe
  return [
    ...(error ? [`axe: ${error.message}`] : []),
    ...violations.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.target.join(' ')} ${nodes[0]?.html}`),
  ]
}
