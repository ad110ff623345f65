/** A JSON Schema as written. */
export type Schema = { [keyword: string]: unknown }

/** What a contract requires of the value at one place. */
export interface Facets {
  type?: string
  /** The values to choose from. */
  choices?: unknown[]
  /** Limits by keyword: minLength, maxItems … */
  limits: Record<string, number>
  /** Regular expression or named format. */
  form?: string
  default?: unknown
  required: boolean
  /** Keywords that make values depend on one another; compared as written. */
  conditions: string
}

const limitWords = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum', 'minProperties']
const conditionWords = ['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentRequired', 'uniqueItems']

/**
 * What a contract requires, place by place: "questions[].answer" → its facets. References are followed.
 * @param files the contracts as read, by their path from the root
 * @param start address of the contract: "src/blocks/<type>/<type>.schema.json" or "schema/site.schema.json#/$defs/company"
 */
export function facetsOf(files: ReadonlyMap<string, Schema>, start: string): Map<string, Facets> {
  const found = new Map<string, Facets>()
  const visit = (schema: Schema, home: string, place: string, required: boolean): void => {
    const whole = followed(files, withAbsoluteRefs(schema, home))
    found.set(place, facetsAt(whole, required))
    const wanted = (whole.required ?? []) as string[]
    for (const [name, value] of Object.entries((whole.properties ?? {}) as Record<string, Schema>))
      visit(value, home, place ? `${place}.${name}` : name, wanted.includes(name))
    if (isSchema(whole.items)) visit(whole.items, home, `${place}[]`, false)
    if (isSchema(whole.additionalProperties)) visit(whole.additionalProperties, home, `${place}.*`, false)
  }
  visit({ $ref: `/${start}` }, '', '', false)
  return found
}

function facetsAt(schema: Schema, required: boolean): Facets {
  const pick = (words: string[]) => words.filter((word) => word in schema).map((word) => [word, schema[word]] as const)
  const conditions = pick(conditionWords)
  return {
    type: schema.type as string | undefined,
    choices: 'const' in schema ? [schema.const] : (schema.enum as unknown[] | undefined),
    limits: Object.fromEntries(pick(limitWords)) as Record<string, number>,
    form: (schema.pattern ?? schema.format) as string | undefined,
    default: schema.default,
    required,
    conditions: conditions.length ? JSON.stringify(Object.fromEntries(conditions)) : '',
  }
}

/** A schema with its reference replaced by the target, and the keywords beside it laid over. */
function followed(files: ReadonlyMap<string, Schema>, { $ref, ...beside }: Schema): Schema {
  // Blocks have contracts of their own.
  if (typeof $ref !== 'string' || $ref === '/schema/blocks.schema.json') return beside
  const [path = '', pointer = ''] = $ref.split('#')
  let target: unknown = files.get(path.slice(1))
  for (const part of pointer.split('/').slice(1)) target = (target as Schema | undefined)?.[part]
  return isSchema(target) ? over(followed(files, withAbsoluteRefs(target, path.slice(1))), beside) : beside
}

/** Lays the keywords beside a reference over those of its target; properties are merged one by one. */
function over(found: Schema, beside: Schema): Schema {
  const result = { ...found, ...beside }
  for (const word of ['properties', 'items'] as const)
    if (isSchema(found[word]) && isSchema(beside[word])) result[word] = over(found[word], beside[word])
  return result
}

function withAbsoluteRefs(schema: Schema, home: string): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key !== '$ref' || typeof value !== 'string') return value
    const { pathname, hash } = new URL(value, `file:///${home}`)
    return pathname + hash
  })
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
