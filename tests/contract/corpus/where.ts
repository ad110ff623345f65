import { type Place, placesOf } from './places.ts'
import { isDocument, isPage, isSite, type SeedSite } from './site.ts'

/** Which places an edit accepts: recognized by their contract rather than their name, where that is possible. */
export type Where = (place: Place, site: SeedSite) => boolean

export const both =
  (...all: Where[]): Where =>
  (place, site) =>
    all.every((one) => one(place, site))
export const either =
  (...all: Where[]): Where =>
  (place, site) =>
    all.some((one) => one(place, site))
export const not =
  (one: Where): Where =>
  (place, site) =>
    !one(place, site)

export const inPage: Where = ({ file }) => isPage(file)
export const inSite: Where = ({ file }) => isSite(file)
export const inDocument: Where = ({ file }) => isDocument(file)
export const inFile = (name: string): Where => {
  const wanted = `pages-data/site/${name}.json`
  return ({ file }) => file === wanted
}

export const role =
  (...names: string[]): Where =>
  ({ roles }) =>
    names.some((name) => roles.includes(name))
export const named =
  (...names: string[]): Where =>
  ({ name, index }) =>
    index === undefined && names.includes(name)

export const isString: Where = ({ node }) => node.type === 'string'
const isEntry = ({ index }: Place) => index !== undefined

/** A text with marks, long enough to be worth a mistake. */
export const prose: Where = (place) =>
  isPage(place.file) && place.roles.includes('text') && place.node.type === 'string' && place.value.length > 40

/** A text without marks on one line: titles, labels, names. Not those in `meta`. */
export const line = (place: Place) =>
  isPage(place.file) && place.roles.includes('line') && place.node.type === 'string' && !place.roles.includes('label')

/** A heading, by the name of its property. */
export const title: Where = (place) => line(place) && /^(title|heading)$/.test(place.name)

/** The roles of texts without marks. */
export const plainRoles = /^(plain|line|text|plainText|paragraph)$/

/** A sentence in the data of the site, such as the description of a job. */
export const siteProse: Where = (place) =>
  isSite(place.file) && plainRoles.test(place.roles.at(-1) ?? '') && wordy(place) && !/Url$|^\$/.test(place.name)

/** A sentence in a policy document. */
export const documentProse: Where = (place) =>
  isDocument(place.file) && plainRoles.test(place.roles.at(-1) ?? '') && wordy(place)

const wordy = ({ value }: Place) => typeof value === 'string' && value.split(' ').length > 6

/** A text that readers see, wherever it stands. */
export const anyProse: Where = either(prose, siteProse, documentProse)

/** An address that a link or a card leads to. */
export const address = (place: Place) => place.roles.includes('address') && place.node.type === 'string'

/** The address of a link in a page that leads to another page. */
export const toPage: Where = (place) =>
  isPage(place.file) && address(place) && /^\/[a-z]/.test(place.value) && !/documents/.test(place.value)

export const image: Where = (place) => place.roles.includes('image') && place.node.type === 'string'
export const icon: Where = (place) => place.roles.includes('icon') && place.node.type === 'string'
export const block = (place: Place) => place.roles.includes('block')
export const blockOf =
  (...types: string[]): Where =>
  (place) =>
    block(place) && types.includes(place.block ?? '')
export const link = (place: Place) => place.roles.includes('link') && place.node.type === 'object'

/** A choice from a collection: { "collection": … }. */
export const choice: Where = ({ node, value }) => node.type === 'object' && typeof value?.collection === 'string'

/** An entry of a list of a block: a card, a step, a question. */
export const entry: Where = (place) =>
  isEntry(place) && isPage(place.file) && place.node.type === 'object' && !block(place) && !link(place)

/** An entry of a collection. */
export const siteEntry = (place: Place) =>
  isEntry(place) &&
  isSite(place.file) &&
  place.node.type === 'object' &&
  place.name === 'items' &&
  Boolean(place.value.id)

/** A list with room for another entry, or with one that it can spare. */
export const roomFor = ({ parent }: Place) => !parent?.schema.maxItems || parent.value.length < parent.schema.maxItems
export const canSpare = ({ parent }: Place) => (parent?.value.length ?? 0) > Math.max(parent?.schema.minItems ?? 0, 1)

/** Whether a property is required. */
export const isRequired: Where = ({ parent, name, index }) =>
  index === undefined && Boolean(parent?.schema.required?.includes(name))

/** Applies a condition to the object or list that holds the place. */
export const within =
  (where: Where): Where =>
  ({ parent }, site) =>
    parent !== undefined && where(parent, site)

/** A block of which neither the heading, nor a link, nor a drawing says how many entries it has. */
export const isUncounted: Where = ({ value }) =>
  !value?.id &&
  value?.look !== 'scene' &&
  !/\b(?:[a-z]*(?:two|three|four|five|six|seven|eight|nine|ten)|\d+)\b/i.test(String(value?.title))

/** An entry that can be copied, dropped or moved on its own. */
export const plainEntry: Where = both(
  entry,
  ({ value, parent }) => !value.id && !/rows|slides|texts|tabs/.test(parent?.name ?? ''),
)

/** A property of the `meta` of a page. */
export const ofMeta = (name: string): Where => both(inPage, named(name), ({ parent }) => parent?.name === 'meta')

/** A property of the company. */
export const ofCompany = (...names: string[]): Where => both(inFile('company'), named(...names))

/** Every value of the site that `where` takes. */
export const all = (site: SeedSite, where: Where): Place[] =>
  Object.entries(site.texts).flatMap(([file, text]) => placesOf(file, text).filter((place) => where(place, site)))

/** By the texts of a site: how many places show each picture. */
const shown = new WeakMap<SeedSite['texts'], Map<string, number>>()

/** Whether another place shows the same picture. */
export const isShownTwice: Where = ({ value }, site) => {
  const counts = shown.get(site.texts) ?? new Map<string, number>()
  if (!shown.has(site.texts))
    for (const { value } of all(site, image)) counts.set(value as string, (counts.get(value as string) ?? 0) + 1)
  shown.set(site.texts, counts)
  return (counts.get(value as string) ?? 0) > 1
}

/** All values with this role on the site. */
export const others = (site: SeedSite, name: string): string[] => [
  ...new Set(
    all(site, ({ roles, node }) => roles.includes(name) && node.type === 'string').map(({ value }) => value as string),
  ),
]
