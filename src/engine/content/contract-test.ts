import { annotations, keywords, quiet, type Test, types, Unknown } from './contract-keywords.ts'
import type { Schema } from './contracts.ts'
import { isObject } from './is-object.ts'

/**
 * Makes tests of schemas: whether a value is right, ready in a hundredth of the time that Ajv takes. What is wrong
 * with a value, and whether a schema is valid at all, only Ajv says.
 * @param schemas all schemas by absolute id
 * @returns the test of the schema at a reference; undefined where only Ajv can tell
 */
export function contractTests(schemas: ReadonlyMap<string, Schema>): (reference: string) => Test | undefined {
  const made = new Map<string, Test>()

  function testAt(reference: string): Test {
    const known = made.get(reference)
    if (known) return known
    let test: Test | undefined
    // Known before it is made, so that a schema may refer to itself.
    made.set(reference, (value) => !!test?.(value))
    const [id = '', pointer = ''] = reference.split('#')
    let schema: unknown = schemas.get(id)
    for (const part of pointer.split('/').slice(1)) schema = (schema as Schema | undefined)?.[part]
    test = testOf(schema, id)
    made.set(reference, test)
    return test
  }

  function testOf(schema: unknown, id: string): Test {
    if (typeof schema === 'boolean') return () => schema
    if (!isObject(schema)) throw new Unknown(id)
    return all(
      Object.entries(schema).flatMap(([keyword, operand]): Test[] => {
        if (keyword === '$ref') return [testAt(new URL(String(operand), id).href)]
        if (Object.hasOwn(annotations, keyword)) {
          const type = annotations[keyword]
          if (type && !types[type]?.(operand)) throw new Unknown(keyword)
          return []
        }
        if (quiet(keyword, schema)) return []
        const make = Object.hasOwn(keywords, keyword) ? keywords[keyword] : undefined
        if (!make) throw new Unknown(keyword)
        return [make(operand, (inner) => testOf(inner, id), schema)]
      }),
    )
  }

  return (reference) => {
    try {
      return testAt(reference)
    } catch {
      // Anything unusual in a schema is left to Ajv, which explains or accepts it.
      return undefined
    }
  }
}

function all(tests: Test[]): Test {
  const [first, second] = tests
  if (!first) return () => true
  if (!second) return first
  return (value) => {
    for (const test of tests) if (!test(value)) return false
    return true
  }
}
