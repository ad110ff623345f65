import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { uiIconNames } from '../../ui/icon-names.ts'
import { type Definitions, type Schema, siteFileNames } from '../content/contracts.ts'
import { sprite } from '../content/icons.ts'
import { migrationFiles } from '../content/versions.ts'
import { blocksSchema, note, siteSchemas } from './codegen/published-schemas.ts'
import { authoredTypes, blockTypes, siteTypes } from './codegen/types.ts'
import { vscodeFiles } from './codegen/vscode.ts'

/** Every generated file with its text, by path from the root. The order and the text depend on the contracts alone. */
export function generate(root: string): Map<string, string> {
  const blocks = readBlockSchemas(root)
  const defs = json(join(root, 'schema/defs.schema.json')).$defs as Definitions
  const site = json(join(root, 'schema/site.schema.json'))
  return new Map([
    ['schema/blocks.schema.json', inJson(blocksSchema(blocks, defs))],
    ...[...siteSchemas(site, defs)].map(
      ([name, schema]) => [`schema/site/${name}.schema.json`, inJson(schema)] as const,
    ),
    ...[...vscodeFiles(blocks, siteFileNames(site), migrationFiles(root).size)].map(
      ([name, content]) => [`.vscode/${name}`, inJson(content)] as const,
    ),
    ['src/contract/blocks.generated.ts', noted(blockTypes(blocks, defs))],
    ['src/contract/site.generated.ts', noted(siteTypes(site, defs))],
    ['src/contract/authored.generated.ts', noted(authoredTypes({ ...documents(root), site }, defs))],
    ['src/ui/icons.generated.svg', sprite(uiIconNames)],
  ])
}

/** The contracts of whatever is neither a block nor a file of pages-data/site. */
function documents(root: string) {
  const contract = (name: string) => json(join(root, `schema/${name}.schema.json`))
  const forms = { enquiry: contract('forms/enquiry'), 'job-application': contract('forms/job-application') }
  return { page: contract('page'), document: contract('document'), forms }
}

const noted = (types: string): string => `// ${note}\n${types}`

const inJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

function readBlockSchemas(root: string): Map<string, Schema> {
  const folder = join(root, 'src/blocks')
  const types = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return new Map(
    types.map(({ name }) => [name, json(join(folder, name, `${name}.schema.json`))]).sort() as [string, Schema][],
  )
}

const json = (file: string): Schema => JSON.parse(readFileSync(file, 'utf8'))
