import { blocksOf } from '../../content/blocks-of.ts'
import type { Contracts } from '../../content/contracts.ts'
import type { SourceDocument } from '../../content/load.ts'
import { factsOf, type Words } from '../facts.ts'
import { oncePerDocument } from '../once-per-document.ts'
import type { SiteRule } from '../rule.ts'
import { tallies } from '../tally.ts'
import { quote } from '../words.ts'

/** Who begins a page with a block of another one may forget to write its words anew. One sentence may stand on two pages. */
export const copiedBlock: SiteRule = {
  meta: {
    name: 'copied-block',
    description: 'No block has all its sentences from a block of another page.',
    severity: 'warning',
  },

  checkSite({ site, contracts, pages, report }) {
    const counts = countTexts(site, site.pages, '', (doc) => new Set(longTexts(doc, contracts).flat().map(textOf)))
    const told = new Set<string>()
    for (const doc of pages)
      for (const texts of longTexts(doc, contracts)) {
        const [first] = texts
        if (!first || texts.length < 2 || texts.some(({ value }) => Number(counts.get(value)) < 2)) continue
        if (told.has(first.value)) continue
        const other = site.pages.find((page) => page !== doc && hasAll(page, texts, contracts))
        if (!other) continue
        told.add(first.value)
        report(first, {
          message: `${quote(first.value)} and the rest of this block stand word for word in ${other.file}.`,
          suggestion: 'Write it for this page.',
        })
      }
  },
}

const countTexts = tallies()
const textOf = ({ value }: Words): string => value

/** Whole sentences of a page, by block. */
const longTexts = oncePerDocument((doc: SourceDocument, contracts: Contracts): Words[][] => {
  const words = factsOf(doc, contracts).words.filter(({ value }) => value.length >= 60)
  return blocksOf(doc.data).map(({ index }) => words.filter(({ path }) => path[0] === 'blocks' && path[1] === index))
})

const hasAll = (page: SourceDocument, texts: Words[], contracts: Contracts): boolean =>
  longTexts(page, contracts).some((block) => texts.every(({ value }) => block.some((other) => other.value === value)))
