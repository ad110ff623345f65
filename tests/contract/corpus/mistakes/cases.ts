import { at, put, set } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { both, choice, inPage, named, type Where } from '../where.ts'

const choiceOf = (block: string, name: string): Where =>
  both(inPage, named('only'), ({ parent, block: type }) => type === block && parent?.name === name)

/** Cases: the client, the product and the quote. */
export const cases = mistakes('options', 'error', {
  'case-of-two-reviews': [
    'A case quotes two reviews at once.',
    put(choiceOf('case', 'testimonial'), (value) => [
      value[0],
      value[0] === 'rajat-khurana' ? 'hannah-osei' : 'rajat-khurana',
    ]),
    { expect: 'either' },
  ],
  'case-of-all-reviews': [
    'A case does not say which review it quotes.',
    at(
      both(inPage, choice, ({ name, block }) => name === 'testimonial' && block === 'case'),
      (place, { text }) => set(place, { collection: 'testimonials' }, text),
    ),
    { expect: 'either' },
  ],
  'case-of-two-clients': [
    'A case shows the logos of two clients.',
    put(choiceOf('case', 'client'), (value) => [
      value[0],
      value[0] === 'maru-kitchens' ? 'bluefin-travel' : 'maru-kitchens',
    ]),
    { expect: 'either' },
  ],
  'case-of-two-products': [
    'A case shows two products.',
    put(choiceOf('case', 'product'), (value) => [
      value[0],
      value[0] === 'food-ordering' ? 'travel-booking' : 'food-ordering',
    ]),
    { expect: 'either' },
  ],
  'case-quote-polished': [
    'A quote was polished and is no longer what the client wrote.',
    at(
      both(inPage, ({ name, block: type }) => name === 'quote' && type === 'case'),
      (place, { text }) => set(place, place.value.replace(/(\w+) (\w+)\.?$/, 'really $1 $2!'), text),
    ),
    { expect: 'either' },
  ],
  'case-quote-of-other': [
    'A quote comes from the review of another client.',
    put(
      both(inPage, ({ name, block: type }) => name === 'quote' && type === 'case'),
      (text) => (text.startsWith('We hired') ? undefined : 'We hired them to test, not to build.'),
    ),
    { expect: 'either' },
  ],
  'case-quote-in-quotes': [
    'A quote brings quotes of its own.',
    put(
      both(inPage, ({ name, block: type }) => name === 'quote' && type === 'case'),
      (text) => `“${text}”`,
    ),
    { expect: 'either' },
  ],
  'case-figure-long': [
    'The figure of a case is a sentence.',
    put(
      both(inPage, ({ name, parent }) => name === 'value' && parent?.name === 'figure'),
      () => 'more than a third',
    ),
  ],
  'case-figure-as-number': [
    'The figure of a case is a number without quotes.',
    put(
      both(inPage, ({ name, parent }) => name === 'value' && parent?.name === 'figure'),
      () => 96,
    ),
    { says: ['"96"', 'text', 'string', 'quotes'] },
  ],
})
