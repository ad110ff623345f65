import './Preview.css'
import { useEffect, useRef, useState } from 'react'
import { originOf, placeOf } from '../../page/origin.ts'
import { change, documentAt } from '../documents.ts'
import { placed } from '../findings.ts'
import { contractAt } from '../form/contract.ts'
import { type FromFrame, hear, send, type ToFrame, wanted } from '../frame/messages.ts'
import { fileOf, say, select, set, studioNow, undoHere, useDocument, useStudio } from '../store.ts'
import { dataOf, setAt, valueAt } from '../text/patch.ts'
import { focusPane } from './panes.ts'

const widths = [360, 768, 1440] as const

/** The page as the dev server shows it. What is pressed there is selected; what is selected is shown there. */
export function Preview() {
  const { page, width, selected, turn, site } = useStudio()
  const doc = useDocument(fileOf(page))
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 800, height: 600 })
  const [ready, setReady] = useState(0)

  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    if (room.current) watch.observe(room.current)
    return () => watch.disconnect()
  }, [])
  useEffect(
    () =>
      hear<FromFrame>(
        () => frame.current?.contentWindow ?? null,
        (message) => {
          if (message.studio === 'ready') setReady((count) => count + 1)
          else if (message.studio === 'pressed') select(message.origin, 'page')
          else if (message.studio === 'typed') typed(message.origin, message.text)
          else if (message.studio === 'leave') focusPane('form')
          else undoHere(message.studio)
        },
      ),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a frame of its own
  useEffect(() => {
    const listener = (event: Event) => isPlain((event as CustomEvent<string>).detail) && event.preventDefault()
    const shown = frame.current
    shown?.addEventListener(wanted, listener)
    return () => shown?.removeEventListener(wanted, listener)
  }, [page])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page, or the same place selected again, is told anew
  useEffect(() => {
    const origin = originOf(selected.file, selected.path)
    tellFrame(frame.current, {
      studio: 'show',
      origin: selected.path.length ? origin : undefined,
      scroll: selected.by !== 'page',
    })
  }, [selected, turn, ready])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is told anew
  useEffect(() => {
    const places = doc && site ? placed(doc.file, doc.text, site.problems) : []
    const shown = places.filter(({ origin }) => placeOf(origin).path.length > 1)
    tellFrame(frame.current, {
      studio: 'findings',
      places: shown.map(({ origin, severity }) => ({ origin, severity })),
    })
  }, [doc?.text, site?.problems, ready])

  const scale = Math.min(1, size.width / width)
  return (
    <section className="preview" aria-label="Page" id="pane-page">
      <header className="bar">
        <fieldset aria-label="Width of the screen">
          {widths.map((value) => (
            <button key={value} type="button" aria-pressed={value === width} onClick={() => set({ width: value })}>
              {value}
            </button>
          ))}
        </fieldset>
        <span className="muted">{Math.round(scale * 100)} %</span>
        <a href={page} target="_blank" rel="noreferrer">
          Open {page}
        </a>
      </header>
      <div className="room" ref={room}>
        <iframe
          ref={frame}
          key={page}
          title={`The page ${page}`}
          src={`${page}?_studio`}
          referrerPolicy="no-referrer"
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  )
}

const tellFrame = (frame: HTMLIFrameElement | null, message: ToFrame): void => {
  if (frame?.contentWindow) send(frame.contentWindow, message)
}

/** Whether a text stands on the page as it is written: without marks and tokens. Says so where it does not. */
function isPlain(origin: string): boolean {
  const { file, path } = placeOf(origin)
  const doc = documentAt(file)
  const data = doc && dataOf(doc.text)
  const value = valueAt(data, path)
  const names = contractAt(file, data, path, studioNow().info?.schemas ?? {})?.names ?? []
  if (typeof value !== 'string' || !names.some((name) => ['line', 'text', 'plainText'].includes(name))) return false
  const isMarked = /[{}[\]]|\*\*/.test(value)
  if (isMarked) say('This text has tokens, links or strong words: edit it in its field.')
  return !isMarked
}

function typed(origin: string, words: string): void {
  const { file, path } = placeOf(origin)
  const doc = documentAt(file)
  if (doc) change(file, setAt(doc.text, path, words), origin)
}
