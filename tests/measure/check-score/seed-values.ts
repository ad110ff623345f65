import type { Node } from 'jsonc-parser'
import { literally, type Mutation, put, type Seeder } from './mutation.ts'

/** Values of other types, with the words for the type that is wanted. */
const otherTypes: Partial<Record<Node['type'], { values: string[]; says: RegExp }>> = {
  string: { values: ['12', 'true', '["one"]', '{ "en": "one" }', 'null'], says: /text in double quotes/ },
  number: { values: ['"twelve"', 'true', '[]'], says: /number/ },
  boolean: { values: ['"yes"', '1', '[]'], says: /true or false/ },
  array: { values: ['"one"', '12', '{}'], says: /list between/ },
  object: { values: ['"one"', '12', '[]'], says: /object/ },
}

/** A value of another type than its contract names. */
export const wrongType: Seeder = {
  kind: 'wrong type',
  *attempts({ doc, random, places, broken }) {
    for (const { value } of random.shuffled(places)) {
      const other = otherTypes[value.type]
      if (!other) continue
      const written = random.pick(other.values)
      const text = put(doc.text, value, written)
      const container = written.startsWith('[') || written.startsWith('{')
      if (broken(text).has('type'))
        yield { text, offset: value.offset, length: container ? 1 : written.length, says: other.says }
    }
  },
}

/** One of a few allowed words, with a slip. */
export const wrongEnum: Seeder = {
  kind: 'wrong enum',
  *attempts({ doc, random, places, broken }) {
    for (const { value, path } of random.shuffled(places)) {
      if (value.type !== 'string' || path.at(-1) === 'type') continue
      const right = String(value.value)
      const slip = random.misspelt(right, new Set())
      if (!slip) continue
      const text = put(doc.text, value, JSON.stringify(slip))
      const verdict = broken(text)
      if (verdict.has('enum') || verdict.has('const'))
        yield { text, offset: value.offset, length: JSON.stringify(slip).length, says: literally(`"${right}"`) }
    }
  },
}

/** A text without a character. */
export const emptyText: Seeder = {
  kind: 'empty text',
  *attempts({ doc, random, places, broken }) {
    for (const { value, path } of random.shuffled(places)) {
      if (value.type !== 'string' || value.value === '') continue
      const text = put(doc.text, value, '""')
      if (!broken(text).has('minLength')) continue
      const name = path.findLast((step) => typeof step === 'string')
      yield { text, offset: value.offset, length: 2, says: new RegExp(`"${name}" is empty.*Write`) }
    }
  },
}

/** A section that takes the id of another. */
export const duplicateId: Seeder = {
  kind: 'duplicate id',
  *attempts({ doc, random, places }) {
    const blocks = places.filter(
      ({ path, value }) => path.length === 2 && path[0] === 'blocks' && value.type === 'object',
    )
    const [first] = blocks
    if (!first || blocks.length < 2) return
    for (const block of random.shuffled(blocks.slice(1))) yield withSameId(doc.text, first.value, block.value)
  },
}

function idOf(block: Node): Node | undefined {
  return block.children?.find((property) => property.children?.[0]?.value === 'id')?.children?.[1]
}

function withSameId(text: string, first: Node, second: Node): Mutation {
  const known = idOf(first)
  const id = known ? `"${known.value}"` : '"the-same"'
  const own = idOf(second)
  // From the end of the document to its start, so that the offsets before an edit stay right.
  const at = own ?? { offset: second.offset + 1, length: 0 }
  const spoilt = put(text, at, own ? id : `"id": ${id}, `)
  const offset = own ? own.offset : second.offset + 1 + '"id": '.length
  if (known) return { text: spoilt, offset, length: id.length, says: /another id/ }
  const insertion = `"id": ${id}, `
  return {
    text: put(spoilt, { offset: first.offset + 1, length: 0 }, insertion),
    offset: offset + insertion.length,
    length: id.length,
    says: /another id/,
  }
}

/** A page that states the path of another. */
export const duplicatePath: Seeder = {
  kind: 'duplicate path',
  *attempts({ doc, random, places, site }) {
    const path = places.find((place) => place.path.length === 1 && place.path[0] === 'path')
    if (!path) return
    for (const other of random.shuffled(site.pages.filter((page) => page !== doc))) {
      const taken = JSON.stringify((other.data as { path: string }).path)
      const text = put(doc.text, path.value, taken)
      yield { text, offset: path.value.offset, length: taken.length, says: literally(`"${path.value.value}"`) }
    }
  },
}
