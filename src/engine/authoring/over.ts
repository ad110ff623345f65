import type { Definitions, Schema } from '../content/contracts.ts'

/** Lays the keywords beside a reference over those of its target; `properties` are merged one by one. */
export function over(found: Schema, beside: Schema): Schema {
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
