import { append, at, drop, put, set } from '../edit.ts'
import { legitimate } from '../kind.ts'
import { inList, more, ofEntry } from '../known-places.ts'
import { block, blockOf, both, inPage, isUncounted, named, roomFor, within } from '../where.ts'

/** Blocks at the ends of what they may hold. */
export const blocks = legitimate('structure', {
  'note-on-block': [
    'A block has a note with signs, a token of old and a link.',
    more(both(inPage, block), 'note', 'Was {brandName} until 2024, see http://intranet/wiki and **ask Ravi**; TBD.'),
  ],
  'section-id-new': [
    'A section gets an id that nothing leads to.',
    more(
      both(inPage, block, ({ value }) => value.type !== 'section-list' && !value.id),
      'id',
      'part-2b',
    ),
  ],
  'counter-of-one': ['A counter counts to one.', put(both(inPage, ofEntry('counters', 'value')), () => 1)],
  'counter-at-its-most': [
    'A counter counts as far as it can.',
    put(both(inPage, ofEntry('counters', 'value')), () => 999_999),
  ],
  'gauges-alike': [
    'Two gauges show the same share.',
    put(
      both(inPage, ofEntry('gauges', 'value'), ({ parent }) => parent?.index === 1),
      (_, _random, place) => place.parent?.parent?.value[0].value,
    ),
  ],
  'keywords-twelve': [
    'A page has as many keywords as it may.',
    put(both(inPage, named('keywords')), (value) =>
      Array.from({ length: 12 }, (_, index) => value[index] ?? `software for trade no. ${index}`),
    ),
  ],
  'keywords-three': [
    'A page has as few keywords as it may.',
    put(
      both(inPage, named('keywords'), ({ value }) => value.length > 3),
      (value) => value.slice(0, 3),
    ),
  ],
  'card-without-icon': [
    'A card has neither icon nor picture.',
    at(
      both(inPage, ({ name, parent }) => name === 'icon' && parent?.name === 'cards'),
      (place, { text }) => drop(place, text),
    ),
  ],
  'card-with-dialog': [
    'A card opens a dialog.',
    at(
      // Only the cards of a grid have space for the words of their link.
      both(
        inPage,
        named('link'),
        ({ parent, value }) => parent?.name === 'cards' && value.to,
        ({ parent }) =>
          /^(service-cards|grid)$/.test(parent?.parent?.parent?.value.look ?? parent?.parent?.parent?.value.type),
      ),
      (place, { text }) => set(place, { label: 'Ask us', dialog: 'enquiry' }, text),
    ),
  ],
  'card-title-alone': [
    'A card is its title and its icon.',
    at(
      both(inPage, ({ name, parent }) => name === 'description' && parent?.name === 'cards'),
      (place, { text }) => drop(place, text),
    ),
  ],
  'ticks-eighteen': [
    'A list has as many ticks as it may.',
    put(
      both(inPage, named('items'), ({ block: type }) => type === 'check-list'),
      (value) =>
        Array.from({ length: 18 }, (_, index) => value[index] ?? `Point ${index + 1} of a long list, in a few words`),
    ),
  ],
  'questions-one': [
    'A block of questions has one.',
    put(both(inPage, named('questions')), (value) => value.slice(0, 1)),
  ],
  'answer-of-three': [
    'An answer has three paragraphs.',
    put(both(inPage, named('answer')), (value) => [...value, 'Not always, though.', 'Ask us, and we tell you.']),
  ],
  'steps-twelve': [
    'Rows have twelve steps.',
    put(
      both(inPage, named('steps'), within(isUncounted), ({ parent }) => parent?.value.look === 'beside'),
      (value) =>
        Array.from(
          { length: 12 },
          (_, index) =>
            value[index] ?? {
              title: `Week ${index + 1}`,
              description: `What happens in week ${index + 1}, and who signs for it.`,
            },
        ),
    ),
  ],
  'tone-alike': [
    'Two neighbours stand on the same ground.',
    put(
      both(inPage, named('tone'), ({ parent }) => parent?.value.type !== 'call-to-action'),
      (tone, _, { schema }) => (schema.enum as string[]).find((other) => other !== tone && other !== 'plain'),
    ),
  ],
  'density-default': [
    'A block says the room that it has anyway.',
    more(
      both(inPage, blockOf('check-list', 'service-cards', 'faq', 'process-steps'), ({ value }) => !value.density),
      'density',
      'normal',
    ),
  ],
  'option-as-default': [
    'A link list says that it is a grid of tiles.',
    more(
      both(inPage, blockOf('technology-grid'), ({ value }) => !value.look),
      'look',
      'tiles',
    ),
  ],
  'banner-picture-said': [
    'A banner says the layout that it has anyway.',
    more(
      both(inPage, blockOf('page-banner'), ({ value }) => !value.layout && value.image),
      'layout',
      'picture',
    ),
  ],
  'tags-more': [
    'A new tag is a standard with digits and signs.',
    at(
      both(inPage, ({ name, index, value }) => name === 'tags' && index !== undefined && !value.description, roomFor),
      (place, { text }) => append(place, { label: 'C# 12 / .Net 8' }, text),
    ),
  ],
  'choice-of-one': [
    'A choice shows one entry.',
    put(
      both(inPage, named('only'), ({ block: type }) => type === 'technology-grid'),
      (value) => value.slice(0, 1),
    ),
  ],
  'keyword-list-doubled-by-word': [
    'Two keywords differ in one word.',
    at(
      both(inPage, inList('keywords'), ({ parent }) => (parent?.value.length ?? 12) < 12),
      (place, { text }) => append(place, `${place.value} in Delhi`, text),
    ),
  ],
})
