import type { BlockCheck, BlockFault } from '../../page/block-check.ts'
import { changes } from './changes.ts'

interface Parts {
  look?: Look
  side?: string
  columns?: string[]
  rows?: { cells: string[] }[]
  paragraphs?: string[]
  items?: string[]
  entries?: { who?: string; mark?: string; ours?: boolean }[]
  passages?: { before?: string; after: string }[]
}

type Look = 'table' | 'listing' | 'letter' | 'timeline' | 'thread' | 'draft'

/** Each look is what its name says (spec 2.10). */
export const check: BlockCheck<Parts> = (block) => [...wrongSide(block), ...inside[block.look ?? 'table'](block)]

/** What is read from its beginning to its end comes after the heading. */
const wrongSide = ({ look = 'table', side }: Parts): BlockFault[] =>
  side === 'start' && look !== 'table' && look !== 'listing'
    ? [
        {
          path: ['side'],
          message: `A ${look} is never before its heading.`,
          suggestion: 'Remove "side", or write "below".',
        },
      ]
    : []

/** What is wrong within the parts of a look. */
const inside: Record<Look, (block: Parts & object) => BlockFault[]> = {
  table: notFitting,
  listing: () => [],
  letter: (block) => secondStrong(block),
  timeline: ({ entries = [] }) => secondMark(entries),
  thread: (block) => [...voices(block), ...wrongSpeakers(block)],
  draft: ({ passages = [] }) => unchanged(passages),
}

/** A letter marks one place. */
const secondStrong = ({ paragraphs = [], items = [] }: Parts): BlockFault[] =>
  Object.entries({ paragraphs, items })
    .flatMap(([name, texts]) => texts.flatMap((text, at) => (text.match(strong) ?? []).map(() => [name, at])))
    .slice(1)
    .map((path) => ({
      path,
      message: 'A second place of the letter is strong.',
      suggestion: 'Take the asterisks from all but the words that count most.',
    }))
const strong = /\*\*.+?\*\*/g

/** A timeline marks the one moment that counts. */
const secondMark = (entries: { mark?: string }[]): BlockFault[] =>
  entries
    .flatMap(({ mark }, at) => (mark ? [at] : []))
    .slice(1)
    .map((at) => ({
      path: ['entries', at, 'mark'],
      message: 'A second moment is marked.',
      suggestion: 'Mark only the one that counts.',
    }))

/** Two people at least, each under one name: somebody who loses a role on the way would be on the other side. */
function voices({ entries = [] }: Parts): BlockFault[] {
  const all = [...new Set(entries.map(({ who = '' }) => who))]
  if (all.length === 1 && all[0])
    return [
      {
        path: ['entries'],
        message: `Nobody but "${all[0]}" says anything in this thread.`,
        suggestion: 'Add what was answered, or give the block "look": "timeline".',
      },
    ]
  return entries.flatMap(({ who = '' }, at) => {
    const [name, earlier] = [`${who},`, all.slice(0, all.indexOf(who))]
    const first = earlier.find((other) => name.startsWith(`${other},`) || other.startsWith(name))
    return first
      ? [
          {
            path: ['entries', at, 'who'],
            message: `"${who}" was called "${first}" before.`,
            suggestion: `Write "${first}".`,
          },
        ]
      : []
  })
}

/** Whoever is marked as one of ours stays so; and somebody is not. */
function wrongSpeakers({ entries = [] }: Parts): BlockFault[] {
  const ours = new Set(entries.flatMap(({ who = '', ours }) => (ours ? [who] : [])))
  if (new Set(entries.map(({ who }) => who)).size > 1 && entries.every((entry) => entry.ours))
    return [
      {
        path: ['entries'],
        message: 'Every remark of this thread is marked as ours.',
        suggestion: 'Remove "ours" from what the client says.',
      },
    ]
  return entries.flatMap(({ who = '', ours: isOurs }, at) =>
    isOurs || !ours.has(who)
      ? []
      : [
          {
            path: ['entries', at, 'who'],
            message: `"${who}" is one of ours in another remark, and not in this one.`,
            suggestion: 'Write "ours": true in each of their remarks, or in none.',
          },
        ],
  )
}

/** Something is struck or inserted in a draft, and nothing is compared with itself. */
function unchanged(passages: { before?: string; after: string }[]): BlockFault[] {
  if (passages.every(({ before }) => !before))
    return [
      {
        path: ['passages'],
        message: 'Nothing is changed in this draft.',
        suggestion: 'Add "before" to each passage that was written anew.',
      },
    ]
  return passages.flatMap(({ before, after }, at) =>
    before && !changes(before, after).some((run) => 'del' in run)
      ? [
          {
            path: ['passages', at, 'before'],
            message: '"before" and "after" are alike.',
            suggestion: 'Remove "before".',
          },
        ]
      : [],
  )
}

/** Each row has a cell for each column, and a name of its own. Where all rows have one number of cells, the columns are wrong. */
function notFitting({ columns = [], rows = [] }: Parts): BlockFault[] {
  const [count = 0, ...others] = new Set(rows.map(({ cells }) => cells.length))
  if (!others.length && count !== columns.length)
    return [
      {
        path: ['columns'],
        message: `The table has ${columns.length} columns, and each row ${count} cells.`,
        suggestion:
          count > columns.length ? 'Name the column that is missing.' : 'Remove a column, or add its cell to each row.',
      },
    ]
  const names = rows.map(({ cells: [name] }) => name)
  return rows.flatMap(({ cells }, at): BlockFault[] => {
    if (cells.length !== columns.length)
      return [
        {
          path: ['rows', at, 'cells'],
          message: `This row has ${cells.length} cells, and the table ${columns.length} columns.`,
          suggestion:
            cells.length < columns.length
              ? 'Add what is missing; a cell may be "–".'
              : 'Remove a cell, or name its column in "columns".',
        },
      ]
    if (names.indexOf(cells[0]) === at) return []
    return [
      {
        path: ['rows', at, 'cells', 0],
        message: `Two rows are called "${cells[0]}".`,
        suggestion: 'Give each row a name of its own in its first cell.',
      },
    ]
  })
}
