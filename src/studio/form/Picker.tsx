import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import './Picker.css'
import { Button } from '../Button.tsx'
import { edits, useForm } from './context.ts'
import { Field, type FieldProps, useIds } from './Field.tsx'

/** Arrow keys move from the search through its results; Enter in the search chooses the first. */
function arrows(event: KeyboardEvent<HTMLDialogElement>): void {
  const search = event.currentTarget.querySelector('input')
  const found = [...event.currentTarget.querySelectorAll<HTMLElement>('li > button')]
  const now = found.indexOf(event.target as HTMLElement)
  if (now < 0 && event.target !== search) return
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (event.key === 'Enter' && now < 0) found[0]?.click()
  else if (!step || (now < 0 && event.key !== 'ArrowDown')) return
  else (now + step < 0 ? search : found[Math.min(now + step, found.length - 1)])?.focus()
  event.preventDefault()
}

/**
 * A button that opens a dialog with a search and its results.
 * @param name of the dialog
 * @param children renders the results while the dialog is open
 * @param beside shown beside the search
 */
export function Picker({
  name,
  hint = 'Search',
  wide,
  beside,
  children,
  ...button
}: Omit<ComponentProps<'button'>, 'children' | 'name'> & {
  name: string
  hint?: string
  wide?: boolean
  label: ReactNode
  beside?: ReactNode
  children: (search: string, close: () => void) => ReactNode
}) {
  const { label, onClick, ...rest } = button
  const dialog = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState<string>()
  return (
    <>
      <Button
        {...rest}
        onClick={(event) => {
          onClick?.(event)
          setSearch('')
          dialog.current?.showModal()
        }}
      >
        {label}
      </Button>
      <dialog
        ref={dialog}
        className={wide ? 'wide' : undefined}
        aria-label={name}
        onClose={() => setSearch(undefined)}
        onKeyDown={arrows}
      >
        <div className="row">
          <input
            type="search"
            aria-label={`${name}: search`}
            placeholder={hint}
            value={search ?? ''}
            onChange={({ target }) => setSearch(target.value)}
          />
          {beside}
          <Button onClick={() => dialog.current?.close()}>Close</Button>
        </div>
        {search !== undefined && children(search.trim().toLowerCase(), () => dialog.current?.close())}
      </dialog>
    </>
  )
}

/**
 * A field for one of many values that are chosen by their look.
 * @param what such as "an icon"
 * @param sign shows the look of the chosen value
 */
export function PickedField({
  what,
  sign,
  told,
  hint,
  beside,
  children,
  ...props
}: FieldProps &
  Pick<ComponentProps<typeof Picker>, 'hint' | 'beside'> & {
    what: string
    sign: ReactNode
    told?: ReactNode
    children: (search: string, choose: (value: string) => void) => ReactNode
  }) {
  const { path, value, order, required } = props
  const { control } = useIds(path)
  const { set, remove } = edits(useForm(), path, order)
  const now = typeof value === 'string' ? value : ''
  return (
    <Field {...props} group>
      <div className="row">
        {sign}
        <Picker {...control} name={`Choose ${what}`} hint={hint} beside={beside} label={now || `Choose ${what}`}>
          {(search, close) => (
            <>
              {told}
              {children(search, (value) => {
                set(value)
                close()
              })}
            </>
          )}
        </Picker>
        {!required && now && <Button onClick={remove}>Remove</Button>}
      </div>
      {told}
    </Field>
  )
}
