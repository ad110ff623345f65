import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { changed, type Guide } from '../../.storybook/docs/guide.ts'
import { blockElement } from '../../src/blocks/element.ts'
import type { Authored } from '../../src/contract/index.ts'
import { componentOf, contracts, resolved } from './block-examples.ts'

describe.each([...contracts.blocks.values()])('block $type has a guide', (contract) => {
  const { type, examples } = contract
  const guide = JSON.parse(readFileSync(`src/blocks/${type}/${type}.guide.json`, 'utf8')) as Guide
  const example = (name: string) => examples.find((example) => example.name === name)?.data

  test('that refers to existing examples', () => {
    expect(example(guide.do.example), guide.do.example).toBeDefined()
    expect(example(guide.dont.example), guide.dont.example).toBeDefined()
  })

  test('whose bad example is valid, and renders without console output', async () => {
    const before = example(guide.dont.example) as Authored.Block
    const after = changed(before, guide.dont.change)
    expect(after).not.toEqual(before)
    expect(contracts.validateBlock(type, after)).toEqual([])
    const said = vi.spyOn(console, 'error')
    expect(renderToStaticMarkup(blockElement(await componentOf(after), resolved(contract, after), 'b0-'))).toMatch(
      /\w</,
    )
    expect(said).not.toHaveBeenCalled()
  })

  test('with status, date and complete sentences', () => {
    expect(['new', 'stable', 'leaving']).toContain(guide.status)
    expect(new Date(guide.since).toISOString().slice(0, 10)).toBe(guide.since)
    for (const words of [guide.use, guide.avoid, guide.do.because, guide.dont.because])
      expect(words).toMatch(/^[A-Z].{15,}[.?]$/s)
  })
})
