/** The type of a schema.org property: text, an address, a date, or an object of one of these types. */
type Kind = 'text' | 'url' | 'date' | 'number' | 'boolean' | string[]

interface TypeRule {
  required: string[]
  known: Record<string, Kind>
}

/** The part of schema.org that the site uses, with what search engines require of it. */
const vocabulary: Record<string, TypeRule> = {
  Organization: {
    required: ['name'],
    known: {
      name: 'text',
      url: 'url',
      logo: 'url',
      description: 'text',
      foundingDate: 'date',
      email: 'text',
      telephone: 'text',
      address: ['PostalAddress'],
      sameAs: 'url',
    },
  },
  WebSite: { required: ['name', 'url'], known: { name: 'text', url: 'url', publisher: ['Organization'] } },
  BreadcrumbList: { required: ['itemListElement'], known: { itemListElement: ['ListItem'] } },
  ListItem: { required: ['position', 'name', 'item'], known: { position: 'number', name: 'text', item: 'url' } },
  Service: {
    required: ['name', 'provider'],
    known: { name: 'text', serviceType: 'text', description: 'text', url: 'url', provider: ['Organization'] },
  },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    known: {
      identifier: ['PropertyValue'],
      url: 'url',
      title: 'text',
      description: 'text',
      datePosted: 'date',
      validThrough: 'date',
      employmentType: 'text',
      experienceRequirements: 'text',
      hiringOrganization: ['Organization'],
      jobLocation: ['Place'],
      jobLocationType: 'text',
      applicantLocationRequirements: ['Country'],
      directApply: 'boolean',
    },
  },
  FAQPage: { required: ['mainEntity'], known: { mainEntity: ['Question'] } },
  Question: { required: ['name', 'acceptedAnswer'], known: { name: 'text', acceptedAnswer: ['Answer'] } },
  Answer: { required: ['text'], known: { text: 'text' } },
  PropertyValue: { required: ['value'], known: { name: 'text', value: 'text' } },
  Place: { required: ['address'], known: { address: ['PostalAddress'] } },
  Country: { required: ['name'], known: { name: 'text' } },
  PostalAddress: {
    required: ['addressLocality', 'addressCountry'],
    known: {
      streetAddress: 'text',
      addressLocality: 'text',
      addressRegion: 'text',
      postalCode: 'text',
      addressCountry: 'text',
    },
  },
}

type Node = Record<string, unknown> & { '@type'?: string; '@id'?: string }

const plain: Record<string, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value.trim() !== '',
  url: (value) => typeof value === 'string' && URL.canParse(value) && value.startsWith('https://'),
  date: (value) => typeof value === 'string' && /^\d{4}(-\d\d-\d\d(T.*)?)?$/.test(value),
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
}

/** Properties for machines, such as codes and dates, which the page does not show. */
const codes =
  /\.(url|logo|sameAs|item|identifier|addressCountry|applicantLocationRequirements|employmentType|jobLocationType|\w*[dD]ate\w*|validThrough|position|directApply)$|^WebSite/

/** The texts of objects with their paths, without codes and addresses. */
export function wordsOf(value: unknown, place = ''): { place: string; text: string }[] {
  if (codes.test(place)) return []
  if (typeof value === 'string') return [{ place, text: value }]
  if (Array.isArray(value)) return value.flatMap((one) => wordsOf(one, place))
  if (typeof value !== 'object' || value === null) return []
  const { '@type': type = '' } = value as Node
  return Object.entries(value).flatMap(([name, inner]) =>
    name.startsWith('@') ? [] : wordsOf(inner, `${type || place}.${name}`),
  )
}

/** The text of some HTML, with spaces between blocks and decoded characters. */
export function textOf(html: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>|<\/?(a|b|strong|em|span)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+|#\w+);/g, (code, name: string) => characters[name] ?? code)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Employment types that search engines accept. */
const employment = /^(FULL_TIME|PART_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/

/** What search engines would reject in a posting, although schema.org allows it. */
export function postingFindings(posting: Record<string, unknown>): string[] {
  const { title, description, datePosted, validThrough, employmentType, identifier } = posting
  const place = JSON.stringify([posting.jobLocationType, posting.applicantLocationRequirements])
  return [
    ...(employment.test(`${employmentType}`) ? [] : [`employmentType ${employmentType}`]),
    ...(`${validThrough}` > `${datePosted}` ? [] : [`valid through ${validThrough}, posted ${datePosted}`]),
    ...(/^\[null,null\]$|^\["TELECOMMUTE",\{.*"Country"/.test(place) ? [] : [`place ${place}`]),
    ...(/^(<br>|<(p|ul|li)>|<\/(p|ul|li)>|[^<])*$/.test(`${description}`) ? [] : ['description has other tags']),
    ...(textOf(`${description}`).length > 100 && description !== title ? [] : ['description says little']),
    ...(identifier ? [] : ['no identifier']),
  ]
}

/** Errors in the objects of a page: unknown types and properties, missing ones, wrong values. */
export function structuredDataFindings(documents: { '@context'?: string; '@graph'?: Node[] }[]): string[] {
  const graph = documents.flatMap((document) => document['@graph'] ?? [])
  const types = new Map(graph.map((node) => [node['@id'], node['@type']]))
  const contexts = documents.flatMap((document) =>
    document['@context'] === 'https://schema.org' ? [] : [`context ${document['@context']}`],
  )
  return [...contexts, ...graph.flatMap((node) => findings(node, String(node['@type'])))]

  function findings(node: Node, place: string): string[] {
    const rule = vocabulary[node['@type'] ?? '']
    if (!rule) return [`${place}: no such type`]
    const missing = rule.required.filter((name) => !(name in node)).map((name) => `${place}.${name} is missing`)
    const wrong = Object.entries(node).flatMap(([name, value]) =>
      name.startsWith('@') ? [] : [value].flat().flatMap((one) => check(rule.known[name], one, `${place}.${name}`)),
    )
    return [...missing, ...wrong]
  }

  function check(kind: Kind | undefined, value: unknown, place: string): string[] {
    if (!kind) return [`${place} is not known`]
    if (typeof kind === 'string')
      return plain[kind]?.(value) ? [] : [`${place} is no ${kind}: ${JSON.stringify(value)}`]
    const node = value as Node
    const type = node['@type'] ?? types.get(node['@id'])
    if (!type || !kind.includes(type)) return [`${place} is no ${kind}: ${JSON.stringify(value)}`]
    return node['@type'] ? findings(node, place) : []
  }
}
