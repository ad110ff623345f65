import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ErrorObject } from 'ajv'
import type { Authored } from '../../contract/index.ts'
import { blockId, ids, type Shapes, schemaId, shapes } from '../../page/shapes.ts'
import { ajvWith } from './ajv.ts'
import { ContractError, invalid, orThrow } from './contract-error.ts'
import { types } from './contract-keywords.ts'
import { contractTests } from './contract-test.ts'
import { readDocument } from './load.ts'
import { migrationFiles } from './versions.ts'

export { ContractError }

/** A JSON Schema as written. */
export type Schema = { [keyword: string]: unknown }

/** Schemas by name. */
export type Definitions = Record<string, Schema>

/** What the contract of a block says. */
export interface BlockContract {
  /** Its name: `type` in the data, and the name of its folder and contract. */
  type: string
  /** Path of the contract relative to the root. */
  file: string
  /** The contract as written: the block's own properties only. */
  schema: Schema
  /** The block's own properties. */
  properties: Definitions
  /** The standard keyword `examples`, each with its name from `exampleNames`. */
  examples: { name: string; data: Authored.Block }[]
  /** True for a block that must be first on a page and shows the page's h1 (keyword "heading": "page"). */
  carriesPageHeading: boolean
}

/** All contracts of a site. Errors are Ajv's, with `data` and `parentSchema`. */
export interface Contracts extends Shapes {
  /** The current version of the contracts: the number of steps in schema/migrations. */
  version: number
  blocks: Map<string, BlockContract>
  /** All schemas by id. Those of blocks include what every block has. */
  schemas: Map<string, Schema>
  /** The shared shapes of schema/defs.schema.json, by name. */
  defs: Definitions
  /** Checks path, meta and that there are blocks, but not the blocks themselves. */
  validatePage(data: unknown): ErrorObject[]
  validateBlock(type: string, data: unknown): ErrorObject[]
  /** @param name name of the file in pages-data/site, without .json; throws for a name without a shape */
  validateSiteFile(name: string, data: unknown): ErrorObject[]
  validatePolicy(data: unknown): ErrorObject[]
  /** Names of pages-data/site files that have a shape in site.schema.json. */
  siteFiles: string[]
}

/** The properties that every block has besides `type` and its own. */
export const everyBlock = {
  id: {
    $ref: '../../../schema/defs.schema.json#/$defs/anchor',
    description: 'Anchor of the section: links lead here by #id.',
  },
  note: { type: 'string', minLength: 1, description: 'For editors; visitors never see it.' },
} satisfies Definitions

/** The complete schema of a block: its own properties and those that every block has. */
export function blockSchema(contract: BlockContract): Schema {
  const { $schema, exampleNames, ...own } = contract.schema
  return {
    ...own,
    properties: {
      type: { const: contract.type, description: 'Which block this is.' },
      ...everyBlock,
      ...contract.properties,
    },
    required: ['type', ...((own.required ?? []) as string[])],
  }
}

/**
 * Reads schema/*.json and src/blocks/<type>/<type>.schema.json.
 * @throws ContractError for a file that is not JSON or not a schema
 */
export function loadContracts(root: string): Contracts {
  const schemas = new Map<string, Schema>()
  for (const name of readdirSync(join(root, 'schema')).filter((name) => name.endsWith('.schema.json'))) {
    // blocks.schema.json is generated from the contracts read below; blocks are looked up by type instead.
    const schema = name === 'blocks.schema.json' ? {} : readSchema(root, `schema/${name}`)
    schemas.set(schemaId(`schema/${name}`), schema)
  }
  schemas.set(schemaId('schema/blocks.schema.json'), {})
  const blocks = readBlocks(root)
  for (const block of blocks.values()) schemas.set(blockId(block.type), blockSchema(block))
  const known = shapes(schemas)
  // Find references that lead nowhere now, while the file is known.
  for (const type of blocks.keys()) orThrow(blockId(type), () => known.blockShape(type))
  orThrow(ids.page, known.pageShape)
  orThrow(ids.policy, known.policyShape)
  const siteFiles = siteFileNames(schemas.get(ids.site))
  for (const name of siteFiles) orThrow(ids.site, () => known.siteShape(name))
  const validate = validatorOf(schemas, [
    ...[ids.page, ids.policy],
    ...siteFiles.map(siteFileId),
    ...[...blocks.keys()].map(blockId),
  ])
  return {
    ...known,
    version: migrationFiles(root).size,
    blocks,
    schemas,
    defs: (schemas.get(ids.defs)?.$defs ?? {}) as Definitions,
    validatePage: (data) => validate(ids.page, data),
    validateBlock: (type, data) => validate(blockId(type), data),
    validateSiteFile: (name, data) => validate(siteFileId(name), data),
    validatePolicy: (data) => validate(ids.policy, data),
    siteFiles,
  }
}

const siteFileId = (name: string): string => `${ids.site}#/$defs/${name}`

/** Validates values by schema id. A fast check accepts valid values; Ajv only explains invalid ones. */
function validatorOf(schemas: Map<string, Schema>, names: string[]): (id: string, data: unknown) => ErrorObject[] {
  let ajv: ReturnType<typeof ajvWith> | undefined
  const errorsBy = (id: string) => {
    ajv ??= ajvWith(schemas)
    return ajv(id)
  }
  const testAt = contractTests(schemas)
  const tests = new Map(names.map((id) => [id, testAt(id)]))
  // Reports an invalid schema now, and not at its first use.
  for (const [id, test] of tests) if (!test) errorsBy(id)
  return (id, data) => (tests.get(id)?.(data) ? [] : errorsBy(id)(data))
}

/** The names of the definitions of site.schema.json that describe a file: those that allow `$schema`. */
export function siteFileNames(site: Schema | undefined): string[] {
  const definitions = Object.entries((site?.$defs ?? {}) as Definitions)
  const isFile = (schema: Schema): boolean =>
    schema.$ref === '#/$defs/collection' || '$schema' in ((schema.properties ?? {}) as object)
  return definitions.filter(([name, schema]) => name !== 'collection' && isFile(schema)).map(([name]) => name)
}

function readSchema(root: string, file: string): Schema {
  const { data, problems } = readDocument(root, file)
  const [problem] = problems
  if (problem) throw new ContractError(problem)
  return data as Schema
}

/** Keywords of a block's contract that are read before Ajv sees them, with their type. */
const takenApart = { properties: 'object', required: 'array', exampleNames: 'array', examples: 'array' }

function readBlocks(root: string): Map<string, BlockContract> {
  const folder = join(root, 'src/blocks')
  const blocks = new Map<string, BlockContract>()
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const file = `src/blocks/${entry.name}/${entry.name}.schema.json`
    const schema = readSchema(root, file)
    for (const [keyword, type] of Object.entries(takenApart))
      if (keyword in schema && !types[type]?.(schema[keyword]))
        throw invalid(blockId(entry.name), `${keyword} must be ${type}`)
    const names = (schema.exampleNames ?? []) as string[]
    const examples = (schema.examples ?? []) as Authored.Block[]
    blocks.set(entry.name, {
      type: entry.name,
      file,
      schema,
      properties: (schema.properties ?? {}) as Definitions,
      examples: examples.map((data, index) => ({ name: names[index] ?? `Example ${index + 1}`, data })),
      carriesPageHeading: schema.heading === 'page',
    })
  }
  return blocks
}
