import type { SiteSources, SourceDocument } from './load.ts'
import { outlineOf } from './outline.ts'

/** Whether a page has `"draft": true`: it is checked and shown in development, but not part of the built site. */
export const isDraft = (doc: SourceDocument): boolean => outlineOf(doc).isDraft

/** The site as visitors get it: without drafts. */
export const withoutDrafts = (site: SiteSources): SiteSources => ({
  ...site,
  pages: site.pages.filter((doc) => !isDraft(doc)),
})

/** Marks a text that is still to be written; `npm run new:page` puts it there. */
export const toWrite = '✎'
