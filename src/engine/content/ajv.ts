import { createRequire } from 'node:module'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { orThrow } from './contract-error.ts'
import { ownKeywords } from './contract-keywords.ts'
import type { Schema } from './contracts.ts'

/**
 * Ajv with these schemas. Loaded only for a contract or a document that is wrong, because that takes longer than checking
 * the whole site without it.
 * @returns a function that tells what is wrong with a value by the schema of an id, compiled when first asked for
 * @throws ContractError for what is not a schema, here or when it is asked for
 */
export function ajvWith(schemas: ReadonlyMap<string, Schema>): (id: string) => (data: unknown) => ErrorObject[] {
  const require = createRequire(import.meta.url)
  const { Ajv2020 } = require('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js')
  const formats = require('ajv-formats') as typeof import('ajv-formats')
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strictRequired: false, strictTypes: false })
  for (const [keyword, schemaType] of Object.entries(ownKeywords)) ajv.addKeyword({ keyword, schemaType })
  formats.default(ajv)
  for (const [id, schema] of schemas) orThrow(id, () => ajv.addSchema({ ...schema, $id: id }))
  const validators = new Map<string, ValidateFunction>()
  return (id) => {
    const validator = validators.get(id) ?? orThrow(id, () => ajv.getSchema(id))
    if (!validator) throw new Error(`There is no schema ${id}.`)
    validators.set(id, validator)
    return (data) => (validator(data) ? [] : (validator.errors ?? []))
  }
}
