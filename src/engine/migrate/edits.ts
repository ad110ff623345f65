import { isDeepStrictEqual } from 'node:util'
import { type Node, parseTree } from 'jsonc-parser'
import type { Json, JsonObject } from '../../../schema/migrations/tools.ts'
import type { Edit } from '../content/problem.ts'
import { layOut, wrapped } from './layout.ts'

/**
 * The edits that change the value that a JSON text holds, and keep its line breaks, indents and order.
 * Names that both values have must be in the same order.
 */
export function editsTo(text: string, after: Json): Edit[] {
  const tree = parseTree(text)
  return tree ? edits(text, tree, after) : []
}

function edits(text: string, node: Node, after: Json): Edit[] {
  const before = jsonOf(text, node)
  if (isDeepStrictEqual(before, after)) return []
  if (node.type === 'object' && isObject(after)) return ofEntries(text, node, members(node), Object.entries(after))
  if (node.type === 'array' && Array.isArray(after)) return ofList(text, node, after)
  if (Array.isArray(after) && after.length === 1 && isDeepStrictEqual(after[0], before))
    return [{ offset: node.offset, length: node.length, text: wrapped(text, node) }]
  return [{ offset: node.offset, length: node.length, text: layOut(after, text, node.offset) }]
}

/** A property or an entry of a list: all of it, its name if it has one, and its value. */
interface Member {
  whole: Node
  key?: Node
  value: Node
}

/** What replaces a member, or is inserted after it. */
type Entry = [name: string, value: Json]

const members = (node: Node): Member[] =>
  (node.children ?? []).map((whole) => ({
    whole,
    key: whole.children?.[0] as Node,
    value: whole.children?.[1] as Node,
  }))

function ofEntries(text: string, holder: Node, before: Member[], after: Entry[]): Edit[] {
  const old = new Set(before.map(({ key }) => key?.value as string))
  const wanted = new Map(after)
  const result: Edit[] = []
  const gone = new Set<number>()
  const added = new Map<number, Entry[]>()
  let index = 0
  for (const entry of after) {
    const [name, value] = entry
    // A member with an old name was renamed if a new name is in its place; otherwise it was removed.
    while (index < before.length && !wanted.has(nameAt(before, index)) && old.has(name)) gone.add(index++)
    const member = before[index]
    if (!old.has(name) && (!member || wanted.has(nameAt(before, index)))) {
      added.set(index - 1, [...(added.get(index - 1) ?? []), entry])
    } else if (member) {
      const { key } = member
      if (key && key.value !== name) result.push({ offset: key.offset, length: key.length, text: JSON.stringify(name) })
      result.push(...edits(text, member.value, value))
      index += 1
    }
  }
  for (; index < before.length; index++) gone.add(index)
  if (gone.size === before.length)
    return [
      { offset: holder.offset, length: holder.length, text: layOut(Object.fromEntries(after), text, holder.offset) },
    ]
  return [...result, ...removals(before, gone), ...additions(text, holder, before, added)]
}

const nameAt = (list: Member[], index: number): string => String(list[index]?.key?.value)

function ofList(text: string, holder: Node, after: Json[]): Edit[] {
  const before = (holder.children ?? []).map((value): Member => ({ whole: value, value }))
  const same = (from: number, to: number): boolean =>
    isDeepStrictEqual(jsonOf(text, (before[from] as Member).value), after[to])
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && same(start, start)) start += 1
  let end = 0
  while (end < shorter - start && same(before.length - 1 - end, after.length - 1 - end)) end += 1
  if (!before.length || !after.length)
    return [{ offset: holder.offset, length: holder.length, text: layOut(after, text, holder.offset) }]
  const common = shorter - start - end
  const changed = Array.from({ length: common }, (_, i) => start + i)
  const gone = new Set(Array.from({ length: before.length - end - start - common }, (_, i) => start + common + i))
  const added = after.slice(start + common, after.length - end).map((value): Entry => ['', value])
  return [
    ...changed.flatMap((index) => edits(text, (before[index] as Member).value, after[index] as Json)),
    ...removals(before, gone),
    ...additions(text, holder, before, added.length ? new Map([[start + common - 1, added]]) : new Map()),
  ]
}

/** Removes members with their commas and spaces. At least one member must stay. */
function removals(list: Member[], gone: Set<number>): Edit[] {
  const startOf = (index: number): number => (list[index] as Member).whole.offset
  const endOf = (index: number): number => startOf(index) + (list[index] as Member).whole.length
  return [...gone].map((index) => {
    const leads = Array.from({ length: index }, (_, before) => before).every((before) => gone.has(before))
    const [from, to] = leads ? [startOf(index), startOf(index + 1)] : [endOf(index - 1), endOf(index)]
    return { offset: from, length: to - from, text: '' }
  })
}

/** Inserts members after those with these indexes (-1: before all), spaced like their neighbours. */
function additions(text: string, holder: Node, list: Member[], added: Map<number, Entry[]>): Edit[] {
  const first = (list[0] as Member).whole
  const space = text.slice(holder.offset + 1, first.offset)
  const gap = /[\r\n]/.test(space) ? space : ' '
  return [...added].map(([index, entries]) => {
    const parts = entries.map(([name, value]) => {
      const laid = layOut(value, text, first.offset, name.length + 4)
      return name ? `${JSON.stringify(name)}: ${laid}` : laid
    })
    if (index < 0) return { offset: first.offset, length: 0, text: parts.map((part) => `${part},${gap}`).join('') }
    const { whole } = list[index] as Member
    return { offset: whole.offset + whole.length, length: 0, text: parts.map((part) => `,${gap}${part}`).join('') }
  })
}

const jsonOf = (text: string, { offset, length }: Node): Json => JSON.parse(text.slice(offset, offset + length))

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
