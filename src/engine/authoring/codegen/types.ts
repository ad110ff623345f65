import { type Definitions, everyBlock, type Schema, siteFileNames } from '../../content/contracts.ts'
import { over } from '../over.ts'
import { localRefs } from './published-schemas.ts'

/** Every block as its component receives it: resolved. */
export function blockTypes(blocks: Map<string, Schema>, defs: Definitions): string {
  const named = [...blocks].map(([type, schema]) => {
    const { examples, exampleNames, $schema, properties, required, ...rest } = schema
    const own = {
      type: { const: type },
      id: { type: 'string', description: everyBlock.id.description },
      ...(properties as Schema),
    }
    return [
      type,
      { ...rest, title: pascal(type), properties: own, required: ['type', ...((required as string[]) ?? [])] },
    ] as const
  })
  const body = types(
    objectOf('BlockData', 'Every block of the site by its type, as its component receives it: resolved.', named),
    defs,
  )
  const entities = /\b(Client|Technology|TeamMember|Testimonial|PortfolioItem|GalleryGroup|Job|Claim)\b(?=\[\])/g
  return importing(body, { './resolved.ts': resolvedTypes, './site.generated.ts': entities })
}

/** The files of pages-data/site, resolved; `$schema` and `version` are gone by then. */
export function siteTypes(site: Schema, defs: Definitions): string {
  const files = siteFiles(site).map(([name, schema]): [string, Schema] => {
    const { $schema, version, ...properties } = schema.properties as Definitions
    return [name, { ...schema, properties }]
  })
  const body = types(objectOf('SiteFiles', 'Every file of pages-data/site by its name, resolved.', files), {
    ...defs,
    ...siteDefs(site),
  })
  return importing(body, { './resolved.ts': resolvedTypes })
}

/** Everything that people write, before anything is resolved. */
export function authoredTypes(
  { page, document, site, forms }: { page: Schema; document: Schema; site: Schema; forms: Definitions },
  defs: Definitions,
): string {
  // The engine knows no block by name, so this type does not say what a block of one type holds.
  const block = {
    ...{ title: 'Block', type: 'object', additionalProperties: true },
    ...{ properties: { type: text, id: text, note: text }, required: ['type'] },
  }
  const { blocks, ...parts } = page.properties as Definitions
  const kinds: [string, Schema][] = [
    ['page', { ...page, properties: { ...parts, blocks: { ...blocks, items: block } } }],
    ['document', { ...document, title: 'PolicyDocument' }],
    ['siteFiles', objectOf('SiteFiles', '', siteFiles(site))],
    ['submissions', objectOf('Submissions', '', Object.entries(forms))],
  ]
  const body = types(
    objectOf('Everything', '', kinds),
    { ...defs, ...(document.$defs as Definitions), ...siteDefs(site) },
    true,
  )
  return importing(body, {})
}

const text = { type: 'string' }

const resolvedTypes = /\b(IconData|LinkData|PictureData|RichText|Target)\b/g

const siteDefs = (site: Schema): Definitions =>
  Object.fromEntries(
    Object.entries(site.$defs as Definitions).map(([name, schema]) => [name, { ...schema, title: pascal(name) }]),
  )

/** The schema of each file; that of a collection includes what all collections have. */
function siteFiles(site: Schema): [string, Schema][] {
  const defs = siteDefs(site)
  return siteFileNames(site).map((name) => {
    const { $ref, ...schema } = defs[name] as Schema
    return [name, $ref ? over(defs.collection as Schema, schema) : schema]
  })
}

const objectOf = (title: string, description: string, properties: readonly (readonly [string, Schema])[]): Schema => ({
  ...{ title, description, type: 'object', additionalProperties: false },
  properties: Object.fromEntries(properties),
  required: properties.map(([name]) => name),
})

/**
 * A schema and all it refers to: objects with a name become interfaces, in the order of their first use; all else stands
 * where it is used. What TypeScript cannot express is left out.
 * @param authored whether these are values as people write them: plain JSON, which the contract documents
 */
