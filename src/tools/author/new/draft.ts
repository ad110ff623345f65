import { blocksOf } from '../../../engine/content/blocks-of.ts'
import type { Contracts } from '../../../engine/content/contracts.ts'
import { toWrite } from '../../../engine/content/drafts.ts'
import type { SourceDocument } from '../../../engine/content/load.ts'
import { type Shape, type Visit, walk } from '../../../page/walk.ts'

interface Page {
  meta: Record<string, unknown>
  blocks: { type: string; note?: string }[]
}

type Holder = Record<string | number, unknown>

/**
 * A page with the blocks of a model. Its texts are marked as still to be written: they show editors what belongs there and
 * how long it may be, and the checker finds those that were forgotten. Pictures, icons, links and choices stay.
 * @param model a page without mistakes
 */
export function draftLike({ data }: SourceDocument, path: string, contracts: Contracts): object {
  const { meta, blocks } = structuredClone(data) as Page
  const envelope = { meta }
  mark(contracts.pageShape(), envelope)
  for (const { block, type } of blocksOf({ blocks })) {
    delete block.note
    mark(contracts.blockShape(type), block)
    for (const { keyword, instancePath, params } of contracts.validateBlock(type, block))
      if (keyword === 'maxLength') shorten(block, instancePath, params.limit)
  }
  const words = path.slice(1).replaceAll('-', ' ')
  return {
    $schema: '../schema/page.schema.json',
    version: contracts.version,
    path,
    draft: true,
    meta: {
      ...meta,
      title: `${toWrite} ${words.charAt(0).toUpperCase()}${words.slice(1)} | {company}`.padEnd(20, '…'),
      description: `${toWrite} What ${path} offers, to whom and with what result, in a sentence or two of 80 to 170 characters.`,
    },
    blocks,
  }
}

function mark(shape: Shape, value: object): void {
  const visit: Visit = (name, found, path, holder) => {
    // Labels of the lookup and words of links belong to their target, which stays.
    if (name === 'label') return false
    if (name === 'link' || name === 'entryLink') return deadEnd(found as Holder)
    const key = path.at(-1) as string | number
    if (['line', 'text', 'alt'].includes(name) && isWords(found) && holder) {
      holder[key] = `${toWrite} ${found}`
      return false
    }
  }
  walk(shape, value, visit)
}

/** A dead link had a reason on the model page; on the new page it needs a target. */
function deadEnd(link: Holder): false {
  delete link.note
  if (link.to === '#') link.note = `${toWrite} Write the address into "to", and remove this note.`
  return false
}

/** Whether a value is a text: neither empty, nor just a token such as {hours} or a dash. */
const isWords = (value: unknown): value is string =>
  typeof value === 'string' && !/^(\{\w+\}|[^\p{L}\d]*)$/u.test(value)

/** Shortens a text that the mark made too long, without its stars and links, of which one might be cut in half. */
function shorten(block: object, pointer: string, limit: number): void {
  const steps = pointer.split('/').slice(1)
  const last = steps.pop() as string
  const holder = steps.reduce((value, step) => value[step] as Holder, block as Holder)
  const plain = String(holder[last]).replace(/\*\*|\[([^\]]+)\]\([^)]+\)/g, '$1')
  holder[last] = plain.slice(0, limit).replace(/\s+\S*$/, '')
}
