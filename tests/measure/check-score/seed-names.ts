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
      // A name that the contract has, too, would not be a mistake; that of a block's type has its own rules.
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
      const inwards = place.value.type === 'object' && random.below(2) === 0
      const moved = inwards ? movedInto(doc.text, place) : movedOut(doc.text, place)
      if (moved && broken(moved.text).has('additionalProperties')) yield moved
    }
  },
}

/** Moves a property to the object around its own. Told rightly, the list or object is named that it came from. */
function movedOut(text: string, { property, holder, path }: ValuePlace): Mutation | undefined {
  const outer = property && objectAround(holder)
  if (!outer) return undefined
  const from = path.slice(0, -1).findLast((step) => typeof step === 'string')
  return { ...move(text, property, outer), says: literally(String(from)) }
}

/** Moves a property beside an object, or beside the list that holds it, into that object. */
function movedInto(text: string, place: ValuePlace): Mutation | undefined {
  const source = siblingOf(place)
  if (!source) return undefined
  const inBlock = place.path.length > 2 && place.path[0] === 'blocks'
  const says = inBlock ? literally(`blocks[${place.path[1]}]`) : /top of the document/
  return { ...move(text, source, place.value), says }
}

function objectAround(node: Node): Node | undefined {
  let around = node.parent
  while (around && around.type !== 'object') around = around.parent
  return around
}

/** A property beside the one that a value is in, other than those that say what their object is. */
function siblingOf({ holder, property, path }: ValuePlace): Node | undefined {
  const own = property ?? holder.parent
  if (path[0] === 'blocks' && path.length === 2) return undefined
  return own?.parent?.children?.find(
    (other) => other !== own && !['type', '$schema'].includes(nameOfProperty(other).value),
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
