import { blocks, type Change, inEach, inTurn, type JsonObject, type Migration, rename } from './tools.ts'

/** A property that held one link holds a list of links under another name. */
const listed =
  (name: string): Change =>
  (block) =>
    Object.fromEntries(
      Object.entries(block).map(([key, value]) => (key === name ? ['actions', [value]] : [key, value])),
    )

/** The target of an entry becomes one object, in the place of its address. */
const linked: Change = (entry) => {
  const { to, button, note } = entry
  if (to === undefined) return entry
  const link: JsonObject = { ...(button === true && { label: 'Know more' }), to, ...(note !== undefined && { note }) }
  return Object.fromEntries(
    Object.entries(entry)
      .filter(([name]) => name !== 'button' && name !== 'note')
      .map(([name, value]) => (name === 'to' ? ['link', link] : [name, value])),
  )
}

const visited: Change = (item) =>
  typeof item.link === 'string' ? { ...item, link: { label: 'Visit', to: item.link } } : item

const cards = inTurn(inEach('cards', linked), listed('action'))

/** Every link is an object with `to` or `dialog`; the links of a block are a list, `actions`. */
export default {
  page: blocks({
    'enquiry-form': rename({ contacts: 'actions' }),
    faq: listed('action'),
    'feature-cards': cards,
    'keyword-tags': inEach('tags', linked),
    map: listed('link'),
    'not-found': listed('home'),
    'partner-cta': listed('action'),
    'service-cards': cards,
    skills: listed('action'),
    'technology-grid': listed('action'),
    testimonials: listed('action'),
    'why-choose-us': listed('action'),
  }),
  site: { portfolio: inEach('items', visited) },
} satisfies Migration as Migration
