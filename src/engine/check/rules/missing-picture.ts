import { didYouMean, nearest, surely } from '../near.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** Pictures are files below pages-data/media. */
export const missingPicture: DocumentRule = {
  meta: { name: 'missing-picture', description: 'Every picture is a file below pages-data/media.', severity: 'error' },

  checkDocument(doc, { site, facts, report }) {
    for (const mention of facts(doc).pictures) {
      if (mention.value === '' || site.media.has(mention.value)) continue
      const moved = [...site.media].filter((file) => fileName(file) === fileName(mention.value))
      const near = moved.length ? moved.map((name) => ({ name, distance: 1 })) : nearest(mention.value, site.media)
      report(mention, {
        message: `There is no picture ${quote(mention.value)} in pages-data/media.`,
        suggestion: didYouMean(near) ?? 'Put the file there, or name another.',
        replacement: surely(near),
      })
    }
  },
}
