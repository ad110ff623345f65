type Schema = Record<string, unknown>
type Definitions = Record<string, Schema>

/**
 * A schema as editors understand it: they take no notice of what stands beside a `$ref`, so such a reference is
 * replaced by what it leads to, with what stands beside it put over it.
 * @param schema with references of the form "#/$defs/name"
 * @param whole replaces every reference, so that the schema needs no definitions
 */
export function forEditors<T>(schema: T, defs: Definitions, { whole = false } = {}): T {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...beside } = value as Schema
    if (typeof $ref !== 'string') return mapped(beside)
    if (!whole && !Object.keys(beside).length) return value
    return visit(over(defs[$ref.replace('#/$defs/', '')] ?? {}, beside))
  }
  const mapped = (value: Schema) => Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item)]))
  return visit(schema) as T
}

/** What stands beside goes before what was there; of an object, property by property. */
function over(found: Schema, beside: Schema): Schema {
  const result = { ...found, ...beside }
  if (found.properties && beside.properties) {
    const known = found.properties as Definitions
    const own = Object.entries(beside.properties as Definitions)
    result.properties = {
      ...known,
      ...Object.fromEntries(own.map(([name, value]) => [name, over(known[name] ?? {}, value)])),
    }
  }
  return result
}
