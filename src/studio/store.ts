/// <reference types="vite/client" />
import { useSyncExternalStore } from 'react'
import { type DevProblem, type DevUpdate, devEvents } from '../page/dev-protocol.ts'
import { type Origin, originOf, pathOf, placeOf } from '../page/origin.ts'
import { documentFile, pathOfDocument } from '../page/routes.ts'
import type { Path } from '../page/walk.ts'
import type { SiteInfo, SiteState } from './api.ts'
import { call } from './call.ts'
import { documentAt, onDocuments, openDocument, refresh, undo } from './documents.ts'
import { beginKeeping, unsaved } from './kept.ts'
import { forgetAhead } from './write-ahead.ts'

/** The state of the studio. */
export interface Studio {
  info?: SiteInfo
  site?: SiteState
  /** Path of the page in the middle. */
  page: string
  /** What is being edited: a value of a document. */
  selected: { file: string; path: Path; by: 'page' | 'form' | 'list' }
  /** Counts selections, so that selecting the same value again focuses it again. */
  turn: number
  width: 360 | 768 | 1440
  /** Why the studio cannot load. */
  failure?: string
  /** A short message, also read out. */
  notice?: string
}

let state: Studio = { ...addressed(), turn: 0, width: 1440 }
const listeners = new Set<() => void>()

function notify(): void {
  for (const listener of listeners) listener()
}

/** The current state. */
export const studioNow = (): Studio => state

/** Changes the state. Parts of the site that the server sent again unchanged stay the same, so that nothing is drawn anew. */
export function set(change: Partial<Studio>): void {
  const { info, site } = change
  state = {
    ...state,
    ...change,
    ...(info && { info: withEqualParts(state.info, info) }),
    ...(site && { site: withEqualParts(state.site, site) }),
  }
  notify()
}

/** An object with the parts of an earlier one that are equal; the earlier one if all are. */
function withEqualParts<T extends object>(before: T | undefined, after: T): T {
  if (!before) return after
  const isEqual = (key: keyof T) =>
    before[key] === after[key] || JSON.stringify(before[key]) === JSON.stringify(after[key])
  const keys = Object.keys({ ...before, ...after }) as (keyof T)[]
  const equal = keys.filter(isEqual)
  if (equal.length === keys.length) return before
  return { ...after, ...Object.fromEntries(equal.map((key) => [key, before[key]])) }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A part of the studio's state, in a component, which is drawn anew only when that part changes. */
export const useStudio = <T>(part: (studio: Studio) => T): T => useSyncExternalStore(subscribe, () => part(state))

/** A document, in a component. */
export const useDocument = (file: string) => useSyncExternalStore(onDocuments, () => documentAt(file))

/** The text of a document, in a component. */
export const useText = (file: string) => useSyncExternalStore(onDocuments, () => documentAt(file)?.text)

/** Shows a short message to the editor. */
export const say = (notice: string): void => set({ notice })

/** What the address of the studio names. */
function addressed(): Pick<Studio, 'page' | 'selected'> {
  const names = new URLSearchParams(location.hash.slice(1))
  const page = names.get('page') ?? '/'
  const path = pathOf(names.get('at') ?? '')
  return { page, selected: { file: names.get('file') ?? documentFile(page), path, by: 'list' } }
}

/** Opens a page. */
export function openPage(page: string): void {
  select(originOf(documentFile(page), []), 'list', page)
}

/** Selects a value: opens its form, focuses its field, and outlines it on the page. */
export function select(origin: Origin, by: Studio['selected']['by'], page = state.page): void {
  const { file, path } = placeOf(origin)
  const { selected } = state
  const isSame = selected.file === file && originOf(file, selected.path) === origin
  if (isSame && by === 'form') return
  // Back leads to the page before, not to what was selected before.
  const isOther = page !== state.page
  set({ page, selected: { file, path, by }, turn: state.turn + 1 })
  const hash = new URLSearchParams({ page, file, at: origin.split('#')[1] ?? '' })
  history[isOther ? 'pushState' : 'replaceState'](null, '', `#${hash}`)
  openDocument(file).catch(failed)
}

/** Opens what the address names, after Back or where somebody has changed it. */
function followAddress(): void {
  set({ ...addressed(), turn: state.turn + 1 })
  for (const file of new Set([state.selected.file, documentFile(state.page)])) openDocument(file).catch(failed)
}

const failed = (error: Error): void => set({ failure: error.message })

/** Undoes or redoes the last change of the current document. */
export function undoHere(direction: 'undo' | 'redo'): void {
  forgetAhead()
  const step = undo(state.selected.file, direction)
  if (step?.foreign) say(direction === 'undo' ? 'Undone: a change made elsewhere. Redo brings it back.' : 'Redone.')
}

/** Loads the state of the site and its mistakes again. */
export async function refreshSite(): Promise<void> {
  const [info, site] = await Promise.all([call('info', {}), call('state', {})])
  set({ info, site, failure: undefined })
}

let refreshTimer: ReturnType<typeof setTimeout> | undefined
let pendingAll = false

/** @param all whether to load what forms are built from, too, which does not depend on pages */
function refreshSoon(all: boolean): void {
  clearTimeout(refreshTimer)
  pendingAll ||= all
  refreshTimer = setTimeout(() => {
    const refreshed = pendingAll ? refreshSite() : call('state', {}).then((site) => set({ site }))
    pendingAll = false
    refreshed.catch(failed)
  }, 400)
}

function setProblems(told: DevProblem[]): void {
  const problems = told.map(({ words, ...finding }) => finding)
  if (state.site) set({ site: { ...state.site, problems } })
}

/** Starts the studio. */
export async function begin(): Promise<void> {
  addEventListener('hashchange', followAddress)
  // Whoever comes back may have used git meanwhile.
  document.addEventListener('visibilitychange', () => document.hidden || refreshSoon(false))
  import.meta.hot?.on(devEvents.problems, setProblems)
  import.meta.hot?.on(devEvents.update, ({ files }: DevUpdate) => {
    for (const file of files) refresh(file).then((isOther) => isOther && forgetAhead(), failed)
    refreshSoon(files.some((file) => !pathOfDocument(file)))
  })
  await beginKeeping()
  await Promise.all([refreshSite(), openDocument(state.selected.file), openDocument(documentFile(state.page))]).catch(
    failed,
  )
  // What was typed before a reload is saved, whatever is open now. Site data can be edited on every page.
  for (const file of new Set([...unsaved(), ...(state.site?.others ?? [])])) await openDocument(file).catch(() => {})
}
