import type { Node } from 'jsonc-parser'
import type { Contracts } from '../../../src/engine/content/contracts.ts'
import type { Path, SiteSources, SourceDocument } from '../../../src/engine/content/load.ts'
import type { Random } from './random.ts'

/** A document with one known mistake. */
export interface Mutation {
  text: string
  /** The faulty token in the text. */
  offset: number
  length: number
  /** What message and suggestion together must say for an editor to know what to do. */
  says: RegExp
}

/** A document to spoil, and what there is to know about it. */
export interface Bench {
  site: SiteSources
  contracts: Contracts
  doc: SourceDocument
  random: Random
  /** Every value of the document below its top. */
  places: ValuePlace[]
  /** Keywords of the contract that a text of this document would break: the plain verdict of Ajv. */
  broken(text: string): Set<string>
}

/** A value in the document. */
export interface ValuePlace {
  path: Path
  value: Node
  /** The property it belongs to; undefined for an entry of a list. */
  property?: Node
  /** Object or list that holds it. */
  holder: Node
}

/** A kind of mistake: makes some of its cases in a document, each as an attempt that may not be possible. */
export interface Seeder {
  kind: string
  attempts(bench: Bench): Iterable<Mutation | undefined>
}

/** A text with `length` characters at `offset` replaced. */
export function put(text: string, { offset, length }: { offset: number; length: number }, replacement: string): string {
  return text.slice(0, offset) + replacement + text.slice(offset + length)
}

/** A pattern that finds a word as it is written. */
export function literally(word: string): RegExp {
  return new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}

/** Removes a property with the comma that goes with it. */
export function withoutProperty(text: string, property: Node): string {
  const siblings = property.parent?.children ?? []
  const index = siblings.indexOf(property)
  const next = siblings[index + 1]
  if (next) return text.slice(0, property.offset) + text.slice(next.offset)
  const before = siblings[index - 1]
  const start = before ? before.offset + before.length : property.offset
  return text.slice(0, start) + text.slice(property.offset + property.length)
}

/** Every value below a node. */
export function valuesIn(node: Node, path: Path = []): ValuePlace[] {
  return (node.children ?? []).flatMap((child, index) => {
    const property = child.type === 'property' ? child : undefined
    const value = property ? (property.children?.[1] as Node) : child
    const step = property ? String(property.children?.[0]?.value) : index
    const inner = [...path, step]
    return [{ path: inner, value, property, holder: node }, ...valuesIn(value, inner)]
  })
}

/** The name of a property with its place. */
export function nameOfProperty(property: Node): Node & { value: string } {
  return property.children?.[0] as Node & { value: string }
}
