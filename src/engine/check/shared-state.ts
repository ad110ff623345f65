import { hashOf } from '../content/hash.ts'
import type { SiteSources } from '../content/load.ts'
import { outlineOf } from '../content/outline.ts'
import { documentsOf } from '../content/sources.ts'
import type { SiteIndex } from './site-index.ts'

/** A hash of all that the rules about one document can know of a site, except the contents of pages. */
export function sharedState(codeKey: string | undefined, site: SiteSources, index: SiteIndex): string {
  return hashOf(
    codeKey,
    index.today,
    [...site.media],
    [...site.sizes],
    site.strays,
    documentsOf(site)
      .slice(site.pages.length)
      .map(({ file, text }) => [file, text]),
    site.pages.map((doc) => {
      const { isDraft, path, service } = outlineOf(doc)
      return [doc.file, isDraft, path, service]
    }),
  )
}
