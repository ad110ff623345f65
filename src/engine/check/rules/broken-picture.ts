import { extname } from 'node:path'
import { documentFrom } from '../../content/load.ts'
import type { SiteRule } from '../rule.ts'

/** What a file of each kind begins with. Before the first element of an SVG there may be remarks. */
const beginnings: Record<string, RegExp> = {
  '.jpg': /^\xff\xd8\xff/,
  '.png': /^\x89PNG/,
  '.svg': /^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i,
}

/** A file may hold the page of a download that failed, or nothing, or a picture of another kind. */
export const brokenPicture: SiteRule = {
  meta: {
    name: 'broken-picture',
    description: 'Every picture is a file of the kind that its name says.',
    severity: 'error',
  },

  checkSite({ site, report }) {
    for (const [name, start] of site.beginnings) {
      if (beginnings[extname(name)]?.test(start) || !site.media.has(name.replace('.phone.', '.'))) continue
      report(
        { doc: documentFrom(`pages-data/media/${name}`, ''), path: [] },
        {
          message: start ? `This is not a picture in ${extname(name)}.` : 'This file is empty.',
          suggestion: 'Export the picture again, or put the right file here.',
        },
      )
    }
  },
}
