import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { generate } from '../../src/engine/authoring/codegen.ts'

const root = mkdtempSync(join(tmpdir(), 'generated-types-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
for (const folder of ['schema', 'src/blocks']) cpSync(folder, join(root, folder), { recursive: true })

const ref = (name: string, description: string) => ({
  $ref: `../../../schema/defs.schema.json#/$defs/${name}`,
  description,
})

/** A block that comes before most others and uses the same shapes. */
const before = {
  title: 'Before',
  description: 'A block of another branch.',
  type: 'object',
  properties: {
    title: ref('heading', 'Another heading.'),
    paragraphs: ref('paragraphs', 'Other words.'),
    actions: { type: 'array', items: ref('link', 'Another link.') },
    clients: ref('clients', 'Other clients.'),
  },
  additionalProperties: false,
  examples: [{ type: 'before', title: 'Before' }],
}

const typesOf = () => generate(root).get('src/contract/blocks.generated.ts') as string

function addBlock(type: string, contract: object): void {
  mkdirSync(join(root, 'src/blocks', type))
  writeFileSync(join(root, `src/blocks/${type}/${type}.schema.json`), JSON.stringify(contract))
}

it('adding a block only adds lines to the generated types', () => {
  const old = typesOf().split('\n')
  addBlock('before', before)
  const lines = typesOf().split('\n')
  const added = lines.length - old.length
  expect(lines).toContain('export interface Before {')
  let at = 0
  for (const line of lines) if (line === old[at]) at += 1
  expect(old[at]).toBeUndefined()
  expect(added).toBeGreaterThan(10)
})

it('two shapes with the same name are refused, because one of them would get a number', () => {
  addBlock('twice', { ...before, title: 'Twice', properties: { one: entry('one'), two: entry('two') } })
  expect(typesOf).toThrow('Two shapes are called Entry. Give one of them another "title".')
})

const entry = (name: string) => ({ type: 'object', title: 'Entry', properties: { [name]: { type: 'string' } } })
