import { add, at, drop, inHolder, put, set } from '../edit.ts'
import { mistakes, type Seed } from '../kind.ts'
import { is, more } from '../known-places.ts'
import type { Json } from '../site.ts'
import { blockOf, both, choice, entry, inPage, named, type Where } from '../where.ts'

const step = (number: number) => ({
  title: `Part ${number}`,
  description: `Step ${number} was added in the end, without a look at the others.`,
})
/** Makes seven of the steps that are there. */
const sevenSteps = (look: string): Seed =>
  put(
    both(inPage, named('steps'), ({ parent }) => parent?.value.look === look),
    (value) => Array.from({ length: 7 }, (_, index) => value[index] ?? step(index + 1)),
  )
const choiceOf = (block: string, name: string): Where =>
  both(inPage, named('only'), ({ parent, block: type }) => type === block && parent?.name === name)

/** Options of blocks that do not fit together. */
export const blockOptions = mistakes('options', 'error', {
  'steps-too-many-on-rail': [
    'Seven steps stand on a rail for six.',
    sevenSteps('rail'),
    { expect: 'either', says: ['rail', 'six', '6'] },
  ],
  'steps-too-many-in-scene': [
    'Seven steps stand below a scene for six.',
    sevenSteps('scene'),
    { expect: 'either', says: ['scene', 'six', '6', 'four'] },
  ],
  'steps-scene-without-drawing': [
    'A scene has lost its drawing.',
    at(
      both(inPage, named('image'), ({ parent }) => parent?.value.look === 'scene'),
      (place, { text }) => drop(place, text),
    ),
    { expect: 'either', says: ['image', 'drawing'] },
  ],
  'steps-too-few-to-rise': [
    'Three steps rise where four to six belong.',
    put(
      both(inPage, named('steps'), ({ parent }) => parent?.value.look === 'rise'),
      (value) => value.slice(0, 3),
    ),
    { expect: 'either' },
  ],
  'technologies-intro-on-strip': [
    'A strip of technologies has an introduction, which only tiles show.',
    more(
      both(inPage, blockOf('technology-grid'), ({ value }) => value.look === 'strip'),
      'intro',
      'The tools that we know best, and that our clients ask for most.',
      ['intro', 'strip', 'tiles'],
    ),
    { expect: 'either' },
  ],
  'technologies-too-many-on-strip': [
    'A strip for ten technologies shows twelve.',
    put(
      both(choiceOf('technology-grid', 'technologies'), ({ parent }) => parent?.parent?.value.look === 'strip'),
      (value, _random, _place, site) => {
        const ids = (JSON.parse(site.texts['pages-data/site/technologies.json'] ?? '{}').items as Json[]).map(
          ({ id }) => id,
        )
        return [...new Set([...value, ...ids])].slice(0, 12)
      },
    ),
    { expect: 'either' },
  ],
  'tags-described-in-part': [
    'One tag of several has no description any more.',
    at(
      both(inPage, ({ name, parent }) => name === 'description' && parent?.name === 'tags'),
      (place, { text }) => drop(place, text),
    ),
    { expect: 'either', says: ['description'], several: true },
  ],
  'cards-icon-and-picture': [
    'A card has an icon and a picture.',
    at(
      both(inPage, entry, ({ name, value }) => name === 'cards' && value.icon),
      (place, { text }) => add(place, 'image', 'portfolio/health-app.svg', add(place, 'alt', '', text).text),
    ),
    { says: ['icon', 'image'], several: true },
  ],
  'tile-icon-and-picture': [
    'A tool has an icon and a mark.',
    more(
      both(inPage, entry, ({ name, value }) => name === 'tiles' && value.image),
      'icon',
      'wrench',
      ['icon', 'image'],
    ),
  ],
  'partner-picture-and-people': [
    'A partner block has people and a picture.',
    at(
      both(inPage, blockOf('partner-cta'), ({ value }) => value.team && !value.image),
      (place, { text }) => add(place, 'image', 'banners/contact.svg', add(place, 'alt', '', text).text),
    ),
    { says: ['image', 'team'], several: true },
  ],
  'case-picture-and-product': [
    'A case has a product and a picture.',
    at(
      both(inPage, blockOf('case'), ({ value }) => value.product),
      (place, { text }) => add(place, 'image', 'screens/code-review.jpg', add(place, 'alt', '', text).text),
    ),
    { says: ['image', 'product'], several: true },
  ],
  'case-line-with-figure': [
    'A case that is a quiet line has a large figure.',
    at(
      both(inPage, blockOf('case'), ({ value }) => value.figure && !value.look && !value.image && !value.product),
      (place, { text }) => add(place, 'look', 'line', text),
    ),
    { says: ['figure', 'line'], several: true },
  ],
  'caption-without-picture-too': [
    'A caption stands where there is no picture.',
    more(
      both(inPage, blockOf('check-list', 'text-media', 'why-choose-us'), ({ value }) => !value.image),
      'caption',
      'The screen is an illustration.',
      ['image'],
    ),
  ],
  'side-without-picture': [
    'A side is chosen for a picture that is not there.',
    more(
      both(inPage, blockOf('text-media'), ({ value }) => !value.image),
      'side',
      'start',
      ['image'],
    ),
  ],
  'alt-without-picture-too': [
    'Words describe a picture that is not there.',
    more(
      both(inPage, blockOf('check-list', 'text-media', 'why-choose-us', 'partner-cta'), ({ value }) => !value.image),
      'alt',
      'Two developers at a desk',
      ['image', 'alt'],
    ),
    { expect: 'either' },
  ],
  'lead-without-claims': [
    'A block shows leading claims and no claims.',
    at(
      both(inPage, named('claims'), ({ parent }) => parent?.value.lead && !parent.value.reasons),
      (place, { text }) => drop(place, text),
    ),
    { several: true },
  ],
  'lead-of-four': [
    'Four claims lead where three do.',
    put(choiceOf('why-choose-us', 'lead'), () => ['experience', 'support', 'response', 'microsoft']),
    { expect: 'either' },
  ],
  'lead-of-all': [
    'All claims lead.',
    at(
      both(inPage, choice, ({ name, block }) => name === 'lead' && block === 'why-choose-us'),
      (place, { text }) => set(place, { collection: 'claims' }, text),
    ),
    { expect: 'either' },
  ],
  'promises-too-many': [
    'Five reasons stand where two to four have room.',
    put(
      both(inPage, named('reasons'), ({ parent }) => parent?.value.look === 'promises'),
      (value) => [
        ...value.slice(0, 3),
        ...['One', 'Two'].map((title) => ({ icon: 'clock', title: `${title} more`, description: `${title} of them.` })),
      ],
    ),
    { says: ['two to four'] },
  ],
  'contacts-of-two': [
    'Two colleagues answer a form, where one is shown.',
    put(choiceOf('enquiry-form', 'team'), (value) => [...value, 'aditya-kaul']),
    { says: ['one'] },
  ],
  'contacts-of-all': [
    'The choice of the colleague who answers was taken out.',
    at(
      both(inPage, named('team'), ({ block, value }) => block === 'enquiry-form' && value.only),
      (place, { text }) => set(place, { collection: 'team' }, text),
    ),
    { says: ['one'] },
  ],
  'groups-without-look': [
    'Groups have lost the look that shows them.',
    at(both(inPage, named('look'), is('groups')), (place, { text }) => inHolder(place, drop(place, text))),
    { says: ['groups'] },
  ],
})
