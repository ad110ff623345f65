import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { breakOf, indentAt, layOut, unitOf } from '../../engine/migrate/layout.ts'
import type { Path } from '../../page/walk.ts'

/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

/**
 * Edits a document by patching its text: everything else stays as it is, including line breaks, indentation and the order
 * of properties. A path that does not exist changes nothing.
 */

/**
 * Sets the value at a path; creates missing objects and lists on the way.
 * @param order the order of the object's properties in its contract, to insert a new one where it belongs
 */
export function setAt(text: string, path: Path, value: Json, order: string[] = []): string {
  const tree = treeOf(text)
  const node = tree && findNodeAtLocation(tree, path)
  if (node) return replaced(text, node.offset, node.length, layOut(value, text, node.offset))
  const key = path.at(-1)
  const holder = tree && findNodeAtLocation(tree, path.slice(0, -1))
  if (key === undefined || !tree) return text
  if (!holder) return setAt(text, path.slice(0, -1), typeof key === 'number' ? [value] : { [key]: value })
  if (holder.type === 'array') return insertAt(text, path.slice(0, -1), Number(key), value)
  if (holder.type !== 'object') return text
  const members = holder.children ?? []
  const rank = order.indexOf(String(key))
  const before = members.findLastIndex((member) => {
    const other = order.indexOf(String(member.children?.[0]?.value))
    return rank < 0 || other < rank
  })
  const name = JSON.stringify(String(key))
  return put(text, holder, before + 1, (at) => `${name}: ${layOut(value, text, at, name.length + 2)}`)
}

/** Removes a property or an entry, with its comma and white space. */
export function removeAt(text: string, path: Path): string {
  const member = memberAt(text, path)
  if (!member) return text
  const { holder, index, node } = member
  const all = holder.children ?? []
  const [previous, next] = [all[index - 1], all[index + 1]]
  if (previous) return replaced(text, endOf(previous), endOf(node) - endOf(previous), '')
  if (next) return replaced(text, node.offset, next.offset - node.offset, '')
  return replaced(text, holder.offset + 1, holder.length - 2, '')
}

/** Renames a property. */
export function renameAt(text: string, path: Path, name: string): string {
  const key = memberAt(text, path)?.node.children?.[0]
  return key ? replaced(text, key.offset, key.length, JSON.stringify(name)) : text
}

/** Inserts an entry into a list before an index; creates a missing list. */
export function insertAt(text: string, list: Path, index: number, value: Json, order: string[] = []): string {
  const tree = treeOf(text)
  const holder = tree && findNodeAtLocation(tree, list)
  if (holder?.type !== 'array') return setAt(text, list, [value], order)
  return put(text, holder, index, (at) => layOut(value, text, at))
}

/** Moves an entry within a list, keeping its text. */
export function moveAt(text: string, list: Path, from: number, to: number): string {
  const member = memberAt(text, [...list, from])
  if (!member || from === to || to < 0 || to >= (member.holder.children ?? []).length) return text
  const entry = text.slice(member.node.offset, endOf(member.node))
  const without = removeAt(text, [...list, from])
  const tree = treeOf(without)
  const holder = tree && findNodeAtLocation(tree, list)
  return holder ? put(without, holder, to, () => entry) : text
}

/** Duplicates an entry of a list. */
export function doubleAt(text: string, list: Path, index: number): string {
  const member = memberAt(text, [...list, index])
  if (!member) return text
  const entry = text.slice(member.node.offset, endOf(member.node))
  return put(text, member.holder, index + 1, () => entry)
}

/** The value at a path; undefined if there is none. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce(
    (holder, step) =>
      typeof holder === 'object' && holder !== null ? (holder as Record<string | number, unknown>)[step] : undefined,
    data,
  )

/** The parsed text; undefined if it is not valid JSON. */
export function dataOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The syntax tree; undefined for invalid JSON, which cannot be patched. */
const treeOf = (text: string): Node | undefined => (dataOf(text) === undefined ? undefined : parseTree(text))

const endOf = ({ offset, length }: Node): number => offset + length

const replaced = (text: string, offset: number, length: number, by: string): string =>
  text.slice(0, offset) + by + text.slice(offset + length)

function memberAt(text: string, path: Path): { holder: Node; index: number; node: Node } | undefined {
  const tree = treeOf(text)
  const value = tree && findNodeAtLocation(tree, path)
  const node = value?.parent?.type === 'property' ? value.parent : value
  const holder = node?.parent
  return node && holder ? { holder, index: (holder.children ?? []).indexOf(node), node } : undefined
}

/** Inserts a member before an index, with the white space of its neighbours; a list on one line is laid out anew. */
function put(text: string, holder: Node, index: number, write: (at: number) => string): string {
  const members = holder.children ?? []
  const first = members[0]
  if (!first) {
    const [line, indent, unit] = [breakOf(text), indentAt(text, holder.offset), unitOf(text)]
    const inner = write(holder.offset).replaceAll('\n', `\n${unit}`)
    return replaced(text, holder.offset + 1, holder.length - 2, `${line}${indent}${unit}${inner}${line}${indent}`)
  }
  const space = text.slice(holder.offset + 1, first.offset)
  const gap = /[\r\n]/.test(space) ? space : ' '
  if (holder.type === 'array' && gap === ' ') {
    const list: Json[] = JSON.parse(text.slice(holder.offset, endOf(holder)))
    const laid = layOut(list.toSpliced(index, 0, JSON.parse(write(first.offset))), text, holder.offset)
    return replaced(text, holder.offset, holder.length, laid)
  }
  const after = members[Math.min(index, members.length) - 1]
  if (!after) return replaced(text, first.offset, 0, `${write(first.offset)},${gap}`)
  return replaced(text, endOf(after), 0, `,${gap}${write(first.offset)}`)
}
