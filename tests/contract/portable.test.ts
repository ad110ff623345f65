import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { type Schema, Validator } from '@cfworker/json-schema'
import { describe, expect, it } from 'vitest'
import { loadContracts } from '../../src/engine/content/contracts.ts'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const files = ['schema', 'src/blocks'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => `${folder}/${name}`),
)

/** The one pattern that needs ECMAScript: names with letters of any script. Only our own server and page check forms. */
const ofForms = /^schema\/forms\//

/** Every regular expression of a schema. */
function patternsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  )
}

/** Syntax that not all regular expressions support: [^] for any character, property classes, named groups, lookbehind. */
const unportable = /\[\^\]|\[\]|\\[pPkcAZzh]|\(\?<|\\u\{|\(\?>|[*+?}]\+/

describe('schemas are portable', () => {
  it('regular expressions use common syntax', () => {
    const wrong = files
      .filter((file) => !ofForms.test(file))
      .flatMap((file) => patternsIn(read(file)).filter((pattern) => unportable.test(pattern)))
    expect(wrong).toEqual([])
    expect('^\\S([^]*\\S)?$').toMatch(unportable)
  })

  it('every example of a block is valid for a validator other than Ajv', () => {
    const second = new Validator(
      { ...(read('schema/blocks.schema.json') as Schema), $id: 'https://schema.test/' },
      '2020-12',
      false,
    )
    const examples = [...loadContracts(process.cwd()).blocks.values()].flatMap((block) => block.examples)
    const wrong = examples.filter(({ data }) => !second.validate(data).valid).map(({ name }) => name)
    expect(wrong).toEqual([])
    expect(second.validate({ type: 'prose', sections: 'none' }).valid).toBe(false)
  })

  const hasPython = spawnSync('python3', ['-c', 'import jsonschema, referencing']).status === 0
  const python = hasPython ? '' : ' (left out: python3 with jsonschema is not here)'
  it(`Python's jsonschema accepts every schema, document and example${python}`, { timeout: 120_000 }, () => {
    if (!hasPython) return
    const { status, stdout, stderr } = spawnSync('python3', ['tests/contract/portable.py'], { encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    expect(stdout.split('\n').filter((line) => line && !ofForms.test(line))).toEqual([])
  })
})
