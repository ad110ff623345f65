import { internalAddress } from '../addresses.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

const detours: [pattern: RegExp, what: string, suggestion: string][] = [
  [
    /^https:\/\/(?:bit\.ly|tinyurl\.com|t\.co|ow\.ly|is\.gd|buff\.ly|cutt\.ly|rebrand\.ly|lnkd\.in|rb\.gy|shorturl\.at)\//i,
    'hides where it leads, and may end',
    'Write the address that it leads to.',
  ],
  [
    /^https:\/\/(?:[\w-]+\.translate\.goog\/|translate\.google\.\w+\/|web\.archive\.org\/web\/|archive\.(?:is|ph|today)\/|webcache\.googleusercontent\.com\/)/i,
    'is a copy of a page',
    'Write the address of the page itself.',
  ],
  [
    /^https:\/\/(?:drive\.google\.com\/(?:file|drive|open)|(?:www\.)?dropbox\.com\/(?:s|sh|scl)\/|we\.tl\/|(?:\w+\.)?wetransfer\.com\/|1drv\.ms\/|onedrive\.live\.com\/)/i,
    'is a file that somebody shares, and may stop to',
    'Put it on the site, and write its address there.',
  ],
]

/** A link that takes a detour breaks when anything on the way does. */
export const detour: DocumentRule = {
  meta: {
    name: 'detour',
    description: 'Links lead to the thing itself: by no short address, to no copy or shared file.',
    severity: 'warning',
  },

  checkDocument(doc, { index, facts, report }) {
    for (const mention of facts(doc).links) {
      const found = detours.find(([pattern]) => pattern.test(mention.value))
      if (found) {
        const [, what, suggestion] = found
        report(mention, { message: `${quote(mention.value)} ${what}.`, suggestion })
      }
      const { label = '', span } = mention
      const target = !span && /^download\b/i.test(label) ? internalAddress(mention, index) : undefined
      if (target && index.pages.has(target.path))
        report(mention, {
          message: `${quote(label)} leads to a page, ${quote(target.path)}, not to something to download.`,
          suggestion: 'Write the address of the document, or other words.',
        })
    }
  },
}
