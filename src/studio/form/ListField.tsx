import { type DragEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { originOf } from '../../page/origin.ts'
import type { Path } from '../../page/walk.ts'
import { Button } from '../Button.tsx'
import { change } from '../documents.ts'
import { Badge } from '../panels/Badge.tsx'
import { say, select } from '../store.ts'
import { doubleAt, insertAt, type Json, moveAt, removeAt } from '../text/patch.ts'
import { inWords, singular, wordsOf } from '../text/words.ts'
import { useForm } from './context.ts'
import { type Contract, chosen, emptyOf, inner, kindOf } from './contract.ts'
import { Field, type FieldProps } from './Field.tsx'
import { Value } from './Value.tsx'

/** Changes to a list, made by buttons, keys or dragging. */
export function useEntries(list: Path) {
  const { file, text } = useForm()
  const go = (index: number) => select(originOf(file, [...list, index]), 'list')
  return {
    move(from: number, to: number) {
      change(file, moveAt(text, list, from, to))
      go(to)
      say(`Moved to position ${to + 1}.`)
    },
    double(index: number) {
      change(file, doubleAt(text, list, index))
      go(index + 1)
    },
    remove(index: number) {
      change(file, removeAt(text, [...list, index]))
    },
    add(index: number, value: Json, order: string[] = []) {
      change(file, insertAt(text, list, index, value, order))
      go(index)
    },
  }
}

/** Buttons to move, duplicate and remove an entry. */
export function EntryTools({ list, index, length, name }: { list: Path; index: number; length: number; name: string }) {
  const { move, double, remove } = useEntries(list)
  const tools: [sign: string, words: string, run: () => void, to: number, off?: boolean][] = [
    ['↑', 'Move up', () => move(index, index - 1), index - 1, index === 0],
    ['↓', 'Move down', () => move(index, index + 1), index + 1, index === length - 1],
    ['+', 'Duplicate', () => double(index), index + 1],
    ['×', 'Remove', () => remove(index), Math.min(index, length - 2)],
  ]
  return (
    <span className="entry-tools">
      {tools.map(([sign, words, run, to, off]) => (
        <button
          key={words}
          type="button"
          disabled={off}
          aria-label={`${words}: ${name}`}
          title={words}
          onClick={({ currentTarget }) => {
            const entries = currentTarget.closest('li')?.parentElement
            run()
            focusEntry(entries, to, `[title="${words}"]:enabled`)
          }}
        >
          {sign}
        </button>
      ))}
    </span>
  )
}

const controls = 'button:enabled, summary, textarea, input, select'

/** Focuses an entry in its new place. @param wanted the control to focus in it: its index or a selector */
function focusEntry(entries: Element | null | undefined, index: number, wanted: string | number): void {
  requestAnimationFrame(() => {
    const entry = entries?.children[index]
    const all = [...(entry?.querySelectorAll<HTMLElement>(controls) ?? [])]
    const same = typeof wanted === 'number' ? all[wanted] : entry?.querySelector<HTMLElement>(wanted)
    ;(same ?? all[0])?.focus()
  })
}

interface MovableProps {
  list: Path
  index: number
  length: number
  children: ReactNode
  className?: string
}

/** An entry that can be moved within its list by dragging it, or by Alt + arrow key from anywhere in it. */
export function Movable({ list, index, length, children, className }: MovableProps) {
  const { file } = useForm()
  const { move } = useEntries(list)
  const [over, setOver] = useState(false)
  const kind = `application/x-${originOf(file, list).toLowerCase()}`
  const isOurs = (event: DragEvent) => event.dataTransfer.types.includes(kind)
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    const to = event.key === 'ArrowUp' ? index - 1 : event.key === 'ArrowDown' ? index + 1 : -1
    if (!event.altKey || to < 0 || to >= length) return
    event.preventDefault()
    event.stopPropagation()
    const control = [...event.currentTarget.querySelectorAll(controls)].indexOf(event.target as Element)
    const entries = event.currentTarget.parentElement
    move(index, to)
    focusEntry(entries, to, control)
  }
  return (
    <li
      className={`${className ?? ''}${over ? ' over' : ''}`}
      draggable
      onKeyDown={keys}
      onPointerDown={({ currentTarget, target }) => {
        // In a field, dragging selects text.
        currentTarget.draggable = !(target as Element).closest('input, textarea, select')
      }}
      onDragStart={(event) => {
        event.stopPropagation()
        event.dataTransfer.setData(kind, `${index}`)
      }}
      onDragOver={(event) => {
        if (!isOurs(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        if (!isOurs(event)) return
        event.preventDefault()
        event.stopPropagation()
        move(Number(event.dataTransfer.getData(kind)), index)
      }}
    >
      <Grip index={index} move={move} />
      {children}
    </li>
  )
}

/** A handle to move an entry by touch, which browsers do not drag. Keys and buttons do the same. */
export function Grip({ index, move }: { index: number; move: (from: number, to: number) => void }) {
  /** The entries of the list, and the one below the finger. */
  const entriesAt = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const entries = [...(currentTarget.closest('li')?.parentElement?.children ?? [])]
    const below = document.elementFromPoint(clientX, clientY)
    return { entries, to: entries.findIndex((entry) => entry.contains(below)) }
  }
  const mark = ({ entries, to }: ReturnType<typeof entriesAt>) => {
    for (const [place, entry] of entries.entries()) entry.classList.toggle('over', place === to && to !== index)
  }
  return (
    <span
      className="grip"
      aria-hidden
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) mark(entriesAt(event))
      }}
      onPointerUp={(event) => {
        const { entries, to } = entriesAt(event)
        mark({ entries, to: -1 })
        if (to >= 0 && to !== index) move(index, to)
      }}
      onPointerCancel={(event) => mark({ ...entriesAt(event), to: -1 })}
    >
      ⠿
    </span>
  )
}

