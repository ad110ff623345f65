import type { SiteSources, SourceDocument } from './load.ts'

/** A page with `"draft": true` is checked and shown in development like any other, and not part of the built site. */
export const isDraft = ({ data }: SourceDocument): boolean => (data as { draft?: unknown } | undefined)?.draft === true

/** The site as visitors get it. */
export const withoutDrafts = (site: SiteSources): SiteSources => ({
  ...site,
  pages: site.pages.filter((doc) => !isDraft(doc)),
})

/** Begins a text that is still to be written, as `npm run new:page` leaves it. */
export const toWrite = '✎'
