import type { Definitions, Schema } from '../../content/contracts.ts'
import { over } from '../over.ts'

/** What only `npm run check` understands. */
const ours = ['shows', 'hides', 'needs', 'counts', 'sizes']

/**
 * A schema as editors understand it, without keywords of ours. They ignore keywords beside a `$ref`, so such a reference is
 * replaced by its target, with the keywords beside it laid over.
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
  const mapped = (value: Schema) =>
    Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) =>
        'properties' in value && ours.includes(key) ? [] : [[key, visit(item)]],
      ),
    )
  return visit(schema) as T
}
