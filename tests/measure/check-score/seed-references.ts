import { factsOf, type Mention } from '../../../src/engine/check/facts.ts'
import { hasIcon } from '../../../src/engine/content/icons.ts'
import { rangeOf, rangeWithin } from '../../../src/engine/content/position.ts'
import { tokenPattern, tokensOf } from '../../../src/page/tokens.ts'
import { type Bench, literally, type Mutation, put, type Seeder } from './mutation.ts'

/** Puts another word in the place of a mention; a whole value is reported with its quotes. */
function instead({ doc }: Bench, mention: Mention, word: string, says: RegExp): Mutation {
  const { path, span } = mention
  const range = span ? rangeWithin(doc, path, span[0], span[1]) : rangeOf(doc, path)
  const written = span ? word : `"${word}"`
  return { text: put(doc.text, range, written), offset: range.offset, length: written.length, says }
}

/** Paths of all pages. */
const pathsOf = (bench: Bench): Set<string> =>
  new Set(bench.site.pages.map((page) => (page.data as { path: string }).path))

/** A link to a page, with a slip in its path. */
export const deadLink: Seeder = {
  kind: 'dead link',
  *attempts(bench) {
    const paths = pathsOf(bench)
    for (const link of bench.random.shuffled(factsOf(bench.doc, bench.contracts).links)) {
      if (!paths.has(link.value) || link.value === '/') continue
      const slip = bench.random.misspelt(link.value, paths)
      if (slip) yield instead(bench, link, slip, literally(`"${link.value}"`))
    }
  },
}

/** A link to a section, with a slip in its anchor: of its own page, of the page it leads to, or of the home page. */
export const deadAnchor: Seeder = {
  kind: 'dead anchor',
  *attempts(bench) {
    const { random, doc, contracts, site } = bench
    const home = site.pages.find((page) => (page.data as { path: string }).path === '/')
    if (!home) return
    const own = new Set(factsOf(doc, contracts).anchors.map(({ value }) => value))
    const there = new Set(factsOf(home, contracts).anchors.map(({ value }) => value))
    for (const link of random.shuffled(factsOf(doc, contracts).links)) {
      if (!/^[/#]/.test(link.value)) continue
      const local = own.size > 0 && random.below(2) === 0
      const known = local ? own : there
      const right = random.pick([...known])
      const slip = random.misspelt(right, known)
      if (slip) yield instead(bench, link, `${local ? '' : '/'}#${slip}`, literally(`#${right}"`))
    }
  },
}

/** The name of a picture, with a slip. */
export const missingPicture: Seeder = {
  kind: 'missing picture',
  *attempts(bench) {
    for (const picture of bench.random.shuffled(factsOf(bench.doc, bench.contracts).pictures)) {
      const [, name = '', ending = ''] = /^(.*)(\.\w+)$/.exec(picture.value) ?? []
      const slip = bench.random.misspelt(name, { has: (word) => bench.site.media.has(word + ending) })
      if (slip) yield instead(bench, picture, slip + ending, literally(`"${picture.value}"`))
    }
  },
}

/** The name of an icon, with a slip. */
export const unknownIcon: Seeder = {
  kind: 'unknown icon',
  *attempts(bench) {
    for (const icon of bench.random.shuffled(factsOf(bench.doc, bench.contracts).icons)) {
      const slip = bench.random.misspelt(icon.value, { has: (word) => hasIcon(`${word}-duotone`) })
      if (slip) yield instead(bench, icon, slip, literally(`"${icon.value}"`))
    }
  },
}

/**
 * A token with a slip in its name; where a document has none, at the end of a text that has room for it. Lines of code have
 * braces of their own.
 */
export const unknownToken: Seeder = {
  kind: 'unknown token',
  *attempts(bench) {
    const { doc, site, random, places, broken } = bench
    const tokens = tokensOf(site.company.data)
    for (const { path, value } of random.shuffled(places)) {
      if (value.type !== 'string' || typeof value.value !== 'string' || path.includes('note') || path.includes('lines'))
        continue
      const [there] = [...value.value.matchAll(tokenPattern)]
      const name = there?.[1] ?? random.pick(['company', 'email', 'phone', 'address', 'hours'])
      const slip = random.misspelt(name, tokens)
      if (!slip) continue
      const length = value.value.length
      const at = there
        ? rangeWithin(doc, path, there.index, there.index + there[0].length)
        : rangeWithin(doc, path, length, length)
      const written = there ? `{${slip}}` : ` {${slip}}`
      const text = put(doc.text, at, written)
      if (broken(text).size) continue
      // Only texts hold tokens; an address or a name that took one would have another mistake.
      if (!there && !/\s/.test(value.value)) continue
      const offset = at.offset + (there ? 0 : 1)
      yield { text, offset, length: slip.length + 2, says: literally(`{${name}}`) }
    }
  },
}
