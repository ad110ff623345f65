import { readdirSync, readFileSync } from 'node:fs'
import { type Schema, Validator } from '@cfworker/json-schema'
import { describe, expect, it } from 'vitest'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** The published schema with a second validator, because editors and other tools do not use Ajv. */
function validator(): Validator {
  const page = read('schema/page.schema.json') as Schema
  const second = new Validator({ ...page, $id: 'https://schema.test/page.schema.json' }, '2020-12', false)
  for (const name of ['blocks', 'defs'])
    second.addSchema({ ...read(`schema/${name}.schema.json`), $id: `https://schema.test/${name}.schema.json` })
  return second
}

const pages = readdirSync('pages-data').filter((name) => name.endsWith('.json'))

describe('the published schema', () => {
  const second = validator()

  it('is tested with pages', () => expect(pages.length).toBeGreaterThan(0))

  it.each(pages)('accepts %s', (name) => {
    expect(second.validate(read(`pages-data/${name}`)).errors).toEqual([])
  })

  it.each([
    ['an unknown block', { type: 'carusel' }],
    ['a misspelt property', { type: 'page-banner', titel: 'x', title: 'x' }],
    ['a missing property', { type: 'process-steps', title: 'x' }],
    ['a wrong type', { type: 'page-banner', title: 7 }],
  ])('refuses %s', (_, block) => {
    const page = read(`pages-data/${pages[0]}`)
    expect(second.validate({ ...page, blocks: [...page.blocks, block] }).valid).toBe(false)
  })

  it.each(pages)('%s has a $schema that editors find', (name) => {
    expect(read(`pages-data/${name}`).$schema).toBe('../schema/page.schema.json')
  })
})
