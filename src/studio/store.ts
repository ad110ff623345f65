/// <reference types="vite/client" />
import { useSyncExternalStore } from 'react'
import { type Origin, originOf, pathOf, placeOf } from '../page/origin.ts'
import { nameOfPath } from '../page/routes.ts'
import type { Path } from '../page/walk.ts'
import type { Finding, SiteInfo, SiteState } from './api.ts'
import { call } from './call.ts'
import { documentAt, onDocuments, onSaved, openDocument, refresh, undo } from './documents.ts'

/** What the studio shows. */
export interface Studio {
  info?: SiteInfo
  site?: SiteState
  /** Path of the page in the middle. */
  page: string
  /** What is being edited: a document, and a place in it. */
  selected: { file: string; path: Path; by: 'page' | 'form' | 'list' }
  /** Counts selections, so that the same one again has the focus again. */
  turn: number
  width: 360 | 768 | 1440
  /** Why the studio itself cannot go on. */
  failure?: string
  /** What has just been done, for everybody to hear. */
  said?: string
}

const start = new URLSearchParams(location.hash.slice(1))
let state: Studio = {
  page: start.get('page') ?? '/',
  selected: {
    file: start.get('file') ?? fileOf(start.get('page') ?? '/'),
    path: pathOf(start.get('at') ?? ''),
    by: 'list',
  },
  turn: 0,
  width: 1440,
}
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

export const studioNow = (): Studio => state

export function set(change: Partial<Studio>): void {
  state = { ...state, ...change }
  tell()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The studio's state, in a component. */
export const useStudio = (): Studio => useSyncExternalStore(subscribe, studioNow)

/** A document, in a component. */
export const useDocument = (file: string) => useSyncExternalStore(onDocuments, () => documentAt(file))

/** Says something to who uses the studio. */
export const say = (said: string): void => set({ said })

export function fileOf(page: string): string {
  return `pages-data/${nameOfPath(page)}.json`
}

/** Goes to a page. */
export function openPage(page: string): void {
  select(originOf(fileOf(page), []), 'list', page)
}

/** Selects a place: its form is opened, its field has the focus, the page shows it. */
export function select(origin: Origin, by: Studio['selected']['by'], page = state.page): void {
  const { file, path } = placeOf(origin)
  const { selected } = state
  const isSame = selected.file === file && originOf(file, selected.path) === origin
  if (isSame && by === 'form') return
  set({ page, selected: { file, path, by }, turn: state.turn + 1 })
  const hash = new URLSearchParams({ page, file, at: origin.split('#')[1] ?? '' })
  history.replaceState(null, '', `#${hash}`)
  openDocument(file).catch(failed)
}

const failed = (error: Error): void => set({ failure: error.message })

/** Undoes, or does again, what was changed in the document that is edited. */
export const undoHere = (direction: 'undo' | 'redo'): void => undo(state.selected.file, direction)

/** Asks anew what there is and what is wrong. */
export async function refreshSite(): Promise<void> {
  const [info, site] = await Promise.all([call('info', {}), call('state', {})])
  set({ info, site, failure: undefined })
}

let soon: ReturnType<typeof setTimeout> | undefined
let wholeSoon = false

/** @param whole also what forms are made of, which no page changes */
function refreshSoon(whole: boolean): void {
  clearTimeout(soon)
  wholeSoon ||= whole
  soon = setTimeout(() => {
    const refreshed = wholeSoon ? refreshSite() : call('state', {}).then((site) => set({ site }))
    wholeSoon = false
    refreshed.catch(failed)
  }, 400)
}

const withProblems = (problems: Finding[]): void => {
  if (state.site) set({ site: { ...state.site, problems } })
}

/** Starts the studio. */
export async function begin(): Promise<void> {
  onSaved(({ problems }) => withProblems(problems))
  import.meta.hot?.on('page-engine:update', ({ files = [] }: { files?: string[] }) => {
    for (const file of files) refresh(file).catch(failed)
    refreshSoon(files.some((file) => !/^pages-data\/[^/]+\.json$/.test(file)))
  })
  await Promise.all([refreshSite(), openDocument(state.selected.file), openDocument(fileOf(state.page))]).catch(failed)
}
