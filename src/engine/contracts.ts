import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { blockId, ids, type Shapes, schemaId, shapes } from './shapes.ts'

/** A JSON Schema as written. */
export type Schema = { [keyword: string]: unknown }

/** What a block's folder says about it. */
export interface BlockContract {
  /** Name in the data, of the folder and of the file. */
  type: string
  /** Path of the contract relative to the root. */
  file: string
  /** The contract as written: the block's own properties only. */
  schema: Schema
  /** The block's own properties. */
  properties: Record<string, Schema>
  /** Standard keyword `examples` with the names that stand beside it in `exampleNames`. */
  examples: { name: string; data: Record<string, unknown> }[]
  /** True for a block that stands first on a page and shows the page's h1 (keyword "heading": "page"). */
  carriesPageHeading: boolean
}

/** All contracts of a site, compiled when first needed. Errors are Ajv's, with `data` and `parentSchema`. */
export interface Contracts extends Shapes {
  blocks: Map<string, BlockContract>
  /** All schemas by id; those of blocks whole, with what every block has. */
  schemas: Map<string, Schema>
  /** The shared shapes of schema/defs.schema.json, by name. */
  defs: Record<string, Schema>
  /** The envelope: path, meta and that there are blocks; not what is in them. */
  validatePage(data: unknown): ErrorObject[]
  validateBlock(type: string, data: unknown): ErrorObject[]
  /** @param name name of the file in pages-data/site, without .json; throws for a name without a shape */
  validateSiteFile(name: string, data: unknown): ErrorObject[]
  validateDocument(data: unknown): ErrorObject[]
  /** An address as links take it; those within texts are no values of their own, so no other contract sees them. */
  validateAddress(address: string): ErrorObject[]
  /** Names of pages-data/site files that have a shape in site.schema.json. */
  siteFiles: string[]
}

/**
 * Keywords of ours that say something to people or to the engine and constrain nothing: `tsType` (resolved type),
 * `exampleNames`, `heading` (see BlockContract), `messages` (words of a form's rules).
 */
export const annotations = ['tsType', 'exampleNames', 'heading', 'messages']

/** The schema of a whole block: its own properties and the ones that every block has. */
export function blockSchema(contract: BlockContract): Schema {
  const { $schema, exampleNames, ...own } = contract.schema
  const required = Array.isArray(own.required) ? own.required : []
  return {
    ...own,
    properties: {
      type: { const: contract.type, description: 'Which block this is.' },
      id: {
        $ref: '../../../schema/defs.schema.json#/$defs/anchor',
        description: 'Anchor of the section: links lead here by #id.',
      },
      note: { type: 'string', minLength: 1, description: 'For editors; visitors never see it.' },
      ...contract.properties,
    },
    required: ['type', ...required],
  }
}

/**
 * Reads schema/*.json and src/blocks/<type>/<type>.schema.json.
 * @throws Error that names the file, for a contract that is not JSON or not a schema
 */
export function loadContracts(root: string): Contracts {
  const schemas = new Map<string, Schema>()
  for (const name of readdirSync(join(root, 'schema')).filter((name) => name.endsWith('.schema.json'))) {
    // blocks.schema.json is made from the contracts read below; blocks are looked up by type instead.
    const schema = name === 'blocks.schema.json' ? {} : readSchema(root, `schema/${name}`)
    schemas.set(schemaId(`schema/${name}`), schema)
  }
  schemas.set(schemaId('schema/blocks.schema.json'), {})
  const blocks = readBlocks(root)
  for (const block of blocks.values()) schemas.set(blockId(block.type), blockSchema(block))
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strictRequired: false, strictTypes: false })
  ajv.addVocabulary(annotations)
  formats.default(ajv)
  for (const [id, schema] of schemas) ajv.addSchema({ ...schema, $id: id })

  const validators = new Map<string, ValidateFunction>()
  const validate = (id: string, data: unknown): ErrorObject[] => {
    const validator = validators.get(id) ?? compile(ajv, id)
    validators.set(id, validator)
    return validator(data) ? [] : (validator.errors ?? [])
  }
  return {
    ...shapes(schemas),
    blocks,
    schemas,
    defs: (schemas.get(ids.defs)?.$defs ?? {}) as Record<string, Schema>,
    validatePage: (data) => validate(ids.page, data),
    validateBlock: (type, data) => validate(blockId(type), data),
    validateSiteFile: (name, data) => validate(`${ids.site}#/$defs/${name}`, data),
    validateDocument: (data) => validate(ids.document, data),
    validateAddress: (address) => validate(`${ids.defs}#/$defs/address`, address),
    siteFiles: siteFileNames(schemas.get(ids.site)),
  }
}

function compile(ajv: Ajv2020, id: string): ValidateFunction {
  try {
    const validator = ajv.getSchema(id)
    if (validator) return validator
  } catch (error) {
    throw new Error(`${fileOf(id)} is not a valid JSON Schema: ${(error as Error).message}`)
  }
  throw new Error(`There is no schema ${fileOf(id)}.`)
}

const fileOf = (id: string): string => id.slice(schemaId('').length)

/** A definition of site.schema.json is the shape of a file if it has `$schema`, as every document may. */
export function siteFileNames(site: Schema | undefined): string[] {
  const definitions = Object.entries((site?.$defs ?? {}) as Record<string, Schema>)
  const isFile = (schema: Schema): boolean =>
    schema.$ref === '#/$defs/collection' || '$schema' in ((schema.properties ?? {}) as object)
  return definitions.filter(([name, schema]) => name !== 'collection' && isFile(schema)).map(([name]) => name)
}

function readSchema(root: string, file: string): Schema {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')) as Schema
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${(error as Error).message}`)
  }
}

function readBlocks(root: string): Map<string, BlockContract> {
  const folder = join(root, 'src/blocks')
  const blocks = new Map<string, BlockContract>()
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const file = `src/blocks/${entry.name}/${entry.name}.schema.json`
    const schema = readSchema(root, file)
    const names = (schema.exampleNames ?? []) as string[]
    const examples = (schema.examples ?? []) as Record<string, unknown>[]
    blocks.set(entry.name, {
      type: entry.name,
      file,
      schema,
      properties: (schema.properties ?? {}) as Record<string, Schema>,
      examples: examples.map((data, index) => ({ name: names[index] ?? `Example ${index + 1}`, data })),
      carriesPageHeading: schema.heading === 'page',
    })
  }
  return blocks
}
