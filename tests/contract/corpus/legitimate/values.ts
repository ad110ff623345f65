import { add, at, put, set } from '../edit.ts'
import { legitimate } from '../kind.ts'
import { type Json, pick, shuffled } from '../site.ts'
import {
  block,
  both,
  choice,
  icon,
  image,
  inPage,
  isShownTwice,
  isUncounted,
  named,
  ofMeta,
  others,
  role,
  type Where,
  within,
} from '../where.ts'

const boolean = (name: string) =>
  put(
    both(inPage, named(name), ({ node }) => node.type === 'boolean'),
    (value) => !value,
  )
const only: Where = both(inPage, ({ name, index }) => name === 'only' && index === undefined)

/** A block that says no ground and can have one: a banner has one only as a statement. */
const withoutTone: Where = both(
  inPage,
  block,
  ({ value, schema }) => !value.tone && schema.properties.tone && value.type !== 'page-banner',
)

/** Other values of what contracts leave open. */
export const values = legitimate('values', {
  'tone-other': [
    'A block stands on another ground.',
    at(both(inPage, role('tone')), (place, { text, random }) =>
      set(
        place,
        pick(
          (place.schema.enum as string[]).filter((tone) => tone !== place.value),
          random,
        ),
        text,
      ),
    ),
  ],
  'tone-default': [
    'A block says the ground that it has anyway.',
    at(withoutTone, (place, { text }) => add(place, 'tone', 'plain', text)),
  ],
  'tone-of-tint': [
    'A block that says no ground says one.',
    at(withoutTone, (place, { text }) => add(place, 'tone', 'tint', text)),
  ],
  'option-default': [
    'A block says an option as it is without it.',
    at(
      both(inPage, block, ({ value, schema }) =>
        Object.entries(schema.properties).some(
          ([name, own]: [string, Json]) => own.type === 'boolean' && own.default === false && value[name] === undefined,
        ),
      ),
      (place, { text }) => {
        const [name] = Object.entries(place.schema.properties).find(
          ([found, own]: [string, Json]) =>
            own.type === 'boolean' && own.default === false && place.value[found] === undefined,
        ) as [string, Json]
        return add(place, name, false, text)
      },
    ),
  ],
  'stop-on-interaction': ['A carousel stops once it is touched, or no longer.', boolean('stopOnInteraction')],
  'form-for-websites': ['A form asks for the present site, or no longer.', boolean('web')],
  'side-of-picture': [
    'A picture changes sides.',
    put(
      both(inPage, named('side'), ({ block, value }) => block !== 'work-sample' && value !== 'across'),
      (side) => (side === 'start' ? 'end' : 'start'),
    ),
  ],
  'gauge-at-its-ends': [
    'A gauge shows nothing or all.',
    put(
      both(inPage, ({ node, parent }) => node.type === 'number' && parent?.name === 'gauges'),
      (value, random) => pick([0, 100, (value + 7) % 100], random),
    ),
  ],
  'icon-other': [
    'Another icon stands before a title.',
    at(both(inPage, icon), (place, { text, random, site }) =>
      set(
        place,
        pick(
          others(site, 'icon').filter((name) => !name.endsWith('-logo')),
          random,
        ),
        text,
      ),
    ),
  ],
  'icon-of-catalogue': [
    'An icon that no page has used.',
    put(both(inPage, icon), (_, random) => pick(['balloon', 'cactus', 'guitar', 'hourglass', 'key'], random)),
  ],
  'picture-other': [
    'Another logo.',
    at(
      // A picture that nothing else shows would be left over.
      both(
        inPage,
        image,
        isShownTwice,
        // A logo belongs to the name beside it.
        ({ value, parent }) => /^tech\//.test(value) && !parent?.value.name,
      ),
      (place, { text, random, site }) => {
        const folder = place.value.split('/')[0]
        return set(
          place,
          pick(
            site.media.filter((file) => file.startsWith(`${folder}/`) && file !== place.value),
            random,
          ),
          text,
        )
      },
    ),
  ],
  'picture-of-social-card': [
    'A page has a picture of its own for social networks.',
    at(
      both(inPage, named('meta'), ({ value }) => !value.image),
      (place, { text }) => add(place, 'image', 'portfolio/health-app.svg', text),
    ),
  ],
  'keyword-other': [
    'A keyword is another.',
    put(
      both(inPage, ({ name, index }) => name === 'keywords' && index !== undefined),
      (_, random) => pick(['software audit', 'C# developers', 'app for ₹5 lakh', 'R&D partner'], random),
    ),
  ],
  'keyword-more': [
    'A page has one more keyword.',
    put(
      both(ofMeta('keywords'), ({ value }) => value.length < 12),
      (value) => [...value, 'code review Noida'],
    ),
  ],
  'keywords-in-other-order': [
    'The keywords stand in another order.',
    put(ofMeta('keywords'), (value, random) => shuffled(value, random)),
  ],
  'choice-in-other-order': [
    'The entries of a choice stand in another order.',
    put(only, (value, random) => shuffled(value, random)),
  ],
  'choice-smaller': [
    'A choice leaves one entry out.',
    put(
      both(only, within(within(isUncounted)), ({ value }) => value.length > 3),
      (value) => value.slice(0, -1),
    ),
  ],
  'choice-of-some': [
    'A block that showed all shows some.',
    at(
      both(
        inPage,
        choice,
        ({ value }) => ['clients', 'claims', 'testimonials'].includes(value.collection) && !value.only,
      ),
      (place, { text, site }) => {
        const { items } = JSON.parse(site.texts[`pages-data/site/${place.value.collection}.json`] as string)
        return add(
          place,
          'only',
          items
            .map(({ id }: Json) => id)
            // Those that lead are among those that are shown.
            .filter((id: string, index: number) => index < 4 || place.parent?.value.lead?.only.includes(id)),
          text,
        )
      },
    ),
  ],
})
