import { useRef } from 'react'
import { Button } from '../Button.tsx'
import { edits, useForm } from './context.ts'
import { Field, type FieldProps, useIds } from './Field.tsx'
import { found, linkOffers, type Offer } from './offers.ts'
import { Picker } from './Picker.tsx'
import { Reads } from './Reads.tsx'

/** A text, with buttons that write marks for the editor. Below it stands what readers see. */
export function TextField(props: FieldProps) {
  const { contract, path, value, required, order } = props
  const form = useForm()
  const { control } = useIds(path)
  const input = useRef<HTMLTextAreaElement>(null)
  const { set, remove } = edits(form, path, order)
  const text = value === undefined ? '' : String(value)
  const rich = contract.names.includes('text')
  const write = (words: string) =>
    // An empty alternative text says that a picture is decoration.
    words === '' && !required && !contract.names.includes('alt') ? remove() : set(words)

  /** The selection, remembered because opening a dialog clears it. */
  const selected = useRef<[start: number, end: number]>([0, 0])
  const remember = () => {
    if (input.current) selected.current = [input.current.selectionStart, input.current.selectionEnd]
  }
  /** Replaces the selected words. */
  const wrap = (around: (words: string) => string) => {
    // A double click can select the space after a word, too, which must stay outside of marks.
    const words = text.slice(...selected.current).trim()
    const start = text.indexOf(words, selected.current[0])
    const put = around(words)
    write(text.slice(0, start) + put + text.slice(start + words.length))
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(start, start + put.length)
    })
  }
  const strong = () => {
    remember()
    wrap((words) => `**${words || 'strong words'}**`)
  }
  return (
    <Field {...props} beside={<LetterCount of={text} limits={contract.schema as Lengths} />}>
      <textarea
        ref={input}
        {...control}
        rows={1}
        value={text}
        spellCheck
        onKeyDown={(event) => {
          if (!rich || !(event.ctrlKey || event.metaKey) || event.key !== 'b') return
          event.preventDefault()
          strong()
        }}
        onChange={({ target }) => write(rich ? target.value : target.value.replace(/\n/g, ' '))}
      />
      <Reads text={text} rich={rich} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keeps focus and selection in the text when a button is pressed */}
      <div
        className="tools"
        onMouseDown={(event) => event.target instanceof HTMLButtonElement && event.preventDefault()}
      >
        {rich && (
          <>
            <Button title="Strong (Ctrl+B)" onClick={strong}>
              Strong
            </Button>
            <Picker
              name="Link"
              hint="A page, # for sections, a document, or an address such as https://…"
              label="Link"
              onClick={remember}
            >
              {(search, close) => (
                <Offers
                  of={linkOffers(form.site, form.info, form.page, search)}
                  choose={(to) => {
                    close()
                    wrap((words) => `[${words || 'words'}](${to})`)
                  }}
                />
              )}
            </Picker>
          </>
        )}
        <Picker name="Insert a token: a fact of the company that is kept in one place" label="Token" onClick={remember}>
          {(search, close) => (
            <Offers
              of={found(Object.entries(form.info.tokens), search)}
              choose={(token) => {
                close()
                wrap(() => `{${token}}`)
              }}
            />
          )}
        </Picker>
      </div>
    </Field>
  )
}

interface Lengths {
  minLength?: number
  maxLength?: number
}

/** How many characters a text has, and how many it may have. */
function LetterCount({ of: { length }, limits: { minLength = 0, maxLength } }: { of: string; limits: Lengths }) {
  if (maxLength === undefined) return null
  return (
    <span className={length > maxLength ? 'count over' : 'count'}>
      {length}
      <span className="visually-hidden"> characters, {minLength > 1 ? `${minLength} to ` : 'at most '}</span>
      <span aria-hidden="true"> / {minLength > 1 ? `${minLength}–` : ''}</span>
      {maxLength}
    </span>
  )
}

/** How many offers are shown at once. */
const most = 60

/** Names to choose from, each with what it stands for. */
function Offers({ of, choose }: { of: Offer[]; choose: (name: string) => void }) {
  return (
    <ul className="files">
      {of.slice(0, most).map(([name, words]) => (
        <li key={name}>
          <Button onClick={() => choose(name)}>
            {name} <span className="name muted">{words}</span>
          </Button>
        </li>
      ))}
      {of.length > most && <li className="muted">{of.length - most} more: search for them</li>}
      {!of.length && <li className="muted">Nothing matches.</li>}
    </ul>
  )
}
