import type { SiteInfo, SiteState } from '../api.ts'

/** A value that can be chosen, and its name. */
export type Offer = readonly [value: string, name: string]

/** The offers that match a search, first those whose value begins with it. */
export function found(offers: readonly Offer[], search: string): Offer[] {
  const term = search.trim().toLowerCase()
  if (!term) return [...offers]
  const matching = offers.filter((words) => words.some((text) => text.toLowerCase().includes(term)))
  const isFirst = ([value]: Offer) =>
    /^[/#]*/.test(value) &&
    value
      .toLowerCase()
      .replace(/^[/#]+/, '')
      .startsWith(term.replace(/^[/#]+/, ''))
  return [...matching.filter(isFirst), ...matching.filter((offer) => !isFirst(offer))]
}

/** The documents of a site, by their addresses. */
export const documentsOf = ({ others }: Pick<SiteState, 'others'>): string[] =>
  others.flatMap((file) => {
    const name = /^pages-data(\/documents\/.*)\.json$/.exec(file)?.[1]
    return name ? [`${name}.pdf`] : []
  })

/**
 * What a link in a text can lead to: an address that is typed, sections of the page, pages, documents, and the company's
 * own addresses. Sections of other pages are found with "#".
 * @param page path of the page that has the text
 */
export function linkOffers(
  { pages, others }: Pick<SiteState, 'pages' | 'others'>,
  { tokens }: Pick<SiteInfo, 'tokens'>,
  page: string,
  search: string,
): Offer[] {
  const shown = pages.filter(({ draft }) => !draft)
  const here = pages.find(({ path }) => path === page)?.anchors ?? []
  const sections = search.includes('#')
    ? shown.flatMap(({ path, title, anchors }) =>
        anchors.map((id) => [`${path}#${id}`, `section of ${title}`] as const),
      )
    : []
  const typed = addressOf(search.trim())
  return [
    ...(typed ? [[typed, 'this address'] as const] : []),
    ...found(
      [
        ...here.map((id) => [`#${id}`, 'section of this page'] as const),
        ...shown.map(({ path, title }) => [path, title] as const),
        ...sections,
        ...documentsOf({ others }).map((path) => [path, 'document'] as const),
        ...Object.entries(tokens).flatMap(([name, words]) => ofToken(name, words)),
      ],
      search,
    ),
  ]
}

/** The address of a token that is a phone number or a mailbox. */
function ofToken(name: string, words: string): Offer[] {
  if (/^\S+@\S+$/.test(words)) return [[`mailto:{${name}}`, `mail to ${words}`]]
  return /^\+[\d\s()-]{6,}$/.test(words) ? [[`tel:{${name}}`, `call ${words}`]] : []
}

/** The address outside of the site that was typed; undefined if it is none. */
function addressOf(words: string): string | undefined {
  if (/^(https:\/\/|mailto:|tel:)\S/.test(words)) return words
  if (/^[^\s@/]+@[^\s@/]+\.\w{2,}$/.test(words)) return `mailto:${words}`
  if (/^\+?\d[\d\s()-]{5,}$/.test(words)) return `tel:${words}`
  return /^([a-z0-9-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(words) ? `https://${words}` : undefined
}
