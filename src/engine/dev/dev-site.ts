import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { type DevProblem, type DevUpdate, devEvents } from '../../page/dev-protocol.ts'
import { describeProblem, reportOf } from '../check/problem-report.ts'
import { textIfThere } from '../content/text-if-there.ts'
import { type LiveSite, liveSite } from '../live/live-site.ts'
import { DevAnswers } from './dev-answers.ts'
import { DevPages } from './dev-pages.ts'
import { SiteState } from './site-state.ts'

/** How long after a keystroke the site is checked, in ms: by then the letter is on the page. */
const checkAfter = 120

/** When the site is checked for the first time, in ms: a page shows before its mistakes. */
const firstCheck = {
  /** After the start, if nothing is requested. */
  unasked: 2000,
  /** After the last request. */
  asked: 300,
  /** After the first request at the latest. */
  latest: 5000,
}

/** The site in the dev server: follows its files, tells open pages and the terminal, and answers requests. */
export class DevSite {
  /** Folder of the site. */
  readonly root: string
  readonly pages: DevPages
  readonly #state: SiteState
  readonly #answers: DevAnswers
  #lastReport = ''
  /** What tools have written, by file. */
  readonly #written = new Map<string, string | undefined>()
  #nextCheck?: NodeJS.Timeout
  /** Whether the site has been checked and its mistakes told. */
  #isChecked = false
  /** When the first check is due at the latest. */
  #checkedBy?: number

  /** Loads the site and follows its changes until the server closes. */
  static async for(server: ViteDevServer): Promise<DevSite> {
    const root = join(server.config.root, '..')
    const { site, end } = await liveSite(
      root,
      (files) => dev.#changed(files),
      () => dev.#changing(),
    )
    const dev = new DevSite(server, root, new SiteState(site, root))
    server.httpServer?.once('close', end)
    // The first check tells all pages.
    server.ws.on(devEvents.here, (_, client) => dev.#isChecked && client.send(devEvents.problems, dev.#problems()))
    server.httpServer?.once('listening', () => dev.#checkIn(firstCheck.unasked))
    return dev
  }

  private constructor(
    private readonly server: ViteDevServer,
    root: string,
    state: SiteState,
  ) {
    this.root = root
    this.#state = state
    this.pages = new DevPages(server, state)
    this.#answers = new DevAnswers(root, server, state, this.pages)
  }

  /** The site as its files have it. */
  get live(): LiveSite {
    return this.#state.live
  }

  /**
   * Reads files that a tool has written, without waiting for the watcher. Open pages are updated at once; the site is
   * checked after that.
   * @param files relative to the root
   */
  written(files: string[]): void {
    this.#changing()
    this.live.update(files)
    this.#update(files)
    this.#checkIn(checkAfter)
    for (const file of files) this.#written.set(file, this.#textOf(file))
  }

  /** Before the first change, what has no mistakes must be known, to be shown if the change is one. */
  #changing(): void {
    if (!this.#isChecked) this.#tellProblems()
  }

  /** What a tool wrote is shown already; anything else that changes is not. */
  #changed(files: string[]): void {
    const isShown = (file: string) => this.#written.has(file) && this.#written.get(file) === this.#textOf(file)
    if (files.every(isShown)) return
    this.#tellProblems()
    this.#update(files)
  }

  /** Updates open pages after files changed. @param files relative to the root */
  #update(files: string[]): void {
    for (const file of files) this.#written.delete(file)
    this.#state.update(files)
    this.server.ws.send(devEvents.update, { byCode: false, files } satisfies DevUpdate)
  }

  #checkIn(ms: number): void {
    clearTimeout(this.#nextCheck)
    this.#nextCheck = setTimeout(() => this.#tellProblems(), ms)
  }

  /** Checks the site if something has changed, and tells open pages and the terminal. */
  #tellProblems(): void {
    this.server.ws.send(devEvents.problems, this.#problems())
    this.#printProblems()
  }

  /** Prints the mistakes in the terminal, unless they are those printed last. */
  #printProblems(): void {
    const { problems, live } = this.#state
    this.#isChecked = true
    const colour = process.stdout.isTTY && !process.env.NO_COLOR
    const words = reportOf(problems, {
      ...{ format: 'pretty', colour, textOf: this.#textOf, checked: { pages: live.site.pages.length } },
    })
    if (words !== this.#lastReport) this.server.config.logger.info(words)
    this.#lastReport = words
  }

  /** What is wrong now, in the words of `npm run check`. */
  #problems(): DevProblem[] {
    return this.#state.problems.map((problem) => {
      const { file, line, column, severity, rule, message, suggestion } = problem
      const words = describeProblem(problem, { textOf: this.#textOf })
      return { file, line, column, severity, rule, message, suggestion, words }
    })
  }

  readonly #textOf = (file: string) => textIfThere(join(this.root, file))

  /** Answers a request. @returns whether it was for this site */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (this.#isChecked) return this.#answers.answer(request, response)
    this.#checkedBy ??= performance.now() + firstCheck.latest
    const left = this.#checkedBy - performance.now()
    this.#checkIn(left)
    try {
      return await this.#answers.answer(request, response)
    } finally {
      if (!this.#isChecked) this.#checkIn(Math.min(left, firstCheck.asked))
    }
  }
}
