import { extname } from 'node:path'
import type { Size } from '../../../page/walk.ts'
import { documentFrom } from '../../content/load.ts'
import type { SiteRule } from '../rule.ts'

/** What a file of each kind begins with. Before the first element of an SVG there may be remarks. */
const beginnings: Record<string, RegExp> = {
  '.jpg': /^\xff\xd8\xff/,
  '.png': /^\x89PNG/,
  '.svg': /^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i,
}

/** No screen has as many px, and decoding more takes gigabytes. */
const most = 10_000

/** A file may hold the page of a download that failed, or nothing, or a picture of another kind, or half of one. */
export const brokenPicture: SiteRule = {
  meta: {
    name: 'broken-picture',
    description: 'Every picture is a file of the kind that its name says.',
    severity: 'error',
  },

  checkSite({ site, report }) {
    for (const [name, start] of site.beginnings) {
      const message = faultOf(extname(name), start, site.sizes.get(name))
      if (message === undefined || !site.media.has(name.replace('.phone.', '.'))) continue
      report(
        { doc: documentFrom(`pages-data/media/${name}`, ''), path: [] },
        { message, suggestion: 'Export the picture again, or put the right file here.' },
      )
    }
  },
}

function faultOf(ending: string, start: string, size: Size | undefined): string | undefined {
  if (!start) return 'This file is empty, or cannot be read.'
  if (!beginnings[ending]?.test(start)) return `This is not a picture in ${ending}.`
  // The size of a drawing may stand further behind, or nowhere.
  if (!size) return ending === '.svg' ? undefined : 'This picture is cut off before it says how large it is.'
  const [width, height] = size
  const isUsual = Math.min(width, height) > 0 && Math.max(width, height) <= most
  return isUsual ? undefined : `This picture says that it is ${width} × ${height} px; each side has 1 to ${most}.`
}
