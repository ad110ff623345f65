import { useState } from 'react'
import type { BlockInfo } from '../api.ts'
import { useForm } from '../form/context.ts'
import { Help } from '../form/Help.tsx'
import { useEntries } from '../form/ListField.tsx'
import { Picker } from '../form/Picker.tsx'
import type { Json } from '../text/patch.ts'

/** Offers every block with its examples, and adds the chosen one after the selected block. */
export function AddBlock({ after }: { after: number }) {
  const { info, data } = useForm()
  const { add } = useEntries(['blocks'])
  const count = ((data as { blocks?: unknown[] })?.blocks ?? []).length
  const insert = (block: BlockInfo, example: number) =>
    add(block.carriesPageHeading ? 0 : Math.min(after + 1, count), block.examples[example]?.data as Json)
  return (
    <Picker name="Add a block" label="Add a block" className="add" wide>
      {(search, close) => (
        <Palette
          blocks={info.blocks.filter(({ title, description, type }) =>
            [title, description, type].some((text) => text.toLowerCase().includes(search)),
          )}
          choose={(...chosen) => {
            insert(...chosen)
            close()
          }}
        />
      )}
    </Picker>
  )
}

/** The list of blocks, with the examples of the current one as they look on a page. */
function Palette({ blocks, choose }: { blocks: BlockInfo[]; choose: (block: BlockInfo, example: number) => void }) {
  const [current, setCurrent] = useState({ type: '', example: 0 })
  const block = blocks.find(({ type }) => type === current.type) ?? blocks[0]
  if (!block) return <p className="muted">No block matches.</p>
  const example = block.type === current.type ? current.example : 0
  return (
    <div className="columns">
      <ul className="files">
        {blocks.map(({ type, title }) => (
          <li key={type}>
            <button
              type="button"
              aria-current={type === block.type || undefined}
              onClick={() => setCurrent({ type, example: 0 })}
            >
              <span className="name">{title}</span>
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Help text={block.description} />
        <div className="row">
          <label>
            Example
            <select
              value={example}
              onChange={({ target }) => setCurrent({ type: block.type, example: Number(target.value) })}
            >
              {block.examples.map(({ name }, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <button type="button" className="main" onClick={() => choose(block, example)}>
            Add {block.title}
          </button>
        </div>
        <Example
          key={`${block.type} ${example}`}
          title={`${block.title}: ${block.examples[example]?.name}`}
          src={`/_blocks/${block.type}?_example=${example}`}
        />
      </div>
    </div>
  )
}

/** An example of a block as it looks on a page: on that of a phone, if it is shown there alone. */
function Example({ title, src }: { title: string; src: string }) {
  const [isNarrow, setIsNarrow] = useState(false)
  return (
    <>
      {isNarrow && <p className="help">Visitors see this block on phones alone.</p>}
      <iframe
        className={isNarrow ? 'model phone' : 'model'}
        title={title}
        src={src}
        referrerPolicy="no-referrer"
        tabIndex={-1}
        onLoad={({ currentTarget }) => {
          const main = currentTarget.contentDocument?.getElementById('main')
          if (!main || main.offsetHeight) return
          // Room above it, as a page has.
          main.style.paddingBlockStart = '40vh'
          setIsNarrow(true)
        }}
      />
    </>
  )
}
