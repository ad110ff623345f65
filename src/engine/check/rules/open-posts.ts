import { numberOf, numbers } from '../english.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

const openings =
  /\b(\w+) (?:(?:posts|jobs|positions|vacancies|roles) (?:are|is) (?:now |currently )?(?:open|vacant)(?! (?:at|in|to)\b)|open (?:posts|jobs|positions|roles))\b/gi

/** A text that counts the open posts is wrong when one is filled. */
export const openPosts: DocumentRule = {
  meta: { name: 'open-posts', description: 'A text that counts the open posts counts right.', severity: 'warning' },

  checkDocument(doc, { index, facts, report }) {
    const jobs = index.collections.get('jobs')
    if (!jobs) return
    for (const mention of facts(doc).words.filter(({ value }) => /open|vacant/i.test(value)))
      for (const { 0: written, 1: word = '', index: at } of mention.value.matchAll(openings)) {
        const count = numberOf(word)
        if (count < 1 || count === jobs.size) continue
        report(
          { ...mention, span: [at, at + written.length] },
          {
            message: `${quote(written)}, and pages-data/site/jobs.json has ${jobs.size}.`,
            suggestion: `Write "${numbers[jobs.size] ?? jobs.size}", or leave the number out.`,
          },
        )
      }
  },
}
