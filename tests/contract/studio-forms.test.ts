import { describe, expect, it } from 'vitest'
import { loadContracts } from '../../src/engine/content/contracts.ts'
import { loadSite } from '../../src/engine/content/load.ts'
import { documentsOf } from '../../src/engine/content/sources.ts'
import type { Path } from '../../src/page/walk.ts'
import { type Contract, chosen, contractOf, emptyOf, inner, type Kind, kindOf } from '../../src/studio/form/contract.ts'

const contracts = loadContracts('.')
const schemas = Object.fromEntries(contracts.schemas)

/** Whether a kind of field can show a value. */
function isOf(kind: Kind, value: unknown): boolean {
  if (kind === 'list') return Array.isArray(value)
  if (['link', 'collection', 'map', 'object'].includes(kind)) return typeof value === 'object' && !Array.isArray(value)
  return typeof value === (kind === 'flag' ? 'boolean' : kind === 'number' ? 'number' : 'string')
}

/** Values of a document without a field, or with the wrong kind of field. */
function misfits(contract: Contract | undefined, value: unknown, path: Path = []): string[] {
  const found = contract && chosen(contract, value, schemas)
  if (!found) return [`${path.join('/')}: no field`]
  const kind = kindOf(found)
  if (found.schema.const === undefined && !isOf(kind, value)) return [`${path.join('/')}: ${kind}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const key = Array.isArray(value) ? Number(name) : name
    return misfits(inner(found, key, part, schemas), part, [...path, key])
  })
}

const documents = documentsOf(loadSite('.')).map(({ file, data }) => [file, data] as const)
const examples = [...contracts.blocks.values()].flatMap(({ type, examples }) =>
  examples.map(({ name, data }) => [`${type}: ${name}`, data] as const),
)

describe('forms generated from contracts', () => {
  it.each(documents)('%s: every value has the right kind of field', (file, data) => {
    expect(misfits(contractOf(file, schemas), data)).toEqual([])
  })

  it.each(examples)('%s: every value has the right kind of field', (_, data) => {
    const page = contractOf('pages-data/x.json', schemas)
    const blocks = inner(page, 'blocks', undefined, schemas) as Contract
    expect(misfits(inner(blocks, 0, data, schemas), data)).toEqual([])
  })

  it('new entries have all required properties', () => {
    const faq = inner(
      inner(contractOf('pages-data/x.json', schemas), 'blocks', [], schemas) as Contract,
      0,
      { type: 'faq' },
      schemas,
    )
    const questions = inner(faq as Contract, 'questions', [], schemas) as Contract
    expect(emptyOf(questions, schemas)).toEqual([{ question: '', answer: [''] }])
  })
})
