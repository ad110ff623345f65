import { nearest } from '../near.ts'
import type { Rule } from './rule.ts'

/** A picture that nothing shows is left over, or was forgotten. */
export const unusedMedia: Rule = {
  meta: {
    name: 'unused-media',
    description: 'Something shows every picture of pages-data/media.',
    severity: 'warning',
  },

  check({ site, documents, index, whole, facts, report }) {
    if (!whole || !index.complete) return
    const used = new Set(documents.flatMap((doc) => facts(doc).pictures.map(({ value }) => value)))
    // A misspelt picture is one mistake: those it may mean do not count as forgotten.
    for (const name of [...used].filter((name) => !site.media.has(name)))
      for (const near of nearest(name, site.media)) used.add(near.name)
    for (const name of site.media) {
      // The brand's own pictures belong to the site's frame, which code draws.
      if (used.has(name) || name.startsWith('brand/') || !/\.(jpg|png|svg)$/.test(name)) continue
      const file = { file: `pages-data/media/${name}`, text: '', problems: [] }
      report(
        { doc: file, path: [] },
        { message: 'Nothing shows this picture.', suggestion: 'Show it, or remove the file.' },
      )
    }
  },
}
