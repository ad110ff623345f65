import { useRef } from 'react'
import { edits, useForm } from './context.ts'
import { Field, type FieldProps, useIds } from './Field.tsx'
import { found, linkOffers, type Offer } from './offers.ts'
import { Picker } from './Picker.tsx'
import { Reads } from './Reads.tsx'

/** A text. Marks are written for whoever presses a button; how it reads stands below it. */
export function TextField(props: FieldProps) {
  const { contract, path, value, required, order } = props
  const form = useForm()
  const { control } = useIds(path)
  const input = useRef<HTMLTextAreaElement>(null)
  const { set, remove } = edits(form, path, order)
  const text = value === undefined ? '' : String(value)
  const { minLength, maxLength } = contract.schema as { minLength?: number; maxLength?: number }
  const rich = contract.names.includes('text')
  const write = (words: string) =>
    // An alternative of nothing says that a picture is decoration.
    words === '' && !required && !contract.names.includes('alt') ? remove() : set(words)

  /** What is marked; an open dialog takes it from the field. */
  const marked = useRef<[start: number, end: number]>([0, 0])
  const remember = () => {
    if (input.current) marked.current = [input.current.selectionStart, input.current.selectionEnd]
  }
  /** Puts something in the place of what was marked. */
  const wrap = (around: (words: string) => string) => {
    // A word that was marked by two presses can have a space with it, which no mark has.
    const words = text.slice(...marked.current).trim()
    const start = text.indexOf(words, marked.current[0])
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
  const tooLong = maxLength !== undefined && text.length > maxLength
  return (
    <Field
      {...props}
      beside={
        maxLength !== undefined && (
          <span className={tooLong ? 'count over' : 'count'}>
            {text.length}
            <span className="visually-hidden">
              {' '}
              characters, {minLength && minLength > 1 ? `${minLength} to ` : 'at most '}
            </span>
            <span aria-hidden="true"> / {minLength && minLength > 1 ? `${minLength}–` : ''}</span>
            {maxLength}
          </span>
        )
      }
    >
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press of the mouse leaves the focus, and what is marked, in the text */}
      <div
        className="tools"
        onMouseDown={(event) => event.target instanceof HTMLButtonElement && event.preventDefault()}
      >
        {rich && (
          <>
            <button type="button" title="Strong (Ctrl+B)" onClick={strong}>
              Strong
            </button>
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

/** As many are shown at once. */
const most = 60

/** Names with what they stand for. */
function Offers({ of, choose }: { of: Offer[]; choose: (name: string) => void }) {
  return (
    <ul className="files">
      {of.slice(0, most).map(([name, words]) => (
        <li key={name}>
          <button type="button" onClick={() => choose(name)}>
            {name} <span className="name muted">{words}</span>
          </button>
        </li>
      ))}
      {of.length > most && <li className="muted">{of.length - most} more: search for them</li>}
      {!of.length && <li className="muted">Nothing matches.</li>}
    </ul>
  )
}
