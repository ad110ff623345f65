/** What a page is about, and who answers for it: read from the page, whose data the dialogs do not have. */
export interface PageSubject {
  /** The service that the page offers: 'MVP development'. */
  about?: string
  person?: { name: string; profile: string; portrait: string }
}

/** Reads the subject of the page that is shown (spec 2.8). */
export function subjectOf(page: Document): PageSubject {
  return { about: page.body.dataset.service ?? describedService(page), person: personOf(page) }
}

/** The service that the structured data of the document describes. After a navigation by the app it is that of another page. */
function describedService(page: Document): string | undefined {
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '[]'
  const found: { '@graph': { '@type': string; name: string }[] }[] = [JSON.parse(data)].flat()
  return found.flatMap((part) => part['@graph']).find((part) => part['@type'] === 'Service')?.name
}

/** The contact whom the page's form names, or the first of the people who would do the work. */
function personOf(page: Document): PageSubject['person'] {
  const named =
    page.querySelector('main [data-variant]:not([data-variant=careers]) b') ??
    page.querySelector('main [data-people] b')
  const portrait = named?.parentElement?.parentElement?.querySelector('img')
  if (!named || !portrait) return
  const name = named.textContent
  const [, profile = ''] = (named.parentElement?.textContent ?? '').split(name)
  return { name, profile: profile.replace(/^[\s,]+/, ''), portrait: portrait.currentSrc || portrait.src }
}
