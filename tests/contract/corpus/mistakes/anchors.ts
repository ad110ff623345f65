import { at, drop, lead, set } from '../edit.ts'
import { mistakes } from '../kind.ts'
import type { Place } from '../places.ts'
import { type Json, pagesOf, pick, read, type SeedSite } from '../site.ts'
import { all, both, inPage, named } from '../where.ts'
import { mistyped } from '../words.ts'

/** Ids of blocks and sections, by page. */
const idsOf = (page: Json): string[] =>
  page.blocks.flatMap((found: Json) => [found.id, ...(found.sections ?? []).map(({ id }: Json) => id)]).filter(Boolean)
const pagesWithIds = (site: SeedSite) => pagesOf(site).filter(({ page }) => idsOf(page).length)
const anchorOfPage: Place['roles'] = ['address']
const toAnchor = both(inPage, ({ value, roles }) => roles.includes(anchorOfPage[0] as string) && /^#./.test(value))
const isJumped = (file: string, id: string, site: SeedSite) =>
  new RegExp(`[("]#${id}[)"]|"id": "${id}",\\s+"text"`).test(site.texts[file] as string)
const blockId = both(inPage, named('id'), ({ parent }) => parent?.roles.includes('block') === true)

/** Links to places of a page that there are not. */
export const anchors = mistakes('links', 'error', {
  'anchor-mistyped': [
    'The anchor of a link has a mistake of typing.',
    at(toAnchor, (place, { text, random }) => ({
      ...set(place, `#${mistyped(place.value.slice(1), random)}`, text),
      says: [place.value],
    })),
  ],
  'anchor-capital': [
    'The anchor of a link begins with a capital letter.',
    at(toAnchor, (place, { text }) => ({
      ...set(place, `#${place.value.charAt(1).toUpperCase()}${place.value.slice(2)}`, text),
      says: [place.value],
    })),
  ],
  'anchor-with-two-signs': [
    'The anchor of a link has two # before it.',
    at(toAnchor, (place, { text }) => ({ ...set(place, `#${place.value}`, text), says: [place.value] })),
  ],
  'anchor-with-space': [
    'A space stands behind # in a link.',
    at(toAnchor, (place, { text }) => ({ ...set(place, place.value.replace('#', '# '), text), says: [place.value] })),
  ],
  'anchor-with-slash': [
    'A slash stands between # and the anchor.',
    at(toAnchor, (place, { text }) => ({ ...set(place, place.value.replace('#', '#/'), text), says: [place.value] })),
  ],
  'anchor-unknown-here': [
    'A link leads to an anchor of this page that there is not.',
    lead((_, random) => pick(['#pricing', '#form', '#team-members', '#top-of-page'], random)),
  ],
  'anchor-unknown-there': [
    'A link leads to an anchor of another page that there is not.',
    lead((to, random) => (to.includes('#') ? null : `${to}#${pick(['pricing', 'form', 'plans'], random)}`)),
  ],
  'anchor-of-another-page': [
    'A link leads to an anchor that only another page has.',
    lead((_, random, site, { file }) => {
      const here = idsOf(read(site, file))
      const there = pagesWithIds(site).filter((found) => found.file !== file)
      const id = pick(
        there.flatMap(({ page }) => idsOf(page)).filter((found) => !here.includes(found)),
        random,
      )
      return `#${id}`
    }),
  ],
  'anchor-of-collection': [
    'A link leads to the id of an entry that is no anchor.',
    lead((_, random) => `#${pick(['redis', 'dotnet', 'halden-freight', 'experience', 'suresh-bhatnagar'], random)}`),
  ],
  'anchor-of-collection-there': [
    'A link leads to another page at the id of an entry that is no anchor.',
    lead((_, random) =>
      pick(
        [
          '/ourteam#suresh-bhatnagar',
          '/portfolio#travel-booking',
          '/clients-testimonials#shalini-menon',
          '/mvp-development#redis',
        ],
        random,
      ),
    ),
  ],
  'anchor-by-type': [
    'A link leads to the type of a block as if it were its id.',
    lead((_, random, site, { file }) => {
      const { blocks } = read(site, file)
      const type = pick(blocks as Json[], random).type
      return idsOf({ blocks }).includes(type) ? null : `#${type}`
    }),
  ],
  'anchor-by-title': [
    'A link leads to the words of a title as if they were an id.',
    lead(() => '#Why companies choose us'.replaceAll(' ', '-')),
  ],
  'anchor-gone': [
    'The id of a block that a link leads to is gone.',
    at(blockId, (place, { text, site }) =>
      isJumped(place.file, place.value, site)
        ? { ...drop(place, text), at: jumpsTo(place, drop(place, text).text) }
        : null,
    ),
    { several: true },
  ],
  'anchor-renamed': [
    'The id of a block was changed, and not the link that leads to it.',
    at(blockId, (place, { text, site }) => {
      const made = set(place, `${place.value}-new`, text)
      return isJumped(place.file, place.value, site)
        ? { ...made, at: [...(made.at ?? []), ...jumpsTo(place, made.text)] }
        : null
    }),
    { several: true },
  ],
})

/** The links within the page of a block that lead to its id. */
function jumpsTo({ file, value }: Place, text: string) {
  return all(
    { texts: { [file]: text }, media: [] },
    (place) => place.value === `#${value}` || (place.value === value && place.roles.includes('sectionId')),
  )
    .map(({ property, node }) => property ?? node)
    .map(({ offset, length }) => ({ offset, length }))
}
