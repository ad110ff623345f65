import type { Page, ViewportSize } from '@playwright/test'

type Ask = (page: Page, path: string) => Promise<void>

interface Question {
  name: string
  ask: Ask
  size: ViewportSize
  /** Whether the page is not as it was loaded after it. */
  changes: boolean
}

/** The questions about each page, which is loaded once for all of them: to load it takes as long as ten answers. */
export const questions = new Map<string, Question[]>()

const desktop = { width: 1440, height: 900 }
const phone = { width: 360, height: 740 }

const asking =
  (size: ViewportSize, changes = false) =>
  (paths: string | readonly string[], name: string, ask: Ask): void => {
    for (const path of [paths].flat())
      questions.set(path, [...(questions.get(path) ?? []), { name, ask, size, changes }])
  }

/** Asks something of pages that leaves them as they are, but for the size of the window, the media and how far they are scrolled. */
export const on = asking(desktop)

/** The same, of a phone at first. */
export const onPhone = asking(phone)

/** Asks something after which pages are not as they were loaded. */
export const changing = asking(desktop, true)
