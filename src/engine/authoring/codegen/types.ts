import { compile, type JSONSchema } from 'json-schema-to-typescript'
import { everyBlock, siteFileNames } from '../../content/contracts.ts'
import { over } from './editor-schema.ts'
import { localRefs } from './published-schemas.ts'

type Schema = Record<string, unknown>
type Definitions = Record<string, Schema>

/** Keywords that TypeScript cannot express. */
const unsaid = [
  ...['allOf', 'if', 'then', 'oneOf', 'not', 'dependentRequired', 'propertyNames'],
  ...['pattern', 'format', 'minLength', 'maxLength', 'uniqueItems'],
]

/** Keywords left out of the types of authored data: their values are the plain JSON, and the contract documents them. */
const unsaidOfAuthored = [...unsaid, 'tsType', 'description', 'default', 'minItems', 'maxItems']

/** Every block as its component receives it: resolved. */
export async function blockTypes(blocks: Map<string, Schema>, defs: Definitions): Promise<string> {
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
  const body = await types(
    objectOf('BlockData', 'Every block of the site by its type, as its component receives it: resolved.', named),
    defs,
  )
  const entities = /\b(Client|Technology|TeamMember|Testimonial|PortfolioItem|GalleryGroup|Job|Claim)\b(?=\[\])/g
  return importing(body, { './resolved.ts': resolvedTypes, './site.generated.ts': entities })
}

/** The files of pages-data/site, resolved; `$schema` and `version` are gone by then. */
export async function siteTypes(site: Schema, defs: Definitions): Promise<string> {
  const files = siteFiles(site).map(([name, schema]): [string, Schema] => {
    const { $schema, version, ...properties } = schema.properties as Definitions
    return [name, { ...schema, properties }]
  })
  const body = await types(objectOf('SiteFiles', 'Every file of pages-data/site by its name, resolved.', files), {
    ...defs,
    ...siteDefs(site),
  })
  return importing(body, { './resolved.ts': resolvedTypes })
}

/** Everything that people write, before anything is resolved. */
export async function authoredTypes(
  { page, document, site, forms }: { page: Schema; document: Schema; site: Schema; forms: Definitions },
  defs: Definitions,
): Promise<string> {
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
  const body = await types(
    objectOf('Everything', '', kinds),
    { ...defs, ...(document.$defs as Definitions), ...siteDefs(site) },
    unsaidOfAuthored,
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
 * A schema as the type compiler gets it. Only objects become named types; everything else is inlined, because the
 * compiler numbers equal names, and a new block would then change every number after it.
 */
function forTypes(value: unknown, defs: Definitions, unsaid: string[], inProperties = false): unknown {
  if (Array.isArray(value)) return value.map((item) => forTypes(item, defs, unsaid))
  if (!value || typeof value !== 'object') return value
  if (!inProperties && '$ref' in value) {
    const { $ref, ...beside } = value as Schema
    const found = defs[String($ref).replace('#/$defs/', '')] as Schema
    return isNamed(found, unsaid) ? { $ref } : forTypes({ ...found, ...beside }, defs, unsaid)
  }
  const result: Schema = {}
  for (const [key, item] of Object.entries(value))
    if (inProperties || !unsaid.includes(key))
      result[key] = forTypes(item, defs, unsaid, !inProperties && (key === 'properties' || key === '$defs'))
  if (!inProperties && typeof result.title === 'string' && !isNamed(result, unsaid)) delete result.title
  return result
}

/** Whether a schema becomes a named type. */
const isNamed = ({ type, tsType }: Schema, unsaid: string[]): boolean =>
  type === 'object' && (!tsType || unsaid.includes('tsType'))

async function types(schema: Schema, definitions: Definitions, keywords = unsaid): Promise<string> {
  const defs = localRefs(definitions)
  const $defs = Object.fromEntries(Object.entries(defs).filter(([, shape]) => isNamed(shape, keywords)))
  const whole = forTypes({ ...localRefs(schema), $defs }, defs, keywords) as JSONSchema
  const body = await compile(whole, String(schema.title), {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: false,
    format: true,
    style: { useTabs: true, semi: false, singleQuote: true, printWidth: 120 },
  })
  const numbered = /^export (?:type|interface) (\w*?)\d+ /m.exec(body)?.[1]
  if (numbered) throw new Error(`Two shapes are called ${numbered}. Give one of them another "title".`)
  return body
}

/** Adds the imports that the types need, by module. */
function importing(body: string, modules: Record<string, RegExp>): string {
  const imports = Object.entries(modules).flatMap(([from, names]) => {
    const used = [...new Set(body.match(names) ?? [])].sort()
    return used.length ? [`import type { ${used.join(', ')} } from '${from}'`] : []
  })
  return [...imports, ...(imports.length ? [''] : []), body.trim(), ''].join('\n')
}

const pascal = (name: string) => name.replace(/(^|-)([a-z])/g, (_, _hyphen, letter: string) => letter.toUpperCase())
