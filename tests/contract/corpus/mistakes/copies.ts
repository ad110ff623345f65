import { append, at, double, drop, inHolder, inText, put, set, source, splice } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { inList, ofEntry } from '../known-places.ts'
import type { Place } from '../places.ts'
import { isDocument, type Json, pagesOf, pick, read, type SeedSite } from '../site.ts'
import {
  block,
  blockOf,
  both,
  entry,
  inDocument,
  inPage,
  line,
  named,
  ofMeta,
  prose,
  roomFor,
  siteEntry,
  title,
} from '../where.ts'

const other = (place: Place) => block(place) && Number(place.index) > 0
/** Gives a page what another says of itself; a message may stand on either. */
function takenFrom(place: Place, other: { file: string; page: Json }, name: string, text: string, site: SeedSite) {
  const made = set(place, other.page.meta[name], text)
  const offset = (site.texts[other.file] as string).indexOf(
    `"${name}": `,
    (site.texts[other.file] as string).indexOf('"meta"'),
  )
  return { ...made, at: [...(made.at ?? []), { file: other.file, offset, length: 200 }] }
}

/** What was copied and left as it was; and the parts of policies. */
export const copies = mistakes('structure', 'error', {
  'counter-too-many': [
    'A figure was added to four, and the heading counts them.',
    at(
      both(entry, ({ name, parent }) => name === 'counters' && parent?.value.length === 4),
      (place, { text }) => inHolder(place, append(place, { icon: 'users', label: 'Sites opened', value: 12 }, text)),
    ),
    { says: ['Remove 1'] },
  ],
  'block-twice': [
    'A block stands twice, one below the other.',
    at(
      both(other, ({ value }) => !value.id && value.type !== 'section-list'),
      (place, { text }) => double(place, text),
    ),
    { expect: 'either' },
  ],
  'block-twice-apart': [
    'A block stands a second time at the end of the page.',
    at(
      both(inPage, named('blocks'), ({ value }) => value.length > 4 && !value[2].id),
      (place, { text }) => set(place, [...place.value, place.value[2]], text),
    ),
    { expect: 'either' },
  ],
  'entry-twice': [
    'An entry of a block stands twice.',
    at(
      both(entry, roomFor, ({ value }) => !value.id && Object.keys(value).length > 1),
      (place, { text }) => double(place, text),
    ),
    { expect: 'either' },
  ],
  'list-line-twice': [
    'A line of a list stands twice.',
    at(
      both(
        inPage,
        roomFor,
        ({ index, name, node }) =>
          index !== undefined && node.type === 'string' && ['items', 'list', 'skills'].includes(name),
      ),
      (place, { text }) => double(place, text),
    ),
    { expect: 'either' },
  ],
  'paragraph-twice': [
    'A paragraph stands twice.',
    at(
      both(prose, roomFor, ({ index, name }) => index !== undefined && /paragraphs|answer/.test(name)),
      (place, { text }) => double(place, text),
    ),
    { expect: 'either' },
  ],
  'text-of-neighbour': [
    'An entry has its own title and the text of its neighbour.',
    at(
      both(entry, ({ index, parent, value }) => Number(index) > 0 && value.description && parent?.value[0].description),
      (place, { text }) => set(place, { ...place.value, description: place.parent?.value[0].description }, text),
    ),
    { expect: 'either', strict: true },
  ],
  'title-of-another-page': [
    'A page has the browser title of another.',
    at(ofMeta('title'), (place, { text, site, random }) =>
      takenFrom(
        place,
        pick(
          pagesOf(site).filter(({ file }) => file !== place.file),
          random,
        ),
        'title',
        text,
        site,
      ),
    ),
    { several: true },
  ],
  'description-of-another-page': [
    'A page has the description of another.',
    at(ofMeta('description'), (place, { text, site, random }) =>
      takenFrom(
        place,
        pick(
          pagesOf(site).filter(({ file }) => file !== place.file),
          random,
        ),
        'description',
        text,
        site,
      ),
    ),
    { several: true },
  ],
  'heading-of-another-page': [
    'A page has the main heading of another.',
    at(
      both(title, ({ parent }) => block(parent as Place) && parent?.index === 0),
      (place, { text, site, random }) => {
        const other = pick(
          pagesOf(site).filter(({ file, page }) => file !== place.file && page.blocks[0].title),
          random,
        )
        return set(place, other.page.blocks[0].title, text)
      },
    ),
    { several: true, expect: 'either' },
  ],
  'title-of-another-block': [
    'Two blocks of a page have the same title.',
    at(
      both(title, ({ parent }) => block(parent as Place) && Number(parent?.index) > 2),
      (place, { text, site }) => {
        const first = read(site, place.file).blocks[1].title
        return first ? set(place, first, text) : null
      },
    ),
    { expect: 'either', strict: true },
  ],
  'description-of-neighbour': [
    'A card was copied, and its description was not changed.',
    at(
      both(inPage, named('description'), ({ value, parent }) => value.length > 60 && parent?.index === 1),
      (place, { text }) => {
        const [first] = place.parent?.parent?.value ?? []
        return typeof first?.description === 'string' && first.description.length > 60
          ? set(place, first.description, text)
          : null
      },
    ),
    { expect: 'either', says: ['twice', 'same'] },
  ],
  'policy-heading-missing': [
    'A section of a policy has no heading.',
    at(
      both(
        inDocument,
        ({ name, index, parent }) => index === undefined && parent?.name === 'sections' && /heading|title/.test(name),
      ),
      (place, { text }) => drop(place, text),
    ),
  ],
  'policy-cell-missing': [
    'A row of a table has a cell less than the head.',
    at(
      both(
        inDocument,
        ({ name, index, parent }) =>
          name === 'rows' && index !== undefined && parent?.index === undefined && parent?.value[0].length > 2,
      ),
      (place, { text }) => set(place, place.value.slice(0, -1), text),
    ),
  ],
  'policy-cell-too-many': [
    'A row of a table has a cell more than the head.',
    at(
      both(
        inDocument,
        ({ name, index, parent, value }) =>
          name === 'rows' && index !== undefined && parent?.index === undefined && value.length < 5,
      ),
      (place, { text }) => set(place, [...place.value, 'none'], text),
    ),
  ],
  'policy-cell-empty': [
    'A cell of a table is empty.',
    at(
      both(inDocument, ({ name, index, node }) => name === 'rows' && index !== undefined && node.type === 'string'),
      (place, { text }) => set(place, '', text),
    ),
  ],
  'policy-list-of-one': [
    'A list of a policy has one point.',
    at(both(inDocument, named('items')), (place, { text }) => set(place, place.value.slice(0, 1), text)),
  ],
  'policy-date-missing': [
    'A policy has no date.',
    at(both(inDocument, named('updated')), (place, { text }) => drop(place, text)),
    { says: ['updated'] },
  ],
  'policy-with-blocks': [
    'A policy was written as a page.',
    inText(isDocument, (text) => splice(text, text.indexOf('"sections"'), 10, '"blocks"')),
    { says: ['sections'], several: true },
  ],
  'site-entry-in-list': [
    'An entry of a collection stands in a list of its own.',
    at(siteEntry, (place, { text }) => set(place, [place.value], text)),
  ],
  'line-of-all-things': [
    'The title of a banner holds the words of the page.',
    at(
      both(line, ({ parent, name }) => parent?.block === 'page-banner' && name === 'title'),
      (place, { text }) =>
        set(
          place,
          `${place.value}: everything that you always wanted to know about it, from the first call to the last invoice`,
          text,
        ),
    ),
  ],
  'question-twice': [
    'A question was copied and not changed.',
    at(
      both(inPage, entry, ({ name }) => name === 'questions'),
      (place, { text }) => append(place, null, text, source(place, text)),
    ),
    { expect: 'either', several: true },
  ],
  'question-list-entry-copied': [
    'A question was copied and its answer was not.',
    at(
      both(inPage, entry, ({ name }) => name === 'questions'),
      (place, { text }) =>
        append(
          place,
          { question: place.value.question, answer: ['An answer of its own, of a sentence or two.'] },
          text,
        ),
    ),
    { expect: 'either', several: true },
  ],
  'card-twice': [
    'A card was copied and not changed.',
    at(
      both(inPage, entry, ({ name, parent }) => name === 'cards' && (parent?.value.length ?? 12) < 12),
      (place, { text }) => append(place, null, text, source(place, text)),
    ),
    { expect: 'either', several: true },
  ],
  'paragraph-twice-too': [
    'A paragraph was pasted twice.',
    at(
      both(prose, ({ name, index }) => name === 'paragraphs' && index !== undefined),
      (place, { text }) => append(place, null, text, source(place, text)),
    ),
    { expect: 'either', several: true },
  ],
  'tick-twice': [
    'A ticked line was pasted twice.',
    at(
      both(inPage, inList('items'), ({ block: type }) => type === 'check-list'),
      (place, { text }) => append(place, null, text, source(place, text)),
    ),
    { expect: 'either', several: true },
  ],
  'block-twice-too': [
    'A whole block was pasted twice.',
    at(both(inPage, blockOf('check-list', 'case', 'faq', 'service-cards')), (place, { text }) =>
      append(place, null, text, source(place, text)),
    ),
    { expect: 'either', several: true },
  ],
  'tabs-same-label': [
    'Two tabs have the same name.',
    put(
      both(inPage, ofEntry('tabs', 'label'), ({ parent }) => parent?.index === 1),
      (_, _random, place) => place.parent?.parent?.value[0].label,
    ),
    { expect: 'either' },
  ],
  'questions-of-another-page': [
    'All questions are those of another page.',
    at(
      both(block, ({ value }) => value.type === 'faq'),
      (place, { text, site, random }) => {
        const others = pagesOf(site).flatMap(({ file, page }) =>
          file === place.file ? [] : page.blocks.filter((other: Json) => other.type === 'faq'),
        )
        return set(place, { ...place.value, questions: pick(others, random).questions }, text)
      },
    ),
    { expect: 'either' },
  ],
})
