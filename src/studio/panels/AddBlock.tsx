import { useRef, useState } from 'react'
import type { BlockInfo } from '../api.ts'
import { useForm } from '../form/context.ts'
import { useEntries } from '../form/ListField.tsx'
import type { Json } from '../text/patch.ts'

/** Every block with its examples as the dev server shows them; the one that is chosen is put after the selected block. */
export function AddBlock({ after }: { after: number }) {
  const { info, data } = useForm()
  const { add } = useEntries(['blocks'])
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const blocks = info.blocks.filter(({ title, description, type }) =>
    [title, description, type].some((words) => words.toLowerCase().includes(wanted)),
  )
  const [type, setType] = useState('')
  const block = blocks.find((other) => other.type === type) ?? blocks[0]
  const [index, setIndex] = useState(0)
  const shown = Math.min(index, (block?.examples.length ?? 1) - 1)
  const count = ((data as { blocks?: unknown[] })?.blocks ?? []).length
  return (
    <>
      <button
        type="button"
        className="add"
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        Add a block
      </button>
      <dialog ref={dialog} className="wide palette" aria-label="Add a block" onClose={() => setOpen(false)}>
        <div className="row">
          <input
            type="search"
            aria-label="Search blocks"
            placeholder="Search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        {open && (
          <div className="columns">
            <ul className="files">
              {blocks.map((other) => (
                <li key={other.type}>
                  <button
                    type="button"
                    aria-current={other.type === block?.type || undefined}
                    onClick={() => {
                      setType(other.type)
                      setIndex(0)
                    }}
                  >
                    <span className="name">{other.title}</span>
                  </button>
                </li>
              ))}
            </ul>
            {block && (
              <div>
                <p className="help">{block.description}</p>
                <div className="row">
                  <label>
                    Example
                    <select value={shown} onChange={({ target }) => setIndex(Number(target.value))}>
                      {block.examples.map(({ name }, place) => (
                        <option key={name} value={place}>
                          {name}
                        </option>
                      ))}
                    </select>
                  </label>
                  <button
                    type="button"
                    className="main"
                    onClick={() => {
                      const place = block.carriesPageHeading ? 0 : Math.min(Math.max(after + 1, 0), count)
                      add(place, block.examples[shown]?.data as Json)
                      dialog.current?.close()
                    }}
                  >
                    Add {block.title}
                  </button>
                </div>
                <Picture block={block} index={shown} />
              </div>
            )}
          </div>
        )}
      </dialog>
    </>
  )
}

/** One example of a block, as it is on a page. */
function Picture({ block, index }: { block: BlockInfo; index: number }) {
  return (
    <iframe
      className="model"
      key={`${block.type} ${index}`}
      title={`${block.title}: ${block.examples[index]?.name}`}
      src={`/_blocks/${block.type}?_example=${index}`}
      referrerPolicy="no-referrer"
      tabIndex={-1}
    />
  )
}
