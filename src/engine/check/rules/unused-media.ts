import { documentFrom, isPicture } from '../../content/load.ts'
import type { SiteRule } from '../rule.ts'
import { tallies } from '../tally.ts'

const countPictures = tallies()

/** A picture that nothing shows is left over or was forgotten. */
export const unusedMedia: SiteRule = {
  meta: {
    name: 'unused-media',
    description: 'Something shows every picture of pages-data/media.',
    severity: 'warning',
  },

  checkSite({ site, documents, whole, isSoundSoFar, facts, report }) {
    if (!whole || !isSoundSoFar()) return
    const used = countPictures(site, documents, '', (doc) => new Set(facts(doc).pictures.map(({ value }) => value)))
    for (const name of site.media) {
      // Header and footer show the pictures of the brand; notes on sources are for people.
      if (used.has(name) || name.startsWith('brand/') || name.endsWith('.md')) continue
      const finding = isPicture(name)
        ? { message: 'Nothing shows this picture.', suggestion: 'Show it, or remove the file.' }
        : {
            message: 'No page can show this file.',
            suggestion: 'Pictures are files in .jpg, .png or .svg; documents lie in pages-data/documents.',
          }
      report({ doc: documentFrom(`pages-data/media/${name}`, ''), path: [] }, finding)
    }
  },
}
