/// <reference types="vite/client" />
import '../styles/main.css'
// After main.css, which declares the order of the layers.
import './dev-styles.ts'
import {
  type ChangedParts,
  type DevProblem,
  type DevUpdate,
  devEvents,
  type FinishedParts,
  shownHeader,
} from '../page/dev-protocol.ts'
import { dataFile } from '../page/routes.ts'
import { blockOf, blockStarts, mendBlock, replaceChrome } from './dev-blocks.ts'
import { openOnAltClick } from './dev-open.ts'
import { showProblems } from './dev-problems.ts'
import { wake } from './wake.ts'

/** The client of the dev server: updates the open page after each save, and shows its mistakes. */

interface Finished<Parts = FinishedParts> {
  meta: { title: string }
  finished: Parts
}

/** The page as the server renders it now; an error message if that fails; undefined if there is no such page. */
async function fetchFinished(): Promise<Finished | string | undefined> {
  const before = shown?.finished
  const headers = { [shownHeader]: before?.hash ?? '' }
  const answer = await fetch(`/${dataFile(location.pathname)}${location.search}`, { headers })
  if (answer.status === 500) return ((await answer.json()) as { error: string }).error
  if (!answer.ok) return undefined
  const { meta, finished } = (await answer.json()) as Finished<ChangedParts>
  return {
    meta,
    finished: {
      header: finished.header ?? before?.header ?? '',
      blocks: finished.blocks.map((html, index) => html ?? before?.blocks[index] ?? ''),
      footer: finished.footer ?? before?.footer ?? '',
      hash: finished.hash,
    },
  }
}

/** Shows what was saved after the HTML of this page was made and before the server could tell it of changes. */
async function catchUp(): Promise<void> {
  const first = await fetchFinished()
  if (typeof first !== 'object') return
  const made = document.querySelector<HTMLMetaElement>('meta[name="finished"]')?.content
  if (made && made !== first.finished.hash) {
    replaceAll(first.finished.blocks)
    for (const part of ['header', 'footer'] as const) replaceChrome(part, first.finished[part])
    wake(document)
  }
  shown = first
}

let problems: DevProblem[] = []
let shown: Finished | undefined
let failure: string | undefined
/** Whether a part of the page was left as it was, because a text in it was being edited. */
let isLeft = false

/** @param byCode whether code changed: then React refreshes hydrated blocks itself, which keeps their state */
async function update(byCode: boolean): Promise<void> {
  const next = await fetchFinished()
  failure = typeof next === 'string' ? next : undefined
  showProblems(problems, failure)
  if (typeof next === 'string') return
  const starts = blockStarts()
  if (!next || !shown || !starts.length) return location.reload()
  document.title = next.meta.title
  const { finished } = next
  const { blocks } = finished
  /** A part in which a text is being edited in place stays as it is, and is asked for again. */
  const leave = () => {
    finished.hash = ''
    isLeft = true
  }
  isLeft = false
  if (starts.length !== blocks.length) replaceAll(blocks)
  else
    starts.forEach((start, index) => {
      const html = blocks[index] ?? ''
      const before = shown?.finished.blocks[index] ?? ''
      const alive = start.nextSibling instanceof Element && start.nextSibling.matches('ns-island[awake=""]')
      if (html === before || (byCode && alive) || mendBlock(start, before, html)) return
      if (replaceBlock(start, html)) return
      blocks[index] = before
      leave()
    })
  for (const part of ['header', 'footer'] as const) {
    const before = shown.finished[part]
    if (finished[part] === before || replaceChrome(part, finished[part])) continue
    finished[part] = before
    leave()
  }
  shown = next
  wake(document)
}

/** @returns false if a text of the block is being edited in place */
function replaceBlock(start: Comment, html: string): boolean {
  const typing = document.activeElement as HTMLElement | null
  if (typing?.isContentEditable && blockOf(typing) === blockStarts().indexOf(start)) return false
  while (start.nextSibling && !(start.nextSibling instanceof Comment)) start.nextSibling.remove()
  start.after(document.createRange().createContextualFragment(html))
  return true
}

function replaceAll(blocks: string[]): void {
  const html = blocks.map((block, index) => `<!--block ${index}-->${block}`).join('')
  const main = document.getElementById('main')
  main?.replaceChildren(document.createRange().createContextualFragment(html))
}

openOnAltClick()
/** Updates run one after the other, so that the page ends up with the last save. The first begins once the server can be heard. */
let updates: Promise<void> | undefined
import.meta.hot?.on(devEvents.update, ({ byCode }: DevUpdate) => {
  updates = (updates ?? catchUp()).then(() => update(byCode)).catch(console.warn)
})
addEventListener('focusout', () => {
  if (isLeft) updates = updates?.then(() => update(false)).catch(console.warn)
})
import.meta.hot?.on(devEvents.problems, (current: DevProblem[]) => {
  problems = current
  showProblems(problems, failure)
  updates ??= catchUp().catch(console.warn)
})
// Requests the current mistakes, now that there is a listener for them.
import.meta.hot?.send(devEvents.here)
