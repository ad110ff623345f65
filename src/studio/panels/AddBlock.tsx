import { useState } from 'react'
import { devParameters } from '../../page/dev-protocol.ts'
import type { BlockInfo } from '../api.ts'
import { Button } from '../Button.tsx'
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

/** The list of blocks, with a picture of each example of the current one. */
function Palette({ blocks, choose }: { blocks: BlockInfo[]; choose: (block: BlockInfo, example: number) => void }) {
  const [current, setCurrent] = useState('')
  const block = blocks.find(({ type }) => type === current) ?? blocks[0]
  if (!block) return <p className="muted">No block matches.</p>
  return (
    <div className="columns">
      <ul className="files">
        {blocks.map(({ type, title }) => (
          <li key={type}>
            <Button aria-current={type === block.type || undefined} onClick={() => setCurrent(type)}>
              <span className="name">{title}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Help text={block.description} />
        <ul className="examples">
          {block.examples.map(({ name }, index) => (
            <li key={`${block.type} ${name}`}>
              <Example src={`/_blocks/${block.type}?${devParameters.example}=${index}`} />
              <Button onClick={() => choose(block, index)}>Add: {name}</Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** An example of a block as a desktop shows it, or as a phone does if only phones show it. */
function Example({ src }: { src: string }) {
  const [screen, setScreen] = useState<'phone' | 'desktop'>()
  return (
    <>
      <div className="picture" inert>
        <iframe
          className={screen ?? 'loading'}
          title="Picture of the example"
          src={src}
          loading="lazy"
          referrerPolicy="no-referrer"
          onLoad={({ currentTarget }) => {
            const main = currentTarget.contentDocument?.getElementById('main')
            const isHidden = main && !main.offsetHeight
            // Room above it, as a page has.
            if (isHidden) main.style.paddingBlockStart = '40vh'
            setScreen(isHidden ? 'phone' : 'desktop')
          }}
        />
      </div>
      {screen === 'phone' && <p className="help">Visitors see this block only on phones.</p>}
    </>
  )
}
