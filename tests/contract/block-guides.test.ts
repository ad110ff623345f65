import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { changed, type Guide } from '../../.storybook/docs/guide.ts'
import type { Authored } from '../../src/contract/index.ts'
import { loadContracts } from '../../src/engine/content/contracts.ts'

const contracts = loadContracts(process.cwd())

describe.each([...contracts.blocks.values()])('block $type has a guide', ({ type, examples }) => {
  const guide = JSON.parse(readFileSync(`src/blocks/${type}/${type}.guide.json`, 'utf8')) as Guide
  const example = (name: string) => examples.find((example) => example.name === name)?.data

  test('that refers to existing examples', () => {
    expect(example(guide.do.example), guide.do.example).toBeDefined()
    expect(example(guide.dont.example), guide.dont.example).toBeDefined()
  })

  test('whose bad example is valid', () => {
    const before = example(guide.dont.example) as Authored.Block
    const after = changed(before, guide.dont.change)
    expect(after).not.toEqual(before)
    expect(contracts.validateBlock(type, after)).toEqual([])
  })

  test('with status, date and complete sentences', () => {
    expect(['new', 'stable', 'leaving']).toContain(guide.status)
    expect(new Date(guide.since).toISOString().slice(0, 10)).toBe(guide.since)
    for (const words of [guide.use, guide.avoid, guide.do.because, guide.dont.because])
      expect(words).toMatch(/^[A-Z].{15,}[.?]$/s)
  })
})
