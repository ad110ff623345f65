import { originOf } from '../../page/origin.ts'
import { Button } from '../Button.tsx'
import { useForm } from '../form/context.ts'
import { EntryTools, Movable, titleOf } from '../form/ListField.tsx'
import { select, useStudio } from '../store.ts'
import { AddBlock } from './AddBlock.tsx'
import { Badge } from './Badge.tsx'

/** The blocks of the open page, in order. */
export function BlockList() {
  const selected = useStudio(({ selected }) => selected)
  const { file, data, info, findings } = useForm()
  const blocks = ((data as { blocks?: unknown } | undefined)?.blocks ?? []) as { type?: string }[]
  if (!Array.isArray(blocks)) return null
  const current = selected.file === file && selected.path[0] === 'blocks' ? Number(selected.path[1]) : -1
  return (
    <>
      <h2>Blocks of this page</h2>
      <ul className="files">
        <li>
          <Button
            aria-current={(selected.file === file && !selected.path.length) || undefined}
            onClick={() => select(originOf(file, []), 'list')}
          >
            <span className="name">Page: title, description, draft</span>
          </Button>
        </li>
      </ul>
      <ol className="files blocks">
        {blocks.map((block, index) => {
          const title = info.blocks.find(({ type }) => type === block?.type)?.title ?? String(block?.type)
          const origin = originOf(file, ['blocks', index])
          const wrong = findings.filter((finding) => `${finding.origin}/`.startsWith(`${origin}/`)).length
          return (
            <Movable
              // oxlint-disable-next-line react/no-array-index-key -- blocks have no id, only an index
              key={index}
              list={['blocks']}
              index={index}
              length={blocks.length}
              className={index === current ? 'now' : ''}
            >
              <Button aria-current={index === current || undefined} onClick={() => select(origin, 'list')}>
                <span className="name">
                  {title} <span className="muted">{titleOf({ ...block, id: undefined })}</span>
                </span>
                <Badge count={wrong} of="finding" />
              </Button>
              {index === current && <EntryTools list={['blocks']} index={index} length={blocks.length} name={title} />}
            </Movable>
          )
        })}
      </ol>
      <AddBlock after={current < 0 ? blocks.length - 1 : current} />
    </>
  )
}
