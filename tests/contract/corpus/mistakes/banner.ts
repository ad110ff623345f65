import { add, append, at, drop, put, set } from '../edit.ts'
import { mistakes, type Seed } from '../kind.ts'
import { more, ofEntry } from '../known-places.ts'
import { block, blockOf, both, inPage, named, type Where } from '../where.ts'

const banner = (layout?: string): Where => both(inPage, blockOf('page-banner'), ({ value }) => value.layout === layout)
/** Takes properties out of a banner; the mistake is at its head. */
const without = (layout: string, ...names: string[]): Seed =>
  at(banner(layout), (place, { text }) => {
    const rest = Object.fromEntries(Object.entries(place.value).filter(([name]) => !names.includes(name)))
    const made = set(place, rest, text)
    return { ...made, at: [{ offset: made.at?.[0]?.offset ?? 0, length: 70 }] }
  })

/** What opens a page, and what it shows. */
export const banners = mistakes('options', 'error', {
  'banner-product-without-picture': [
    'A banner shows a product and has no picture.',
    without('product', 'image', 'alt'),
    { says: ['image'] },
  ],
  'banner-diagram-without-drawing': [
    'A banner has words for a drawing and no drawing.',
    without('diagram', 'image', 'alt'),
    { says: ['image'] },
  ],
  'banner-panorama-without-drawing': [
    'A banner is to show a drawing as wide as the window and has none.',
    without('panorama', 'image', 'alt'),
    { says: ['image'] },
  ],
  'banner-line-without-team': [
    'A banner is a line of people and names none.',
    without('line', 'team'),
    { says: ['team'] },
  ],
  'banner-tasks-for-fewer': [
    'A line has people without a task.',
    put(both(inPage, named('tasks')), (value) => value.slice(1)),
    { expect: 'either', says: ['tasks'] },
  ],
  'banner-statement-without-facts': [
    'A banner makes a statement and has no facts.',
    without('statement', 'facts'),
    { says: ['facts'] },
  ],
  'banner-facts-without-statement': [
    'A banner has facts and a layout that does not show them.',
    more(
      banner('product'),
      'facts',
      [
        { title: 'Two weeks', description: 'to a first version.' },
        { title: 'One team', description: 'for all of it.' },
      ],
      ['facts', 'statement'],
    ),
    { expect: 'either' },
  ],
  'banner-stages-without-diagram': [
    'A banner has words for a diagram that it does not show.',
    more(banner('statement'), 'stages', ['Plan', 'Build', 'Run'], ['stages', 'diagram']),
    { expect: 'either' },
  ],
  'banner-picture-with-people': [
    'A banner of people has a picture that nobody sees.',
    at(banner('people'), (place, { text }) =>
      add(place, 'image', 'banners/contact.svg', add(place, 'alt', '', text).text),
    ),
    { expect: 'either', several: true },
  ],
  'banner-six-stages': [
    'A diagram has six words where it has five places.',
    put(both(inPage, named('stages')), (value) =>
      Array.from({ length: 6 }, (_, index) => value[index] ?? `Stage ${index + 1}`),
    ),
  ],
  'fact-as-sentence': [
    'A fact is a sentence.',
    put(both(inPage, ofEntry('facts', 'title')), () => 'We have been in business for more than twelve years'),
  ],
  'opening-second': [
    'A page opens twice.',
    at(
      both(inPage, block, ({ index }) => index === 1),
      (place, { text }) => append(place, { type: 'page-banner', title: 'Another beginning' }, text),
    ),
    { expect: 'either', says: ['page-banner', 'h1', 'first', 'heading'] },
  ],
  'opening-not-first': [
    'A block stands above the one that opens the page.',
    at(
      both(inPage, blockOf('page-banner'), ({ index }) => index === 0),
      (place, { text }) => {
        const by =
          '{ "type": "client-strip", "title": "Companies that build with us", "clients": { "collection": "clients" } },\n    '
        return {
          text: text.slice(0, place.node.offset) + by + text.slice(place.node.offset),
          at: [{ offset: place.node.offset, length: by.length + 40 }],
        }
      },
    ),
    { expect: 'either' },
  ],
  'opening-missing': [
    'The block that opens a page was removed.',
    at(
      both(inPage, blockOf('page-banner'), ({ index }) => index === 0),
      (place, { text }) => ({ text: drop(place, text).text }),
    ),
    { expect: 'either', several: true },
  ],
})
