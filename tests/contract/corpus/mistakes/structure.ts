import { add, append, at, double, drop, inText, put, set, setRaw, source, spliceAll, whole } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { more } from '../known-places.ts'
import type { Place } from '../places.ts'
import { isPage, type Json, pick } from '../site.ts'
import { all, block, blockOf, both, entry, inPage, named, roomFor, siteEntry } from '../where.ts'

const page = both(inPage, ({ parent, property }) => !parent && !property)
const isBanner = (place: Place) => block(place) && place.index === 0
const other = (place: Place) => block(place) && Number(place.index) > 0

/** Blocks and entries in the wrong place. */
export const structure = mistakes('structure', 'error', {
  'banner-not-first': [
    'The banner stands below the first section.',
    at(isBanner, (place, { text, site }) => {
      const next = all({ ...site, texts: { [place.file]: text } }, other).find(({ index }) => index === 1)
      if (!next) return null
      const [first, second] = [source(place, text), source(next, text)]
      const made =
        text.slice(0, place.node.offset) +
        second +
        text.slice(place.node.offset + place.node.length, next.node.offset) +
        first +
        text.slice(next.node.offset + next.node.length)
      return { text: made, at: [{ offset: place.node.offset, length: first.length + second.length }] }
    }),
  ],
  'banner-last': [
    'The banner stands at the end of the page.',
    at(
      both(named('blocks'), inPage, ({ value }) => value.length > 2),
      (place, { text }) => set(place, [...place.value.slice(1), place.value[0]], text),
    ),
  ],
  'banner-missing': ['A page has no banner.', at(isBanner, (place, { text }) => drop(place, text))],
  'banner-twice': [
    'A page has its banner twice.',
    at(isBanner, (place, { text }) => double(place, text)),
    { several: true },
  ],
  'banner-second': [
    'A second banner stands further down.',
    at(
      both(other, ({ value }) => value.type !== 'page-banner'),
      (place, { text }) => append(place, { type: 'page-banner', title: 'What else we do' }, text),
    ),
    { says: ['page-banner', 'first'] },
  ],
  'block-among-cards': [
    'A block stands among the cards of another.',
    at(
      both(entry, roomFor, ({ name }) => name === 'cards'),
      (place, { text }) =>
        append(
          place,
          { type: 'faq', title: 'Questions', questions: [{ question: 'How long?', answer: ['Three weeks.'] }] },
          text,
        ),
    ),
  ],
  'block-in-block': [
    'A block has blocks of its own.',
    at(block, (place, { text }) => add(place, 'blocks', [{ type: 'prose', sections: [] }], text)),
  ],
  'block-beside-blocks': [
    'A block stands beside the list of blocks.',
    at(page, (place, { text }) => add(place, 'faq', { type: 'faq', title: 'Questions' }, text)),
  ],
  'block-as-text': [
    'A block is the name of its type.',
    at(other, (place, { text }) => set(place, place.value.type, text)),
  ],
  'block-by-type': [
    'A block stands under its type as a name.',
    at(other, (place, { text }) => {
      const { type, ...rest } = place.value
      return set(place, { [type]: rest }, text)
    }),
    { several: true },
  ],
  'block-null': ['A block is null.', at(other, (place, { text }) => set(place, null, text))],
  'block-empty': [
    'A block is an object that holds nothing.',
    at(other, (place, { text }) => append(place, {}, text)),
    { says: ['type'] },
  ],
  'component-for-type': [
    'A block has another name for its type.',
    at(both(other, block), (place, { text }) => {
      const { type, ...rest } = place.value as Record<string, Json>
      return { ...set(place, { component: type, ...rest }, text), says: ['type'] }
    }),
  ],
  'entry-empty-in-list': [
    'An entry was prepared and forgotten.',
    at(siteEntry, (place, { text }) => append(place, {}, text)),
  ],
  'block-in-list': [
    'A block stands in a list within the list of blocks.',
    at(other, (place, { text }) => set(place, [place.value], text)),
  ],
  'card-among-blocks': [
    'A card stands among the blocks.',
    at(other, (place, { text }) =>
      append(place, { icon: 'rocket', title: 'Quick start', description: 'Two weeks to the first release.' }, text),
    ),
  ],
  'blocks-empty': [
    'A page has no blocks.',
    at(both(inPage, named('blocks')), (place, { text }) => set(place, [], text)),
    { several: true },
  ],
  'blocks-missing': [
    'The blocks of a page are gone.',
    at(both(inPage, named('blocks')), (place, { text }) => drop(place, text)),
    { several: true, says: ['blocks'] },
  ],
  'blocks-as-object': [
    'The blocks of a page are an object.',
    at(both(inPage, named('blocks')), (place, { text }) =>
      set(place, Object.fromEntries(place.value.map((value: Json, index: number) => [String(index), value])), text),
    ),
    { several: true },
  ],
  'page-in-page': [
    'The whole document stands within an object "page".',
    inText(isPage, (text) => ({ text: `{ "page": ${text} }\n`, at: [{ offset: 0, length: 12 }] })),
    { several: true },
  ],
  'entries-of-two-shapes': [
    'An entry is a text among objects.',
    at(both(entry, roomFor), (place, { text }) => append(place, 'One more service', text)),
  ],
  'entry-of-another-block': [
    'An entry was pasted into a block of another kind.',
    at(
      both(entry, roomFor, ({ name }) =>
        ['cards', 'steps', 'questions', 'tiles', 'reasons', 'gauges', 'counters', 'groups'].includes(name),
      ),
      (place, { text }) =>
        append(
          place,
          place.name === 'questions'
            ? { label: 'Traffic', value: 40 }
            : { question: 'How long does it take?', answer: ['Three weeks.'] },
          text,
        ),
    ),
  ],
  'block-in-block-too': [
    'A block stands within another.',
    more(both(inPage, blockOf('text-media', 'check-list', 'process-steps')), 'blocks', [
      { type: 'call-to-action', title: 'Call us', actions: [{ label: 'Call', to: 'tel:{phone}' }] },
    ]),
    { says: ['blocks'] },
  ],
  'blocks-in-meta': [
    'What a page says of itself stands among its blocks.',
    at(both(inPage, block), (place, { text }) => {
      const by = `{ "meta": { "title": "Another title for the page" } },\n    `
      return {
        text: spliceAll(text, [{ offset: place.node.offset, length: 0, by }]),
        at: [{ offset: place.node.offset, length: by.length - 6 }],
      }
    }),
  ],
  'blocks-as-object-too': [
    'The blocks stand by number in an object.',
    at(
      both(inPage, named('blocks'), ({ parent }) => !parent?.parent),
      (place, { text }) => ({
        ...setRaw(place, JSON.stringify({ ...(place.value as Json[]) }), text),
        at: [{ offset: whole(place).offset, length: 20 }],
      }),
    ),
  ],
  'blocks-by-other-name': [
    'The blocks of a page stand under another name.',
    at(
      both(inPage, named('blocks'), ({ parent }) => !parent?.parent),
      (place, { text, random }) => {
        const { offset } = whole(place)
        const by = JSON.stringify(pick(['sections', 'content', 'components'], random))
        return {
          text: spliceAll(text, [{ offset, length: 8, by }]),
          at: [
            { offset: 0, length: 1 },
            { offset, length: by.length },
          ],
        }
      },
    ),
    { says: ['blocks'], several: true },
  ],
  'block-as-text-too': [
    'A block is the name of its type alone.',
    put(
      both(inPage, block, ({ block: type }) => type === 'action-bar'),
      (value) => value.type,
    ),
  ],
  'block-null-too': [
    'A block is null.',
    put(both(inPage, block, blockOf('client-strip', 'call-to-action')), () => null),
  ],
  'block-with-page-path': [
    'A block was copied together with the path of its page.',
    more(both(inPage, block), 'path', '/about'),
    { says: ['path'] },
  ],
})
