import { isDeepStrictEqual } from 'node:util'
import { type Demand, demandsOf, entry, fits, inside, objectOf, type Part, partsIn, written } from './demands.ts'

/** A demand that a value may not meet although it was right before. */
export interface Lost {
  /** Where the value stands: "questions[].answer". */
  place: string
  keyword: string
}

/**
 * What a contract demands that the earlier one did not. If nothing is found, every value that was valid still is: what
 * cannot be proved counts as lost.
 */
export function lostBetween(before: Part, after: Part): Lost[] {
  /** Comparisons in progress: a shape that contains itself leads to them again, in a smaller value. */
  const open = new Set<string>()
  const numbers = new Map<unknown, number>()
  const number = ({ schema }: Part): number => {
    if (!numbers.has(schema)) numbers.set(schema, numbers.size)
    return numbers.get(schema) as number
  }

  function lost(now: Part[], was: Demand[], place: string): Lost[] {
    if (isImpossible(was)) return []
    return demandsOf(now).flatMap((demand) => {
      const found = lostOf(demand, was, place)
      const isProvedByCases = () => casesOf(was)?.every((one) => !lost([demand], one, place).length)
      return found.length && isProvedByCases() ? [] : found
    })
  }

  const includes = (now: Part[], was: Demand[]): boolean => !lost(now, was, '').length

  function within(now: Part[], before: Part[], place: string): Lost[] {
    const was = before.filter(
      (part, index) =>
        before.findIndex(({ schema, files }) => schema === part.schema && files === part.files) === index,
    )
    const key = [...now.map(number), 'in', ...was.map(number)].join(' ')
    if (open.has(key)) return []
    open.add(key)
    const found = lost(now, demandsOf(was), place)
    open.delete(key)
    return found
  }

  function lostOf(demand: Demand, was: Demand[], place: string): Lost[] {
    const { keyword, schema } = demand
    if (choicesOf(was)?.every((value) => fitsOr(false, value, demand))) return []
    const type = isAbout[keyword]
    if (type && !typesOf(was).includes(type)) return []
    const same = was.filter((other) => other.keyword === keyword)
    const operand = schema[keyword]
    const parts = (schemas: unknown): Part[] => partsIn(demand, [schemas].flat())
    const provedIf = (proved: boolean | undefined): Lost[] => (proved ? [] : [{ place, keyword }])
    switch (keyword) {
      case 'type':
        return provedIf(typesOf(was).every((one) => isOf(one, operand)))
      case 'const':
      case 'enum': {
        const allowed = keyword === 'const' ? [operand] : (operand as unknown[])
        return provedIf(choicesOf(was)?.every((value) => allowed.some((one) => isDeepStrictEqual(one, value))))
      }
      case 'multipleOf':
        return provedIf(same.some((other) => Number(other.schema.multipleOf) % Number(operand) === 0))
      case 'uniqueItems':
        return provedIf(!operand || same.some((other) => other.schema.uniqueItems))
      case 'required': {
        const needed = same.flatMap((other) => other.schema.required)
        const more = (operand as string[]).filter((name) => !needed.includes(name))
        return more.map((name) => ({ place: child(place, name), keyword }))
      }
      case 'properties':
        return lostOfObject(demand, same, place)
      case 'propertyNames':
        return provedIf(
          includes(parts(operand), demandsOf(same.flatMap((one) => partsIn(one, [one.schema.propertyNames])))),
        )
      case 'items': {
        const longest = Math.max(...[demand, ...same].map((one) => ((one.schema.prefixItems ?? []) as []).length))
        return [...Array(longest).keys(), undefined].flatMap((index) =>
          within(entry([demand], index), entry(same, index), `${place}[]`),
        )
      }
      case 'not':
        return provedIf(refuses(was, parts(operand)))
      case 'anyOf':
        return provedIf(parts(operand).some((branch) => includes([branch], was)))
      case 'oneOf':
        return provedIf(
          parts(operand).some(
            (branch, index, all) =>
              includes([branch], was) && all.every((other, at) => at === index || refuses(was, [other])),
          ),
        )
      case 'if':
        return provedIf(schema.if === undefined || isConditionProved(demand, was))
    }
    if (/^(min|max|exclusive)/.test(keyword)) {
      const isLeast = /min/i.test(keyword)
      const [limit, ...limits] = [demand, ...same].map((one) => Number(one.schema[keyword])) as [number, ...number[]]
      const isNone = limit <= 0 && /^min./.test(keyword) && keyword !== 'minimum'
      return provedIf(isNone || limits.some((other) => (isLeast ? other >= limit : other <= limit)))
    }
    return provedIf(same.some((other) => written(other) === written(demand)))
  }

  function lostOfObject(demand: Demand, was: Demand[], place: string): Lost[] {
    const namesIn = (word: 'properties' | 'patternProperties') =>
      new Set([demand, ...was].flatMap((one) => Object.keys(objectOf(one)[word] ?? {})))
    const others = (one: Demand) => objectOf(one).additionalProperties ?? true
    /** A name may match several patterns: then nothing is known of what it held. */
    const matching = (pattern: string, isNow: boolean) => (one: Demand) => {
      const { patternProperties } = objectOf(one)
      return partsIn(one, [patternProperties?.[pattern] ?? (isNow || !patternProperties ? others(one) : true)])
    }
    return [
      ...[...namesIn('properties')].flatMap((name) =>
        within(inside([demand], name), inside(was, name), child(place, name)),
      ),
      ...[...namesIn('patternProperties')].flatMap((pattern) =>
        within([demand].flatMap(matching(pattern, true)), was.flatMap(matching(pattern, false)), `${place}.*`),
      ),
      ...within(
        partsIn(demand, [others(demand)]),
        was.flatMap((one) => partsIn(one, [others(one)])),
        `${place}.*`,
      ),
    ]
  }

  /** Whether a value that was right is never of this kind. */
  function refuses(was: Demand[], kind: Part[]): boolean {
    const both = [...was, ...demandsOf(kind)]
    return (
      isImpossible(both) ||
      was.some(
        (one) =>
          one.keyword === 'not' &&
          includes(
            partsIn(one, [one.schema.not]),
            both.filter((other) => other !== one),
          ),
      )
    )
  }

  function isConditionProved(demand: Demand, was: Demand[]): boolean {
    const { if: asked, then: yes = true, else: no = true } = demand.schema
    const conditions = was.filter(({ keyword, schema }) => keyword === 'if' && schema.if !== undefined)
    const follows = (wanted: unknown, known: Demand[]) => {
      const rest = known.filter((one) => !conditions.includes(one))
      const more = conditions.flatMap((one) => {
        const { if: test, then: right = true, else: wrong = true } = one.schema
        const [chosen] = partsIn(one, [test]) as [Part]
        if (includes([chosen], rest)) return partsIn(one, [right])
        return refuses(rest, [chosen]) ? partsIn(one, [wrong]) : []
      })
      return includes(partsIn(demand, [wanted]), [...known, ...demandsOf(more)])
    }
    return (
      eachValueOf(asked).every((one) => follows(yes, [...was, ...demandsOf(partsIn(demand, [one]))])) &&
      follows(no, [...was, { ...demand, keyword: 'not', schema: { not: asked } }])
    )
  }

  return lost([after], demandsOf([before]), '')
}

