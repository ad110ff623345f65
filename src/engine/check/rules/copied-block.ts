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
    const isRepeated = ({ value }: Words): boolean => Number(counts.get(value)) > 1
    const suspects = pages.flatMap((doc) =>
      longTexts(doc, contracts).flatMap((texts) => {
        const [first] = texts
        return first && texts.length > 1 && texts.every(isRepeated) ? [{ doc, texts, first }] : []
      }),
    )
    if (!suspects.length) return
    const owners = pagesThatSay(new Set(suspects.map(({ first }) => first.value)), site.pages, contracts)
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

/** Whole sentences of a page, by block. */
const longTexts = oncePerDocument((doc: SourceDocument, contracts: Contracts): Words[][] => {
  const words = factsOf(doc, contracts).words.filter(({ value }) => value.length >= 60)
  return blocksOf(doc.data).map(({ index }) => words.filter(({ path }) => path[0] === 'blocks' && path[1] === index))
})

const hasAll = (page: SourceDocument, texts: Words[], contracts: Contracts): boolean =>
  longTexts(page, contracts).some((block) => texts.every(({ value }) => block.some((other) => other.value === value)))

/** The pages that have some sentences, by sentence: to look through all pages for each would take minutes where many are copies. */
function pagesThatSay(sentences: Set<string>, pages: SourceDocument[], contracts: Contracts) {
  const owners = new Map<string, SourceDocument[]>()
  for (const page of pages)
    for (const text of new Set(longTexts(page, contracts).flat().map(textOf))) {
      if (!sentences.has(text)) continue
      const known = owners.get(text)
      if (known) known.push(page)
      else owners.set(text, [page])
    }
  return owners
}

/** How many of the longer words of some texts a page says elsewhere. */
function spokenOf(page: SourceDocument, texts: Words[], contracts: Contracts): number {
  const own = new Set(texts.map(textOf))
  const uses = usesOfWords(page, contracts)
  const isElsewhere = (word: string): boolean => uses.get(word)?.some((text) => !own.has(text)) ?? false
  return new Set(texts.flatMap(({ value }) => wordsOf(value)).filter(isElsewhere)).size
}

/** The texts of a page that have a word, by word. */
const usesOfWords = oncePerDocument((page: SourceDocument, contracts: Contracts) => {
  const uses = new Map<string, string[]>()
  for (const { value } of factsOf(page, contracts).words)
    for (const word of wordsOf(value)) uses.set(word, [...(uses.get(word) ?? []), value])
  return uses
})

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{5,}/gu) ?? []
