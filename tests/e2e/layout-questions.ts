import type { Page } from '@playwright/test'

type Ask = (page: Page, path: string) => Promise<void>

/** The questions about each page, which is loaded once for all of them: to load it takes as long as ten answers. */
export const questions = new Map<string, { name: string; ask: Ask; changes: boolean }[]>()

/** Asks something of pages that leaves them as they are, but for the size of the window, the media and how far they are scrolled. */
export function on(paths: string | readonly string[], name: string, ask: Ask, changes = false): void {
  for (const path of [paths].flat()) questions.set(path, [...(questions.get(path) ?? []), { name, ask, changes }])
}

/** Asks something after which pages are not as they were loaded. */
export const changing = (paths: string | readonly string[], name: string, ask: Ask): void => on(paths, name, ask, true)