const child = (place: string, name: string): string => (place ? `${place}.${name}` : name)

/** The kind of value that a keyword is about: it says nothing about others. */
const isAbout: Record<string, string | undefined> = Object.fromEntries(
  Object.entries({
    object: ['properties', 'required', 'propertyNames', 'minProperties', 'maxProperties'],
    array: ['items', 'minItems', 'maxItems', 'uniqueItems', 'contains'],
    string: ['minLength', 'maxLength', 'pattern', 'format'],
    integer: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  }).flatMap(([type, words]) => words.map((word) => [word, type])),
)

const isOf = (type: string, names: unknown): boolean =>
  [names].flat().some((name) => name === type || (name === 'number' && type === 'integer'))

const typesOf = (demands: Demand[]): string[] =>
  ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'].filter((type) =>
    demands.every(({ keyword, schema }) => keyword !== 'type' || isOf(type, schema.type)),
  )

/** The values to choose from, if they are listed. */
function choicesOf(demands: Demand[]): unknown[] | undefined {
  const list = demands.find(({ keyword }) => keyword === 'const' || keyword === 'enum')
  const values = list && ((list.schema.enum ?? [list.schema.const]) as unknown[])
  return values?.filter((value) => demands.every((demand) => fitsOr(true, value, demand)))
}

function fitsOr(unknown: boolean, value: unknown, demand: Demand): boolean {
  if (typeof value === 'object' && value) return unknown
  try {
    return fits(value, demand)
  } catch {
    return unknown
  }
}

/** Whether no value at all is valid, e.g. because only objects are and they would need what they may not have. */
function isImpossible(demands: Demand[]): boolean {
  const types = typesOf(demands)
  const needed = demands.flatMap(({ keyword, schema }) => (keyword === 'required' ? (schema.required as string[]) : []))
  const isOnlyObject = types.every((type) => type === 'object')
  return isNever(demands) || (isOnlyObject && needed.some((name) => isNever(demandsOf(inside(demands, name)))))
}

const isNever = (demands: Demand[]): boolean =>
  demands.some(({ keyword }) => keyword === 'nothing') || choicesOf(demands)?.length === 0 || !typesOf(demands).length

/** The alternatives, one of which a value had to fit, each with all other demands. */
function casesOf(demands: Demand[]): Demand[][] | undefined {
  const choice = demands.find(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
  if (!choice) return undefined
  const branches = choice.schema[choice.keyword] as unknown[]
  const rest = demands.filter((demand) => demand !== choice)
  return branches.map((branch) => {
    const others = choice.keyword === 'oneOf' ? branches.filter((other) => other !== branch) : []
    return [...rest, ...demandsOf(partsIn(choice, [branch, ...others.map((not) => ({ not }))]))]
  })
}

/** A condition on one of several values of a property as one condition for each. */
function eachValueOf(condition: unknown): unknown[] {
  const { properties = {}, ...more } = condition as { properties?: Record<string, { enum?: unknown[] }> }
  const [[name, { enum: values, ...rest }] = ['', {}], ...others] = Object.entries(properties)
  if (!values || others.length || Object.keys(rest).length) return [condition]
  return values.map((value) => ({ ...more, properties: { [name]: { const: value } } }))
}
