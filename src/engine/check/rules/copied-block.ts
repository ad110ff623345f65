import type { Contracts } from '../../content/contracts.ts'
import type { SourceDocument } from '../../content/load.ts'
import { outlineOf } from '../../content/outline.ts'
import { valueAt } from '../../content/value-at.ts'
import { factsOf, type Words } from '../facts.ts'
import { grouped } from '../grouped.ts'
import { oncePerDocument } from '../once-per.ts'
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
    const counts = countTexts(site, site.pages, '', (doc) => textsOf(doc, contracts))
    const isRepeated = ({ value }: Words): boolean => Number(counts.get(value)) > 1
    const suspects = pages.flatMap((doc) =>
      longTexts(doc, contracts).flatMap((texts) => {
        const [first] = texts
        return first && texts.length > 1 && texts.every(isRepeated) ? [{ doc, texts, first }] : []
      }),
    )
    if (!suspects.length) return
    const asked = new Set(suspects.map(({ first }) => first.value))
    const owners = grouped(site.pages, (page) => [...textsOf(page, contracts)].filter((text) => asked.has(text)))
    const checked = new Set(pages)
    const reported = new Set<string>()
    for (const { doc, texts, first } of suspects) {
      const other = owners.get(first.value)?.find((page) => page !== doc && hasAll(page, texts, contracts))
      // A page that was copied whole has one mistake, which other rules report.
      if (!other || areTwins(doc, other) || reported.has(`${other.file} ${doc.file}`)) continue
      // The page that says less about it elsewhere has the copy.
      if (checked.has(other) && spokenOf(doc, texts, contracts) > spokenOf(other, texts, contracts)) continue
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
const textsOf = (page: SourceDocument, contracts: Contracts) => new Set(longTexts(page, contracts).flat().map(textOf))

/** Whole sentences of a page, by block. */
const longTexts = oncePerDocument((doc: SourceDocument, contracts: Contracts): Words[][] => {
  const words = factsOf(doc, contracts).words.filter(({ path, value }) => value.length >= 60 && path[0] === 'blocks')
  return [...grouped(words, ({ path }) => [String(path[1])]).values()]
})

const hasAll = (page: SourceDocument, texts: Words[], contracts: Contracts): boolean =>
  longTexts(page, contracts).some((block) => texts.every(({ value }) => block.some((other) => other.value === value)))

/** How many of the longer words of some texts a page says elsewhere. */
function spokenOf(page: SourceDocument, texts: Words[], contracts: Contracts): number {
  const own = new Set(texts.map(textOf))
  const uses = usesOfWords(page, contracts)
  const isElsewhere = (word: string): boolean => uses.get(word)?.some((text) => !own.has(text)) ?? false
  return new Set(texts.flatMap(({ value }) => wordsOf(value)).filter(isElsewhere)).size
}

/** The texts of a page that have a word, by word. */
const usesOfWords = oncePerDocument((page: SourceDocument, contracts: Contracts) =>
  grouped(factsOf(page, contracts).words.map(textOf), wordsOf),
)

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{5,}/gu) ?? []
