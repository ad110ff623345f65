import { useRef, useState } from 'react'
import { edits, useForm } from './context.ts'
import { Field, type FieldProps, useIds } from './Field.tsx'

/** As many are shown at once. */
const most = 60

function Glyph({ name, sheet = [name] }: { name: string; sheet?: string[] }) {
  return (
    <svg width="20" height="20" aria-hidden="true">
      <use href={`/assets/icons/${sheet.map((one) => `${one}-duotone`).join('+')}.svg#${name}-duotone`} />
    </svg>
  )
}

/** An icon of Phosphor, found by its name. */
export function IconField(props: FieldProps) {
  const { path, value, order, required } = props
  const form = useForm()
  const { control } = useIds(path)
  const { set, remove } = edits(form, path, order)
  const dialog = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState('')
  const [open, setOpen] = useState(false)
  const name = typeof value === 'string' ? value : ''
  const found = form.info.icons
    .filter((icon) => icon.includes(search.toLowerCase().trim().replaceAll(' ', '-')))
    .slice(0, most)
  return (
    <Field {...props} group>
      <div className="row">
        {form.info.icons.includes(name) && <Glyph name={name} />}
        <button
          type="button"
          {...control}
          onClick={() => {
            setOpen(true)
            dialog.current?.showModal()
          }}
        >
          {name || 'Choose an icon'}
        </button>
        {!required && name && (
          <button type="button" onClick={remove}>
            Remove
          </button>
        )}
      </div>
      <dialog ref={dialog} className="picker" aria-label="Choose an icon" onClose={() => setOpen(false)}>
        <div className="row">
          <input
            type="search"
            aria-label="Search icons"
            placeholder="Search, such as shield"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <ul className="grid icons">
          {open &&
            found.map((icon) => (
              <li key={icon}>
                <button
                  type="button"
                  aria-pressed={icon === name}
                  onClick={() => {
                    set(icon)
                    dialog.current?.close()
                  }}
                >
                  <Glyph name={icon} sheet={found} />
                  <span>{icon}</span>
                </button>
              </li>
            ))}
        </ul>
      </dialog>
    </Field>
  )
}
