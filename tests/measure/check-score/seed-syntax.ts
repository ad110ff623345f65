import { scan, type Token } from '../../../src/engine/content/syntax/scan.ts'
import { type Bench, type Mutation, nameOfProperty, put, type Seeder } from './mutation.ts'

/** A kind of broken JSON that is made at a token. */
function atTokens(kind: string, spoil: (tokens: Token[], index: number, bench: Bench) => Mutation | undefined): Seeder {
  return {
    kind: `broken JSON: ${kind}`,
    *attempts(bench) {
      const tokens = scan(bench.doc.text).filter((token) => token.kind !== 'end')
      for (const index of bench.random.shuffled([...tokens.keys()])) yield spoil(tokens, index, bench)
    },
  }
}

export const trailingComma = atTokens('trailing comma', (tokens, index, { doc }) => {
  const [before, closer] = [tokens[index - 1], tokens[index]]
  const closes = closer?.kind === '}' || closer?.kind === ']'
  if (!before || !closes || before.kind === '{' || before.kind === '[') return undefined
  const offset = before.offset + before.length
  return { text: put(doc.text, { offset, length: 0 }, ','), offset, length: 1, says: /Remove the comma/ }
})

export const missingComma = atTokens('missing comma', (tokens, index, { doc }) => {
  const [before, comma] = [tokens[index - 1], tokens[index]]
  if (!before || comma?.kind !== ',') return undefined
  return { text: put(doc.text, comma, ''), offset: before.offset, length: before.length, says: /Add a comma after/ }
})

/** A missing closing bracket is missed after the token before it, a missing opening one before the token after it. */
export const missingBrace = atTokens('missing brace', (tokens, index, { doc }) => {
  const [before, bracket, after] = [tokens[index - 1], tokens[index], tokens[index + 1]]
  if (!bracket || !'{}[]'.includes(bracket.kind)) return undefined
  const closes = bracket.kind === '}' || bracket.kind === ']'
  const neighbour = closes ? before : after
  if (!neighbour) return undefined
  const offset = closes ? neighbour.offset : neighbour.offset - 1
  const says = new RegExp(`Add \\${bracket.kind} ${closes ? 'after' : 'before'}`)
  return { text: put(doc.text, bracket, ''), offset, length: neighbour.length, says }
})

export const singleQuotes = atTokens('single quotes', (tokens, index, { doc }) => {
  const token = tokens[index]
  if (token?.kind !== 'string') return undefined
  const inner = doc.text.slice(token.offset + 1, token.offset + token.length - 1)
  if (inner.includes("'") || inner.includes('\\')) return undefined
  return { text: put(doc.text, token, `'${inner}'`), offset: token.offset, length: token.length, says: /double quotes/ }
})

export const duplicateKey: Seeder = {
  kind: 'broken JSON: duplicate key',
  *attempts({ doc, random, places }) {
    for (const { property } of random.shuffled(places)) {
      if (!property) continue
      const written = doc.text.slice(property.offset, property.offset + property.length)
      const name = nameOfProperty(property)
      const text = put(doc.text, { offset: property.offset, length: 0 }, `${written}, `)
      yield { text, offset: property.offset + written.length + 2, length: name.length, says: /Keep one/ }
    }
  },
}

export const comment = atTokens('comment', (tokens, index, { doc, random }) => {
  const token = tokens[index]
  if (!token) return undefined
  const end = doc.text.indexOf('\n', token.offset)
  const written = random.pick(['// remark', '/* remark */'])
  const offset = written.startsWith('//') ? end + 1 : token.offset + token.length + 1
  const insertion = written.startsWith('//') ? `${written}\n` : ` ${written}`
  const at = written.startsWith('//') ? offset : offset - 1
  return {
    text: put(doc.text, { offset: at, length: 0 }, insertion),
    offset,
    length: written.length,
    says: /Remove it/,
  }
})
