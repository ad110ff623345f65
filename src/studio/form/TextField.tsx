import { useRef } from 'react'
import { replaceTokens, tokenPattern } from '../../page/tokens.ts'
import { edits, useForm } from './context.ts'
import { Field, type FieldProps, useIds } from './Field.tsx'

/** A text. Marks are written for whoever presses a button; tokens stay tokens and are read below. */
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

  /** Puts something in the place of what is marked. */
  const wrap = (around: (words: string) => string) => {
    const field = input.current
    if (!field) return
    const { selectionStart, selectionEnd } = field
    const put = around(text.slice(selectionStart, selectionEnd))
    write(text.slice(0, selectionStart) + put + text.slice(selectionEnd))
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(selectionStart, selectionStart + put.length)
    })
  }
  const tooLong = maxLength !== undefined && text.length > maxLength
  const reads = replaceTokens(text, new Map(Object.entries(form.info.tokens)))
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
        onChange={({ target }) => write(rich ? target.value : target.value.replace(/\n/g, ' '))}
      />
      {reads !== text && (
        <p className="reads">
          <span className="visually-hidden">Reads: </span>
          {text.split(tokenPattern).map((part, index) =>
            // The pattern's group puts the names of tokens at every second place.
            index % 2 && form.info.tokens[part] !== undefined ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
              <mark key={index} title={`{${part}}`}>
                {form.info.tokens[part]}
              </mark>
            ) : index % 2 ? (
              `{${part}}`
            ) : (
              part
            ),
          )}
        </p>
      )}
      <div className="tools">
        {rich && (
          <>
            <button type="button" onClick={() => wrap((words) => `**${words || 'strong words'}**`)}>
              Strong
            </button>
            <select
              aria-label="Link the marked words to a page"
              value=""
              onChange={({ target }) => wrap((words) => `[${words || 'words'}](${target.value})`)}
            >
              <option value="">Link to …</option>
              {form.site.pages
                .filter(({ draft }) => !draft)
                .map(({ path }) => (
                  <option key={path}>{path}</option>
                ))}
            </select>
          </>
        )}
        <select
          aria-label="Insert a token: a fact of the company that is kept in one place"
          value=""
          onChange={({ target }) => wrap(() => `{${target.value}}`)}
        >
          <option value="">Token …</option>
          {Object.entries(form.info.tokens).map(([name, words]) => (
            <option key={name} value={name}>
              {name}: {words.slice(0, 40)}
            </option>
          ))}
        </select>
      </div>
    </Field>
  )
}
