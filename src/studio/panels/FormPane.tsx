import { useEffect, useMemo, useRef, useState } from 'react'
import './FormPane.css'
import { originOf, placeOf } from '../../page/origin.ts'
import type { Path } from '../../page/walk.ts'
import { Button } from '../Button.tsx'
import { type OpenDocument, settle, type Version } from '../documents.ts'
import { idOf, useForm } from '../form/context.ts'
import { plain } from '../form/Field.tsx'
import { select, undoHere, useDocument, useStudio } from '../store.ts'
import { merged } from '../text/lines.ts'
import { Compared } from './Compared.tsx'
import { History } from './History.tsx'
import { JsonText } from './JsonText.tsx'
import { PlaceForm } from './PlaceForm.tsx'

const tabs = ['Form', 'JSON', 'History'] as const

/** The form of the selected value, the JSON of its document, and the history. */
export function FormPane() {
  const selected = useStudio(({ selected }) => selected)
  const turn = useStudio(({ turn }) => turn)
  const { file } = useForm()
  const doc = useDocument(file)
  const [tab, setTab] = useState<(typeof tabs)[number]>('Form')
  const pane = useRef<HTMLDivElement>(null)
  // Blocks have a form of their own; for everything else the form is that of the whole document.
  const form = originOf(
    file,
    selected.path[0] === 'blocks' && selected.path.length > 1 ? selected.path.slice(0, 2) : [],
  )
  const path = useMemo(() => placeOf(form).path, [form])

  useEffect(() => {
    // Not when the selection comes from the form itself.
    if (tab !== 'Form' || selected.by === 'form' || !pane.current) return
    reveal(pane.current, file, selected.path, selected.by === 'page' && !isEditedInPlace())
    // oxlint-disable-next-line react/exhaustive-deps -- selecting the same value again focuses its field again
  }, [turn, file])

  return (
    <section className="form" aria-label="Form" id="pane-form">
      <header className="bar">
        <fieldset aria-label="View">
          {tabs.map((name) => (
            <button key={name} type="button" aria-pressed={name === tab} onClick={() => setTab(name)}>
              {name}
            </button>
          ))}
        </fieldset>
        <Button disabled={!doc?.steps.done.length} onClick={() => undoHere('undo')} title="Undo (Ctrl+Z)">
          Undo
        </Button>
        <Button disabled={!doc?.steps.undone.length} onClick={() => undoHere('redo')} title="Redo (Ctrl+Shift+Z)">
          Redo
        </Button>
        <span className={doc?.theirs || doc?.problem ? 'error' : 'muted'} role="status">
          {doc?.theirs || doc?.problem ? 'Not saved' : doc?.state === 'saved' ? 'Saved' : 'Saving …'}
        </span>
      </header>
      <div className="scroll" ref={pane}>
        {doc?.problem && (
          <p className="error" role="alert">
            {doc.problem}
          </p>
        )}
        {doc?.theirs && <Conflict doc={doc} theirs={doc.theirs} />}
        {tab === 'JSON' && <JsonText />}
        {tab === 'History' && <History key={file} />}
        {tab === 'Form' && (
          // Tracks the focus of its fields.
          <div
            key={form}
            onFocus={({ target }) => {
              const origin = target.closest('[data-origin]')?.getAttribute('data-origin')
              if (origin) select(origin, 'form')
            }}
          >
            <PlaceForm path={path} />
          </div>
        )}
      </div>
    </section>
  )
}

/** Asks which version of a document is to be kept. */
function Conflict({ doc: { file, text, base }, theirs }: { doc: OpenDocument; theirs: Version }) {
  if (!theirs.version)
    return (
      <div className="conflict" role="alert">
        <p>
          <b>{file} was deleted or renamed elsewhere.</b> Its text is kept here.
        </p>
        <Button onClick={() => settle(file, text)}>Save it again</Button>
      </div>
    )
  const both = merged(base, text, theirs.text)
  return (
    <div className="conflict" role="alert">
      <p>
        <b>{file} was changed elsewhere</b> while you edited it. Nothing is saved until you choose; Undo brings back the
        other version.
      </p>
      <div className="row">
        {both !== undefined && (
          <Button className="main" onClick={() => settle(file, both)}>
            Keep both
          </Button>
        )}
        <Button className={both === undefined ? 'main' : undefined} onClick={() => settle(file, text)}>
          Keep mine
        </Button>
        <Button onClick={() => settle(file, theirs.text)}>Take theirs</Button>
      </div>
      <Compared before={theirs.text} after={text} names={['only theirs', 'only mine']} />
    </div>
  )
}

/** Whether a text is being edited in place, which must keep the focus. */
const isEditedInPlace = (): boolean =>
  document.activeElement instanceof HTMLIFrameElement &&
  (document.activeElement.contentDocument?.activeElement as HTMLElement | null)?.isContentEditable === true

/** Opens and scrolls to the field of a value, or to that of the closest value around it. */
function reveal(pane: Element, file: string, path: Path, focus: boolean): void {
  for (let current = path; current.length; current = current.slice(0, -1)) {
    const control = document.getElementById(plain(idOf(file, current)))
    const field = control ?? pane.querySelector(`[data-origin="${CSS.escape(originOf(file, current))}"]`)
    if (!field) continue
    for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
    field.scrollIntoView({ block: 'nearest' })
    if (focus) (control ?? field.querySelector<HTMLElement>('summary, textarea, input, select, button'))?.focus()
    return
  }
  pane.scrollTop = 0
}
