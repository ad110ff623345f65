import { quote } from '../words.ts'
import type { DocumentRule } from './rule.ts'

/** Screen readers say "picture" by themselves, and a file's name tells nobody anything. */
export const poorAlternative: DocumentRule = {
  meta: { name: 'poor-alternative', description: 'Alternative texts say what a picture shows.', severity: 'warning' },

  checkDocument(doc, { facts, report }) {
    for (const mention of facts(doc).alts) {
      const isFile = /^\S+\.(jpe?g|png|svg|webp|avif|gif)$/i.test(mention.value)
      const saysPicture = /^(an? )?(image|picture|photo|photograph)( of\b.*)?$/i.test(mention.value)
      if (!isFile && !saysPicture) continue
      report(mention, {
        message: isFile
          ? `${quote(mention.value)} is a file's name, not what the picture shows.`
          : 'An alternative text need not say that it is a picture.',
        suggestion: 'Say what is to be seen, or write "" if the words beside it say the same.',
      })
    }
  },
}