/** A list: texts are open, entries with several values are folded. */
export function ListField(props: FieldProps) {
  const { contract, path, value, order } = props
  const form = useForm()
  const { add } = useEntries(path)
  const items = Array.isArray(value) ? (value as Json[]) : []
  const { minItems, maxItems } = contract.schema as { minItems?: number; maxItems?: number }
  const entry = inner(contract, 0, undefined, form.info.schemas)
  const name = singular(inWords(String(path.at(-1) ?? 'entry')))
  const limits = [minItems && `at least ${minItems}`, maxItems && `at most ${maxItems}`].filter(Boolean).join(', ')
  return (
    <Field
      {...props}
      group
      beside={<span className="count">{limits ? `${items.length} (${limits})` : items.length}</span>}
    >
      <ol className="entries">
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries have no id, only an index
          <Movable key={index} list={path} index={index} length={items.length}>
            <Entry
              contract={contract}
              path={[...path, index]}
              item={item}
              length={items.length}
              name={`${wordsOf(name)} ${index + 1}`}
            />
          </Movable>
        ))}
      </ol>
      {entry && (
        <Button
          className="add"
          onClick={() =>
            add(items.length, emptyOf(chosen(entry, undefined, form.info.schemas), form.info.schemas), order)
          }
        >
          Add {name}
        </Button>
      )}
    </Field>
  )
}

interface EntryProps {
  contract: Contract
  path: Path
  item: Json
  length: number
  name: string
}

function Entry({ contract, path, item, length, name }: EntryProps) {
  const { info, file, findings } = useForm()
  const found = inner(contract, path.at(-1) as number, item, info.schemas)
  const entry = found && chosen(found, item, info.schemas)
  if (!entry) return null
  const list = path.slice(0, -1)
  const tools = <EntryTools list={list} index={path.at(-1) as number} length={length} name={name} />
  const field = { contract: entry, path, value: item, required: true, order: [] }
  if (!['object', 'link', 'list', 'map'].includes(kindOf(entry))) return <Value {...field} label={name} tools={tools} />
  const origin = originOf(file, path)
  const wrong = findings.filter((finding) => finding.origin.startsWith(origin)).length
  return (
    <div className="entry">
      <details data-origin={origin}>
        <summary>
          <span className="entry-name">{titleOf(item) || name}</span>
          <Badge count={wrong} of="finding" />
        </summary>
        <Value {...field} label={name} bare />
      </details>
      {tools}
    </div>
  )
}

/** The name of an entry in a list: its heading or the like. */
export function titleOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return String(item ?? '')
  const { title, name, label, question, value, id } = item as Record<string, unknown>
  const words = [title, name, label, question, value, id].find((words) => typeof words === 'string' && words)
  return typeof words === 'string' ? words : ''
}
