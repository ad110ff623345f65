import { blocksOf } from '../../content/blocks-of.ts'
import type { Contracts } from '../../content/contracts.ts'
import type { SourceDocument } from '../../content/load.ts'
import { outlineOf } from '../../content/outline.ts'
import { valueAt } from '../../content/value-at.ts'
import { factsOf, type Words } from '../facts.ts'
import { oncePerDocument } from '../once-per-document.ts'
import type { SiteRule } from '../rule.ts'
import { tallies } from '../tally.ts'
import { quote } from '../words.ts'

/** Somebody who copies a block to another page may forget to rewrite its words. A single sentence may be on two pages. */
export const copiedBlock: SiteRule = {
  meta: {
    name: 'copied-block',
    description: 'No block has all its sentences from a block of another page.',
    severity: 'warning',
  },

  checkSite({ site, contracts, pages, report }) {
    const counts = countTexts(site, site.pages, '', (doc) => new Set(longTexts(doc, contracts).flat().map(textOf)))
    const reported = new Set<string>()
    for (const doc of pages)
      for (const texts of longTexts(doc, contracts)) {
        const [first] = texts
        if (!first || texts.length < 2 || texts.some(({ value }) => Number(counts.get(value)) < 2)) continue
        const other = site.pages.find((page) => page !== doc && hasAll(page, texts, contracts))
        // A page that was copied whole has one mistake, which other rules report.
        if (!other || areTwins(doc, other) || reported.has(`${other.file} ${doc.file}`)) continue
        // The page that says less about it elsewhere has the copy.
        if (pages.includes(other) && spokenOf(doc, texts, contracts) > spokenOf(other, texts, contracts)) continue
        reported.add(`${other.file} ${doc.file}`)
        report(first, {
          message: `${quote(first.value)} and the rest of this block stand word for word in ${other.file}.`,
          suggestion: 'Write it for this page.',
        })
      }
  },
}

const areTwins = (one: SourceDocument, other: SourceDocument): boolean =>
  outlineOf(one).title === outlineOf(other).title || valueAt(one.data, ['path']) === valueAt(other.data, ['path'])

const countTexts = tallies()
const textOf = ({ value }: Words): string => value

/** Whole sentences of a page, by block. */
const longTexts = oncePerDocument((doc: SourceDocument, contracts: Contracts): Words[][] => {
  const words = factsOf(doc, contracts).words.filter(({ value }) => value.length >= 60)
  return blocksOf(doc.data).map(({ index }) => words.filter(({ path }) => path[0] === 'blocks' && path[1] === index))
})

const hasAll = (page: SourceDocument, texts: Words[], contracts: Contracts): boolean =>
  longTexts(page, contracts).some((block) => texts.every(({ value }) => block.some((other) => other.value === value)))

/** How many of the longer words of some texts a page says elsewhere. */
function spokenOf(page: SourceDocument, texts: Words[], contracts: Contracts): number {
  const own = new Set(texts.map(textOf))
  const words = factsOf(page, contracts).words.flatMap(({ value }) => (own.has(value) ? [] : wordsOf(value)))
  const all = new Set(words)
  return new Set(texts.flatMap(({ value }) => wordsOf(value)).filter((word) => all.has(word))).size
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{5,}/gu) ?? []
