import { Button } from '../Button.tsx'
import { change } from '../documents.ts'
import { type Json, removeAt, setAt } from '../text/patch.ts'
import { Combobox } from './Combobox.tsx'
import { idOf, useForm } from './context.ts'
import { inner, orderOf } from './contract.ts'
import { Field, type FieldProps, Findings, plain } from './Field.tsx'
import { Properties } from './ObjectField.tsx'
import { documentsOf } from './offers.ts'

type To = 'page' | 'section' | 'document' | 'dialog' | 'address'

function kindOfLink({ to, dialog }: { to?: string; dialog?: string }, pages: string[]): To {
  if (dialog !== undefined) return 'dialog'
  if (to?.startsWith('#') && to !== '#') return 'section'
  if (to?.startsWith('/documents/')) return 'document'
  return to === '' || pages.includes(to?.split('#')[0] ?? '') ? 'page' : 'address'
}

/** The target of a link: a page and its section, a document, a dialog, or an address. */
export function LinkField(props: FieldProps) {
  const { contract, path, required } = props
  const form = useForm()
  const { site, page, file, text, info } = form
  const value = (props.value ?? {}) as { to?: string; dialog?: string }
  const pages = site.pages.filter(({ draft, path }) => !draft || path === page)
  const kind = kindOfLink(
    value,
    pages.map(({ path }) => path),
  )
  const names = orderOf(contract)
  const { to = '' } = value
  const [target = '', anchor = ''] = to.split('#')
  const anchorsOf = (path: string) => site.pages.find((other) => other.path === path)?.anchors ?? []
  const documents = documentsOf(site)
  const dialog = inner(contract, 'dialog', undefined, info.schemas)
  const dialogs = (dialog?.schema.enum ?? []) as string[]

  /** Writes `to` or `dialog` and removes the other. */
  const put = (name: 'to' | 'dialog', words: Json) => {
    const other = name === 'to' ? 'dialog' : 'to'
    const without = other in value ? removeAt(text, [...path, other]) : text
    change(file, setAt(without, [...path, name], words, names), idOf(file, [...path, name]))
  }
  const start: Record<To, () => void> = {
    page: () => put('to', pages[0]?.path ?? '/'),
    section: () => put('to', `#${anchorsOf(page)[0] ?? ''}`),
    document: () => put('to', documents[0] ?? ''),
    dialog: () => put('dialog', dialogs[0] ?? ''),
    address: () => put('to', 'https://'),
  }
  const id = plain(idOf(file, [...path, value.dialog === undefined ? 'to' : 'dialog']))
  const about = form.findings.filter(({ origin }) =>
    ['to', 'dialog'].some((name) => idOf(file, [...path, name]) === `field ${origin}`),
  )
  return (
    <Field
      {...props}
      group
      beside={!required && <Button onClick={() => change(file, removeAt(text, path))}>Remove</Button>}
    >
      <div className="inside">
        <div className="row">
          <select aria-label="Leads to" value={kind} onChange={({ target }) => start[target.value as To]()}>
            <option value="page">Page</option>
            {(anchorsOf(page).length > 0 || kind === 'section') && (
              <option value="section">Section of this page</option>
            )}
            <option value="document">Document</option>
            <option value="dialog">Dialog</option>
            <option value="address">Address</option>
          </select>
          {kind === 'page' && (
            <>
              <Combobox
                id={id}
                label="Page"
                value={target}
                offers={pages.map(({ path, title }) => [path, title])}
                onChoose={(path) => put('to', path)}
              />
              {(anchorsOf(target).length > 0 || anchor) && (
                <NameSelect
                  label="Section of the page"
                  value={anchor}
                  names={anchorsOf(target)}
                  none="Top of the page"
                  onChoose={(name) => put('to', name ? `${target}#${name}` : target)}
                />
              )}
            </>
          )}
          {kind === 'section' && (
            <NameSelect
              {...{ id, value: to, names: anchorsOf(page).map((name) => `#${name}`) }}
              label="Section"
              onChoose={(name) => put('to', name)}
            />
          )}
          {kind === 'document' && (
            <NameSelect
              {...{ id, value: to, names: documents }}
              label="Document"
              onChoose={(name) => put('to', name)}
            />
          )}
          {kind === 'dialog' && (
            <NameSelect
              {...{ id, value: value.dialog, names: dialogs }}
              label="Dialog"
              onChoose={(name) => put('dialog', name)}
            />
          )}
          {kind === 'address' && (
            <input
              id={id}
              aria-label="Address: tel:, mailto:, https:// or a token"
              value={to}
              onChange={({ target }) => put('to', target.value)}
            />
          )}
        </div>
        <Findings of={about} />
        <Properties contract={contract} path={path} value={props.value} without={['to', 'dialog']} />
      </div>
    </Field>
  )
}

interface NameSelectProps {
  id?: string
  label: string
  /** What is chosen: offered even if it is not among the names. */
  value?: string
  names: string[]
  /** What it means if none is chosen, where that can be. */
  none?: string
  onChoose: (name: string) => void
}

function NameSelect({ id, label, value = '', names, none, onChoose }: NameSelectProps) {
  return (
    <select id={id} aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
      {none && <option value="">{none}</option>}
      {[...new Set([...names, value])].filter(Boolean).map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  )
}
