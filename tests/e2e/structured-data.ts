/** What a property of a schema.org object holds: text, an address, a date, or an object of one of these types. */
type Kind = 'text' | 'url' | 'date' | 'number' | 'boolean' | string[]

interface TypeRule {
  required: string[]
  known: Record<string, Kind>
}

/** The part of schema.org that the site uses, with what search engines require of it. */
export const vocabulary: Record<string, TypeRule> = {
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

/** What is wrong with the objects of a page: unknown types and properties, missing ones, values of another kind. */
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
