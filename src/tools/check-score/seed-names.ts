import type { Node } from 'jsonc-parser'
import {
  literally,
  type Mutation,
  nameOfProperty,
  put,
  type Seeder,
  type ValuePlace,
  withoutProperty,
} from './mutation.ts'

/** A property's name with a slip. */
export const misspeltKey: Seeder = {
  kind: 'misspelt key',
  *attempts({ doc, random, places, broken }) {
    for (const { property, holder } of random.shuffled(places)) {
      if (!property) continue
      const name = nameOfProperty(property)
      const taken = new Set(holder.children?.map((other) => nameOfProperty(other).value))
      const slip = random.misspelt(name.value, taken)
      if (!slip) continue
      const text = put(doc.text, name, `"${slip}"`)
      // A name that the contract knows too is no mistake; that of a block's type has rules of its own.
      if (!broken(text).has('additionalProperties') && name.value !== 'type') continue
      yield { text, offset: name.offset, length: slip.length + 2, says: literally(`"${name.value}"`) }
    }
  },
}

/** A required property left out. */
export const missingRequired: Seeder = {
  kind: 'missing required',
  *attempts({ doc, random, places, broken }) {
    for (const { property, holder } of random.shuffled(places)) {
      if (!property) continue
      const name = nameOfProperty(property).value
      const text = withoutProperty(doc.text, property)
      const verdict = broken(text)
      const missed = verdict.has('required') || verdict.has('dependentRequired') || name === 'type'
      if (missed) yield { text, offset: holder.offset, length: 1, says: literally(`"${name}"`) }
    }
  },
}

/** The type of a block with a slip. */
export const unknownBlock: Seeder = {
  kind: 'unknown block',
  *attempts({ doc, random, places, contracts }) {
    for (const { path, value } of random.shuffled(places)) {
      if (path.length !== 3 || path[0] !== 'blocks' || path[2] !== 'type') continue
      const slip = random.misspelt(String(value.value), contracts.blocks)
      if (slip) yield replaced(doc.text, value, slip, String(value.value))
    }
  },
}

function replaced(text: string, value: Node, slip: string, right: string): Mutation {
  return {
    text: put(text, value, `"${slip}"`),
    offset: value.offset,
    length: slip.length + 2,
    says: literally(`"${right}"`),
  }
}

/** A property moved to the object around its own, or into one inside it. */
export const wrongLevel: Seeder = {
  kind: 'key at the wrong level',
  *attempts({ doc, random, places, broken }) {
    for (const place of random.shuffled(places)) {
      if (!place.property || !place.holder.parent) continue
      const outer = objectAround(place.holder)
      if (!outer) continue
      const moved = move(doc.text, place.property, outer)
      const list = place.path.slice(0, -1).findLast((step) => typeof step === 'string')
      if (broken(moved.text).has('additionalProperties')) yield { ...moved, says: literally(String(list)) }
    }
    for (const place of random.shuffled(places)) {
      const inner = place.value.type === 'object' ? place : undefined
      const source = inner && siblingOf(inner)
      if (!source || !inner) continue
      const moved = move(doc.text, source, inner.value)
      const says =
        inner.path.length > 2 && inner.path[0] === 'blocks'
          ? literally(`blocks[${inner.path[1]}]`)
          : /top of the document/
      if (broken(moved.text).has('additionalProperties')) yield { ...moved, says }
    }
  },
}

function objectAround(node: Node): Node | undefined {
  let around = node.parent
  while (around && around.type !== 'object') around = around.parent
  return around
}

/** A property of the object that holds a value, other than its own and those that say what the object is. */
function siblingOf({ holder, property }: ValuePlace): Node | undefined {
  if (holder.type !== 'object') return undefined
  return holder.children?.find(
    (other) => other !== property && !['type', '$schema'].includes(nameOfProperty(other).value),
  )
}

/** Writes a property first in another object, and removes it where it was. */
function move(text: string, property: Node, target: Node): { text: string; offset: number; length: number } {
  const written = text.slice(property.offset, property.offset + property.length)
  const insertion = target.children?.length ? `${written}, ` : written
  const at = target.offset + 1
  const removed = withoutProperty(text, property)
  // What was removed before the target moves it to the left.
  const shift = property.offset < at ? removed.length - text.length : 0
  const name = nameOfProperty(property)
  return { text: put(removed, { offset: at + shift, length: 0 }, insertion), offset: at + shift, length: name.length }
}
