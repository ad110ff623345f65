import './Preview.css'
import { useEffect, useRef, useState } from 'react'
import { devParameters } from '../../page/dev-protocol.ts'
import { originOf, placeOf } from '../../page/origin.ts'
import { documentFile } from '../../page/routes.ts'
import { change, documentAt } from '../documents.ts'
import { placed } from '../findings.ts'
import { contractAt, kindOf } from '../form/contract.ts'
import { type FromFrame, listen, type MayEdit, mayEdit, send, type ToFrame } from '../frame/messages.ts'
import { say, select, set, studioNow, undoHere, useStudio, useText } from '../store.ts'
import { dataOf, setAt, valueAt } from '../text/patch.ts'
import { type Run, runsOf, withWords } from '../text/runs.ts'
import { focusPane } from './panes.ts'

const widths = [360, 768, 1440] as const

/** The page as the dev server shows it. A click on it selects a value; the selected value is outlined. */
export function Preview() {
  const page = useStudio(({ page }) => page)
  const width = useStudio(({ width }) => width)
  const selected = useStudio(({ selected }) => selected)
  const turn = useStudio(({ turn }) => turn)
  const problems = useStudio(({ site }) => site?.problems)
  const info = useStudio(({ info }) => info)
  const file = documentFile(page)
  const text = useText(file)
  const frame = useRef<HTMLIFrameElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 800, height: 600 })
  const [ready, setReady] = useState(0)

  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect))
    if (container.current) watch.observe(container.current)
    return () => watch.disconnect()
  }, [])
  useEffect(
    () =>
      listen<FromFrame>(
        () => frame.current?.contentWindow ?? null,
        (message) => {
          if (message.studio === 'ready') setReady((count) => count + 1)
          else if (message.studio === 'pressed') select(message.origin, 'page')
          else if (message.studio === 'typed') editText(message.text)
          else if (message.studio === 'leave') focusPane('form')
          else undoHere(message.studio)
        },
      ),
    [],
  )
  // Each page has a frame of its own.
  useEffect(() => {
    const listener = (event: Event) => isEditable((event as CustomEvent<MayEdit>).detail) && event.preventDefault()
    const element = frame.current
    element?.addEventListener(mayEdit, listener)
    return () => element?.removeEventListener(mayEdit, listener)
  }, [page])
  // Sent again to a new page, and when the same value is selected again.
  useEffect(() => {
    const origin = originOf(selected.file, selected.path)
    sendToFrame(frame.current, {
      studio: 'show',
      origin: selected.path.length ? origin : undefined,
      scroll: selected.by !== 'page',
    })
  }, [selected, turn, ready])
  // Sent again to a new page.
  useEffect(() => {
    const places = text !== undefined && problems && info ? placed(file, text, problems, info.schemas) : []
    const shown = places.filter(({ origin }) => placeOf(origin).path.length > 1)
    sendToFrame(frame.current, {
      studio: 'findings',
      places: shown.map(({ origin, severity }) => ({ origin, severity })),
    })
  }, [file, text, problems, info, ready])

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
      <div className="room" ref={container}>
        <iframe
          ref={frame}
          key={page}
          title={`The page ${page}`}
          src={`${page}?${devParameters.studio}`}
          referrerPolicy="no-referrer"
          style={{ width, height: size.height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  )
}

const sendToFrame = (frame: HTMLIFrameElement | null, message: ToFrame): void => {
  if (frame?.contentWindow) send(frame.contentWindow, message)
}

/** The text that is being edited in place: where it is written, and which run of it. */
let edited: { origin: string; run: Run } | undefined

/** Whether words can be edited in place, because they stand there as they are written. If not, tells the editor. */
function isEditable({ origin, words, place, places, isOurs }: MayEdit): boolean {
  const { file, path } = placeOf(origin)
  const doc = documentAt(file)
  const data = doc && dataOf(doc.text)
  const value = valueAt(data, path)
  const contract = contractAt(file, data, path, studioNow().info?.schemas ?? {})
  const kind = contract && kindOf(contract)
  const isText = typeof value === 'string' && (kind === 'text' || kind === 'line')
  const runs = isText && isOurs ? runsOf(value, kind === 'text') : []
  const run = places % runs.length === 0 ? runs[place % runs.length] : undefined
  const isSame = run?.words.replace(/\s+/g, ' ').trim() === words.replace(/\s+/g, ' ').trim()
  edited = run && isSame ? { origin, run } : undefined
  if (!edited) say('This text cannot be edited on the page. Its field in the form has the focus.')
  return edited !== undefined
}

function editText(text: string): void {
  if (!edited) return
  const { origin, run } = edited
  const { file, path } = placeOf(origin)
  const doc = documentAt(file)
  if (doc) change(file, setAt(doc.text, path, withWords(run, text)), origin)
}
