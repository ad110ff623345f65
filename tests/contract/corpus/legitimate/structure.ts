import { readFileSync } from 'node:fs'
import { add, append, at, drop, exchange, set } from '../edit.ts'
import { legitimate, type Random } from '../kind.ts'
import type { Place } from '../places.ts'
import { type Json, pick } from '../site.ts'
import {
  block,
  both,
  canSpare,
  inPage,
  isRequired,
  isUncounted,
  line,
  link,
  named,
  not,
  plainEntry,
  prose,
  role,
  roomFor,
  type Where,
  within,
} from '../where.ts'

/** A copy of an entry with words and icon of its own. */
function anew(value: Json, random: Random): Json {
  const number = Math.floor(random() * 90) + 10
  const said: Record<string, string> = {
    title: `Audit in ${number} days`,
    heading: `Audit in ${number} days`,
    label: `Audits, ${number} hours`,
    name: `Audit kit ${number}`,
    question: `Is ${number} days enough?`,
  }
  const texts = Object.entries(value).map(([name, old]) => {
    if (said[name]) return [name, said[name]]
    if (name === 'icon') return [name, pick(['key', 'hourglass', 'guitar'], random)]
    if (/description|text/.test(name) && typeof old === 'string')
      return [name, `We look at it for ${number} days and write down what we find.`]
    if (/paragraphs|answer/.test(name)) return [name, [`We look at it for ${number} days and write down what we find.`]]
    return [name, old]
  })
  return Object.fromEntries(texts)
}

const noBanner = (place: Place) => block(place) && Number(place.index) > 0
/** Neighbours that no section list puts in order. */
const free: Where = (place) => noBanner(place) && place.file !== 'pages-data/home.json'

const example = (type: string): Json =>
  JSON.parse(readFileSync(`src/blocks/${type}/${type}.schema.json`, 'utf8')).examples[0]

/** More, fewer or other parts of pages, in an order that is allowed. */
export const structure = legitimate('structure', {
  'entry-more': [
    'A block has one more entry.',
    at(both(plainEntry, roomFor, within(within(isUncounted))), (place, { text, random }) =>
      append(place, anew(place.value, random), text),
    ),
  ],
  'entry-less': [
    'A block has one entry less.',
    at(both(plainEntry, canSpare, within(within(isUncounted))), (place, { text }) => drop(place, text)),
  ],
  'entries-exchanged': ['Two entries of a block change places.', exchange(plainEntry)],
  'blocks-exchanged': ['Two blocks change places.', exchange(free)],
  'paragraph-more': [
    'A block has one more paragraph.',
    at(
      both(prose, roomFor, ({ index, name }) => index !== undefined && /paragraphs|answer/.test(name)),
      (place, { text }) => append(place, 'Nothing of it is secret: ask, and we show you the plan.', text),
    ),
  ],
  'paragraph-less': [
    'A block has one paragraph less.',
    at(
      both(prose, canSpare, ({ index, name }) => index !== undefined && /paragraphs|answer/.test(name)),
      (place, { text }) => drop(place, text),
    ),
  ],
  'paragraphs-exchanged': [
    'Two paragraphs change places.',
    exchange(both(prose, ({ index, name }) => index !== undefined && name === 'paragraphs')),
  ],
  'list-line-more': [
    'A list has one more line.',
    at(
      both(inPage, role('text'), roomFor, ({ index, name }) => index !== undefined && ['items', 'list'].includes(name)),
      (place, { text }) => append(place, 'A written plan, in your words', text),
    ),
  ],
  'list-lines-exchanged': [
    'Two lines of a list change places.',
    exchange(both(inPage, role('text'), ({ index, name }) => index !== undefined && ['items', 'list'].includes(name))),
  ],
  'introduction-less': [
    'A block has no introduction.',
    at(both(inPage, named('intro'), not(isRequired)), (place, { text }) => drop(place, text)),
  ],
  'introduction-more': [
    'A block has an introduction.',
    at(
      both(inPage, block, ({ value, schema }) => !value.intro && schema.properties.intro && !value.look),
      (place, { text }) => add(place, 'intro', 'Everything has a price & a date. **Both are written down.**', text),
    ),
  ],
  'tone-less': [
    'A block stands on its usual ground.',
    at(both(inPage, role('tone')), (place, { text }) => drop(place, text)),
  ],
  'action-less': [
    'A block has one link less.',
    at(both(inPage, link, canSpare), (place, { text }) => drop(place, text)),
  ],
  'actions-exchanged': [
    'Two links of a block change places.',
    exchange(both(inPage, link, ({ index }) => index !== undefined)),
  ],
  'sub-title-less': [
    'A banner has no second line.',
    at(both(inPage, named('subTitle'), line), (place, { text }) => drop(place, text)),
  ],
  'block-id-more': [
    'A block has an id, for links from elsewhere.',
    at(
      both(inPage, block, ({ value }) => !value.id),
      (place, { text }) => add(place, 'id', 'our-3-steps', text),
    ),
  ],
  'block-id-and-link': [
    'A block has an id, and a link of the page leads to it.',
    at(
      both(inPage, ({ parent, property }) => !parent && !property),
      (place, { text }) => {
        const { blocks } = place.value as Json
        const index = blocks.findIndex((found: Json, at: number) => at > 1 && !found.id)
        const actions = blocks[0].actions
        if (index < 0 || !actions?.[0]?.to) return null
        const changed = blocks.map((found: Json, at: number) =>
          at === index
            ? { ...found, id: 'what-it-takes' }
            : at === 0
              ? { ...found, actions: [{ label: 'What it takes', to: '#what-it-takes' }, ...actions.slice(1)] }
              : found,
        )
        return set(place, { ...place.value, blocks: changed }, text)
      },
    ),
  ],
  'block-faq-more': [
    'A page has questions and answers at its end.',
    at(
      both(inPage, named('blocks'), ({ value }) => value.length > 3 && !value.some(({ type }: Json) => type === 'faq')),
      (place, { text }) => set(place, [...place.value, example('faq')], text),
    ),
  ],
})
