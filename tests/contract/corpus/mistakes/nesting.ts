import { add, at, drop, put, set } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { blockTitle, more, only, ranges } from '../known-places.ts'
import type { Json } from '../site.ts'
import { both, either, entry, inPage, line, link, named } from '../where.ts'

/** Values in another wrapping than the contract asks for: lists, objects, texts. */
export const nesting = mistakes('shapes', 'error', {
  'card-as-text': [
    'A card is its title alone.',
    put(
      both(inPage, entry, ({ parent }) => parent?.name === 'cards'),
      (value) => value.title,
    ),
    { says: ['title', 'object', '{'] },
  ],
  'card-by-number': [
    'A list of cards is an object with numbers.',
    put(both(inPage, named('cards')), (value) =>
      Object.fromEntries(value.map((card: Json, index: number) => [String(index + 1), card])),
    ),
  ],
  'answer-as-text': [
    'An answer is one text instead of a list.',
    put(both(inPage, named('answer')), (value) => value[0]),
    { says: ['list', '[', 'array'] },
  ],
  'question-short': [
    'Question and answer have one letter each.',
    at(
      both(inPage, entry, ({ parent }) => parent?.name === 'questions'),
      (place, { text }) => ({ ...set(place, { q: place.value.question, a: place.value.answer }, text) }),
    ),
    { several: true, says: ['question', 'answer'] },
  ],
  'link-as-address': [
    'The link of a card is its address alone.',
    put(
      both(inPage, named('link'), ({ value }) => value?.to),
      (value) => value.to,
    ),
    { says: ['to', '{'] },
  ],
  'link-in-list': [
    'The link of a card stands in a list.',
    put(
      both(inPage, named('link'), ({ value }) => value?.to),
      (value) => [value],
    ),
  ],
  'link-without-words-too': [
    'A link has an address and no words.',
    at(
      both(inPage, link, ({ parent, value }) => parent?.name === 'actions' && value.to),
      (place, { text }) => ({ ...set(place, { to: place.value.to }, text) }),
    ),
    { says: ['label'] },
  ],
  'link-with-both': [
    'A link leads to a page and to a dialog.',
    more(
      both(inPage, link, ({ value }) => value.to && !value.note),
      'dialog',
      'enquiry',
    ),
    { says: ['to', 'dialog'] },
  ],
  'link-with-neither': [
    'A link has words and nowhere to lead.',
    at(
      both(inPage, link, ({ parent, value }) => parent?.name === 'actions' && (value.to || value.dialog)),
      (place, { text }) => ({ ...set(place, { label: place.value.label }, text) }),
    ),
    { says: ['to', 'dialog'] },
  ],
  'dead-link-without-note-too': [
    'The note of a dead link was removed.',
    at(
      both(inPage, link, ({ value }) => value.to === '#' && value.note),
      (place, { text }) => set(place, { label: place.value.label, to: '#' }, text),
    ),
    { says: ['note'] },
  ],
  'dead-link-new-too': [
    'A link is to lead somewhere later.',
    put(
      both(inPage, named('to'), ({ parent, value }) => /^\//.test(value) && !parent?.value.note),
      () => '#',
    ),
    { says: ['note'] },
  ],
  'new-tab-as-text': [
    'A new tab is asked for by a word.',
    more(
      both(inPage, link, ({ value }) => value.to),
      'newTab',
      'yes',
    ),
    { says: ['true', 'false'] },
  ],
  'description-in-list': [
    'The description of a card stands in a list.',
    put(
      both(inPage, named('description'), ({ parent }) => parent?.parent?.name === 'cards'),
      (text) => [text],
    ),
  ],
  'title-in-two-languages': [
    'A title is an object with two languages.',
    put(both(inPage, blockTitle), (text) => ({ en: text, de: text })),
  ],
  'label-null': ['The words of a link are null.', put(both(inPage, named('label'), line), () => null)],
  'steps-with-numbers': [
    'Steps bring numbers of their own.',
    at(
      both(inPage, entry, ({ parent }) => parent?.name === 'steps'),
      (place, { text }) => add(place, 'number', Number(place.index) + 1, text),
    ),
    { says: ['number'] },
  ],
  'required-dropped': [
    'The list that a block is about was cut out and not pasted.',
    at(
      both(inPage, either(named('cards'), named('steps'), named('questions'), named('tags'), named('gauges'))),
      (place, { text }) => {
        const made = drop(place, text)
        return { ...made, says: [place.name] }
      },
    ),
  ],
  'address-lines-as-list': [
    'The lines of an address stand in a list.',
    put(both(inPage, named('address')), () => ['{street}', '{locality}']),
  ],
  'entry-title-flattened': [
    'The title of a card slipped out of its braces.',
    only('pages-data/about.json', (text) => {
      const from = '"icon": "compass",\n          "title": "Mission",'
      if (!text.includes(from)) return null
      const changed = text.replace(from, '"icon": "compass"\n        },\n        {\n          "title": "Mission",')
      return {
        text: changed,
        at: ranges(changed, '"icon": "compass"').map(({ offset }) => ({ offset: offset - 14, length: 30 })),
      }
    }),
    { says: ['title'] },
  ],
})