function types(schema: Schema, definitions: Definitions, authored = false): string {
  const defs = localRefs(definitions)
  const interfaces = new Map<string, { schema: string; text: string }>()

  const isObject = ({ type, tsType }: Schema) => type === 'object' && (!tsType || authored)

  /** What a schema refers to, with what stands beside the reference; an object with the name of its definition. */
  function resolved({ $ref, ...beside }: Schema): Schema {
    const name = String($ref).replace('#/$defs/', '')
    const found = defs[name]
    if (!found) return beside
    return isObject(found) ? { title: name, ...found } : resolved({ ...found, ...beside })
  }

  function declare(schema: Schema): string {
    const [name, contract] = [pascal(String(schema.title)), JSON.stringify(schema)]
    const known = interfaces.get(name)
    if (known && known.schema !== contract)
      throw new Error(`Two shapes are called ${name}. Give one of them another "title".`)
    if (known) return name
    const declared = { schema: contract, text: '' }
    interfaces.set(name, declared)
    declared.text = `${comment(schema, '')}export interface ${name} ${members(schema, '')}`
    return name
  }

  function typeOf(schema: Schema, indent: string): string {
    const { type, tsType, enum: values, anyOf, items } = schema
    if (isObject(schema)) return schema.title ? declare(schema) : members(schema, indent)
    if (tsType && !authored) return String(tsType)
    if ('const' in schema) return literal(schema.const)
    if (values) return (values as unknown[]).map(literal).join(' | ')
    if (anyOf) return (anyOf as Schema[]).map((one) => typeOf(resolved(one), indent)).join(' | ')
    if (type !== 'array') return type === 'integer' ? 'number' : String(type)
    const entry = typeOf(resolved(items as Schema), indent)
    return entry.includes(' | ') && !entry.startsWith('{') ? `(${entry})[]` : `${entry}[]`
  }

  function members({ properties = {}, required = [], additionalProperties: others }: Schema, indent: string): string {
    const inner = `${indent}\t`
    const member = (name: string, given: Schema): string => {
      const schema = resolved(given)
      const said = isObject(schema) && schema.title ? '' : comment(schema, inner)
      return `${said}${inner}${name}: ${typeOf(schema, inner)}`
    }
    const lines = Object.entries(properties as Definitions).map(([name, schema]) => {
      const optional = (required as string[]).includes(name) ? '' : '?'
      return member(`${/[^\w$]/.test(name) ? literal(name) : name}${optional}`, schema)
    })
    if (others) lines.push(others === true ? `${inner}[k: string]: unknown` : member('[k: string]', others as Schema))
    return `{\n${lines.join('\n')}\n${indent}}`
  }

  /** What a contract says of a value, and of the entries of a list where no interface says it. */
  function comment({ description, minItems, maxItems, items = {} }: Schema, indent: string): string {
    const entry = resolved(items as Schema)
    const limits = Object.entries({ minItems, maxItems }).filter(([, limit]) => limit !== undefined)
    const parts = [
      description,
      limits.map(([name, limit]) => `@${name} ${limit}`).join('\n'),
      entry.description && !(isObject(entry) && entry.title) && `Items: ${entry.description}`,
    ].filter(Boolean)
    if (authored || !parts.length) return ''
    const lines = parts.join('\n\n').split('\n')
    return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */\n'].map((line) => indent + line).join('\n')
  }

  declare(localRefs(schema))
  return [...interfaces.values()].map(({ text }) => text).join('\n')
}

const literal = (value: unknown): string =>
  typeof value === 'string' && !/['\\]/.test(value) ? `'${value}'` : JSON.stringify(value)

/** Adds the imports that the types need, by module. */
function importing(body: string, modules: Record<string, RegExp>): string {
  const imports = Object.entries(modules).flatMap(([from, names]) => {
    const used = [...new Set(body.match(names) ?? [])].sort()
    return used.length ? [`import type { ${used.join(', ')} } from '${from}'`] : []
  })
  return [...imports, ...(imports.length ? [''] : []), body.trim(), ''].join('\n')
}

const pascal = (name: string) => name.replace(/(?:^|[- ])(\w)/g, (_, letter: string) => letter.toUpperCase())
