/// <reference types="vite/client" />
import '../styles/main.css'
// After the order of the layers, which main.css lays down.
import './dev-styles.ts'
import { dataFile, nameOfPath } from '../engine/routes.ts'
import { blockStarts } from './dev-blocks.ts'
import { openOnPress } from './dev-open.ts'
import { wake } from './wake.ts'

/** The client of the dev server: shows a saved document in the open page, and what is wrong with one that has mistakes. */

interface Finished {
  meta: { title: string }
  /** The blocks as HTML, in order. */
  finished: string[]
}

const fetchFinished = async (): Promise<Finished | undefined> => {
  const answer = await fetch(`/${dataFile(location.pathname)}`)
  return answer.ok ? ((await answer.json()) as Finished) : undefined
}

openOnPress()
let shown = await fetchFinished()

function replaceBlock(start: Comment, html: string): void {
  while (start.nextSibling && !(start.nextSibling instanceof Comment)) start.nextSibling.remove()
  start.after(document.createRange().createContextualFragment(html))
}

async function update(): Promise<void> {
  const next = await fetchFinished()
  const starts = blockStarts()
  if (!next || !shown || !starts.length) return location.reload()
  document.title = next.meta.title
  if (starts.length !== next.finished.length) replaceAll(next.finished)
  else
    starts.forEach((start, index) => {
      const html = next.finished[index] ?? ''
      if (html !== shown?.finished[index]) replaceBlock(start, html)
    })
  shown = next
  wake(document)
}

function replaceAll(blocks: string[]): void {
  const html = blocks.map((block, index) => `<!--block ${index}-->${block}`).join('')
  const main = document.getElementById('main')
  main?.replaceChildren(document.createRange().createContextualFragment(html))
}

/** Mistakes in this page's document, and in what all pages share; of others, that there are some. */
function problemsHere(problems: Record<string, string>): string {
  const own = `pages-data/${nameOfPath(location.pathname)}.json`
  const concerns = (file: string) => file === own || file.startsWith('pages-data/site/')
  const here = Object.entries(problems).filter(([file]) => concerns(file))
  const others = Object.keys(problems).length - here.length
  const more = others ? `Other documents have mistakes too (${others}): npm run check` : ''
  return [...here.map(([, text]) => text), here.length ? more : ''].filter(Boolean).join('\n')
}

function showProblems(problems: Record<string, string>): void {
  document.getElementById('page-problems')?.remove()
  const text = problemsHere(problems)
  if (!text) return
  const overlay = document.createElement('pre')
  overlay.id = 'page-problems'
  overlay.setAttribute('role', 'alert')
  overlay.textContent = text
  Object.assign(overlay.style, {
    position: 'fixed',
    inset: 'auto 1rem 1rem',
    zIndex: '100',
    maxHeight: '60vh',
    overflow: 'auto',
    padding: '1rem 1.25rem',
    background: '#1b0b0b',
    color: '#ffd9d6',
    borderTop: '4px solid #ff6b60',
    font: '14px/1.5 ui-monospace, monospace',
    whiteSpace: 'pre-wrap',
  })
  document.body.append(overlay)
}

import.meta.hot?.on('page-engine:update', () => void update())
import.meta.hot?.on('page-engine:problems', showProblems)
