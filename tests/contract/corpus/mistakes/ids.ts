import { add, at, set } from '../edit.ts'
import { mistakes, type Range } from '../kind.ts'
import { all, block, both, inPage, named, role } from '../where.ts'
import { mistyped } from '../words.ts'

const blockId = both(inPage, named('id'), ({ parent }) => parent?.roles.includes('block') === true)

/** Ids that are none, and lists of them. */
export const ids = mistakes('links', 'error', {
  'section-list-unknown': [
    'The section list names an id that the page has not.',
    at(role('sectionId'), (place, { text, random }) => ({
      ...set(place, mistyped(place.value, random), text),
      says: [place.value],
    })),
    { several: true },
  ],
  'section-list-in-other-order': [
    'The section list names the sections in another order than the page.',
    at(
      both(named('items'), ({ block: type }) => type === 'section-list'),
      (place, { text }) => set(place, [place.value[1], place.value[0], ...place.value.slice(2)], text),
    ),
    { expect: 'either' },
  ],
  'section-list-twice': [
    'The section list names a section twice.',
    at(
      both(named('items'), ({ block: type }) => type === 'section-list'),
      (place, { text }) => set(place, [...place.value, place.value[2]], text),
    ),
    { expect: 'either', several: true },
  ],
  'id-of-block-twice': [
    'Two blocks of a page have the same id.',
    at(blockId, (place, { text }) => {
      const other = all({ texts: { [place.file]: text }, media: [] }, block).find(
        (found) => found.value.id === undefined,
      )
      if (!other) return null
      const made = add(other, 'id', place.value, text)
      // A message may stand on either of the two.
      const added = (made.at as Range[])[0] as Range
      const moved = added.offset < place.node.offset ? made.text.length - text.length : 0
      return { ...made, at: [added, { offset: place.node.offset + moved, length: place.node.length }] }
    }),
  ],
  'id-of-sections-twice': [
    'Two sections of a text have the same id.',
    at(
      both(
        inPage,
        named('id'),
        role('anchor'),
        ({ parent }) => parent?.index !== undefined && parent.index > 0 && parent.name === 'sections',
      ),
      (place, { text }) => set(place, place.parent?.parent?.value[0].id, text),
    ),
    { several: true },
  ],
  'id-capital': [
    'The id of a block begins with a capital letter.',
    at(
      both(inPage, block, ({ value }) => !value.id),
      (place, { text }) => add(place, 'id', 'Process', text),
    ),
    { says: ['process', 'lower', 'small'] },
  ],
  'id-with-space': [
    'The id of a block has a space.',
    at(
      both(inPage, block, ({ value }) => !value.id),
      (place, { text }) => add(place, 'id', 'our process', text),
    ),
    { says: ['our-process', 'hyphen'] },
  ],
  'id-with-sign': [
    'The id of a block begins with #.',
    at(
      both(inPage, block, ({ value }) => !value.id),
      (place, { text }) => add(place, 'id', '#our-process', text),
    ),
    { says: ['our-process'] },
  ],
  'id-with-underscore': [
    'The id of a block has an underscore.',
    at(
      both(inPage, block, ({ value }) => !value.id),
      (place, { text }) => add(place, 'id', 'our_process', text),
    ),
    { says: ['our-process', 'hyphen'] },
  ],
  'id-with-number-first': [
    'The id of a block begins with a digit.',
    at(
      both(inPage, block, ({ value }) => !value.id),
      (place, { text }) => add(place, 'id', '3-steps', text),
    ),
    { says: ['letter'] },
  ],
  'id-empty': [
    'The id of a block is empty.',
    at(
      both(inPage, block, ({ value }) => !value.id),
      (place, { text }) => add(place, 'id', '', text),
    ),
  ],
})
