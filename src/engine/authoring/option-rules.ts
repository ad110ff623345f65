import type { PartsByOption } from '../../page/walk.ts'
import type { Schema } from '../content/contracts.ts'

interface Condition extends Schema {
  required?: string[]
}

const quoted = (names: string[], joint: string): string => names.map((name) => `\`${name}\``).join(` ${joint} `)

/**
 * Which properties require or exclude one another, in words by property: { image: ["needs `alt`"] }.
 * Reads `dependentRequired`, `oneOf` and `not` with `required`, "if one is missing, then another is required", and `shows`
 * and `hides`.
 */
export function rulesOf(schema: Schema): Record<string, string[]> {
  const rules: Record<string, string[]> = {}
  const say = (name: string, words: string) => {
    rules[name] = [...(rules[name] ?? []), words]
  }
  for (const [name, needed] of Object.entries((schema.dependentRequired ?? {}) as Record<string, string[]>))
    say(name, `needs ${quoted(needed, 'and')}`)

  const choices = ((schema.oneOf ?? []) as Condition[]).flatMap(({ required }) => required ?? [])
  for (const name of choices) say(name, `either ${quoted(choices, 'or')}`)

  const refused = (schema.not as Condition | undefined)?.required ?? []
  for (const name of refused)
    say(
      name,
      `not with ${quoted(
        refused.filter((other) => other !== name),
        'and',
      )}`,
    )

  const without = ((schema.if as Schema | undefined)?.not as Condition | undefined)?.required ?? []
  const instead = (schema.then as Condition | undefined)?.required ?? []
  if (without.length)
    for (const name of [...without, ...instead]) say(name, `${quoted([...without, ...instead], 'or')} is required`)

  for (const [part, options] of Object.entries(byPart(schema.shows))) say(part, `only with ${options.join(' or ')}`)
  for (const [part, options] of Object.entries(byPart(schema.hides))) say(part, `not with ${options.join(' or ')}`)
  return rules
}

/** The options in words that decide about a part, by the part. */
function byPart(parts: unknown): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [option, byValue] of Object.entries((parts ?? {}) as PartsByOption)) {
    const values = Array.isArray(byValue) ? { '': byValue } : byValue
    for (const name of new Set(Object.values(values).flat())) {
      const those = Object.keys(values).filter((value) => value && values[value]?.includes(name))
      found[name] = [...(found[name] ?? []), `\`${option}\` ${those.join(' or ')}`.trim()]
    }
  }
  return found
}
