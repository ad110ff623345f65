// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { type AtRule, parse } from 'postcss'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { blockElement } from '../../src/blocks/element.ts'
import { islands } from '../../src/blocks/islands.ts'
import { blocks } from '../../src/blocks/registry.ts'
import type { Schema } from '../../src/engine/content/contracts.ts'
import { islandTypes } from '../../src/engine/render/render.tsx'
import { componentOf, contracts, folders, resolved } from './block-examples.ts'
import { forbiddenAttributes, headingLevels, parsed, tagsParsed, tagsWritten } from './markup.ts'

const defs = JSON.parse(readFileSync('schema/defs.schema.json', 'utf8')).$defs as Record<string, Schema>

it('whatever is hydrated is listed where the browser looks for it', () => {
  expect(Object.keys(islands).sort()).toEqual([...islandTypes].sort())
})

it('the registry lists every folder of src/blocks', () => {
  expect(folders.length).toBeGreaterThan(0)
  expect(Object.keys(blocks).sort()).toEqual([...folders].sort())
})

describe.each(folders)('block %s', (type) => {
  const contract = contracts.blocks.get(type)
  if (!contract) throw new Error(`src/blocks/${type} has no contract.`)
  const { schema, examples } = contract

  it('has a contract that compiles and has descriptions', () => {
    expect(() => contracts.validateBlock(type, {})).not.toThrow()
    expect(schema.title).toMatch(/^[A-Z]/)
    expect(schema.description).toMatch(/\.$/)
    expect(undescribed(schema, '')).toEqual([])
    expect(openObjects(schema, '')).toEqual([])
  })

  it('has examples with different names', () => {
    const names = (schema.exampleNames ?? []) as string[]
    expect(examples.length).toBeGreaterThan(0)
    expect(names).toHaveLength(examples.length)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !name.trim())).toEqual([])
  })

  it.each(examples)('example $name is valid', ({ data }) => {
    const errors = contracts.validateBlock(type, data)
    expect(errors.map(({ instancePath, message }) => `${instancePath} ${message}`)).toEqual([])
  })

  const styleFiles = readdirSync(`src/blocks/${type}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => ({ name, css: readFileSync(`src/blocks/${type}/${name}`, 'utf8') }))

  it('has no colour literals in its styles', () => {
    for (const { name, css } of styleFiles) expect(colourLiterals(css), name).toEqual([])
  })

  it('styles nothing but what has one of its classes, since the app has the styles of all blocks', () => {
    for (const { name, css } of styleFiles) expect(selectorsWithoutClass(css), name).toEqual([])
  })

  describe.each(examples)('example $name', ({ data }) => {
    let main = document.createElement('main')
    let markup = ''
    const printed: unknown[][] = []
    const props = resolved(contract, data)
    const before = structuredClone(props)

    beforeAll(async () => {
      const Component = await componentOf(data as { type: string })
      for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
        vi.spyOn(console, method).mockImplementation((...words) => printed.push(words))
      markup = renderToStaticMarkup(blockElement(Component, props, 'b0-'))
      vi.restoreAllMocks()
      main = parsed(`<main>${markup}</main>`)
    })

    it('renders without console output and does not change its data', () => {
      expect(main.textContent).not.toBe('')
      expect(printed).toEqual([])
      expect(props).toEqual(before)
    })

    it('is valid markup without inline styles and handlers', () => {
      expect(tagsParsed(main)).toBe(tagsWritten(markup))
      expect(forbiddenAttributes(main)).toEqual([])
    })

    if (islandTypes.includes(type))
      it('is hydrated as it was rendered', async () => {
        const element = blockElement(await componentOf(data as { type: string }), props, 'b0-')
        const island = parsed(`<main>${renderToString(element)}</main>`)
        const differences: unknown[] = []
        vi.spyOn(console, 'error').mockImplementation((...words) => differences.push(words))
        // jsdom draws nothing.
        vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
        const root = flushSync(() => hydrateRoot(island, element, { onRecoverableError: (e) => differences.push(e) }))
        root.unmount()
        expect(differences).toEqual([])
      })

    it('starts with the given heading level and skips none', () => {
      const levels = headingLevels(main)
      const steps = levels.map((level, index) => level - (levels[index - 1] ?? props.level - 1))
      expect(levels.slice(0, 1)).toEqual(levels.length ? [props.level] : [])
      expect(Math.max(1, ...steps)).toBe(1)
      expect(levels.filter((level) => level < props.level)).toEqual([])
      expect(levels.filter((level) => level === 1).length).toBeLessThanOrEqual(1)
    })
  })
})

/** Properties, at any depth, that have no description, neither their own nor that of a shared shape. */
function undescribed(schema: Schema, path: string): string[] {
  const own = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
  const inner = own.flatMap(([name, property]) => {
    const shape = defs[String(property.$ref).split('/').at(-1) ?? '']
    const described = property.description ?? shape?.description
    return [...(described ? [] : [`${path}/${name}`]), ...undescribed(property, `${path}/${name}`)]
  })
  return schema.items ? [...inner, ...undescribed(schema.items as Schema, `${path}[]`)] : inner
}

/** Objects, at any depth, that would accept a misspelt property. */
function openObjects(schema: Schema, path: string): string[] {
  const inner = Object.entries((schema.properties ?? {}) as Record<string, Schema>).flatMap(([name, property]) =>
    openObjects(property, `${path}/${name}`),
  )
  const items = schema.items ? openObjects(schema.items as Schema, `${path}[]`) : []
  const open = schema.type === 'object' && schema.additionalProperties === undefined
  return [...(open ? [path || '/'] : []), ...inner, ...items]
}

/** Selectors, but for nested ones, that need no class. */
function selectorsWithoutClass(css: string): string[] {
  const found: string[] = []
  parse(css).walkRules((rule) => {
    const { parent } = rule
    if (parent?.type === 'rule' || (parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name))) return
    found.push(...rule.selectors.filter((selector) => !/\.[a-z]/i.test(selector) && !selector.includes('&')))
  })
  return found
}

/** Colours that are not tokens. In masks, colours mean opacity and are allowed. */
function colourLiterals(css: string): string[] {
  const values = css.replace(/\/\*.*?\*\//gs, '').replace(/\bmask(-image)?\s*:[^;]*;/g, '')
  const named =
    'aqua|black|blue|fuchsia|gray|grey|green|lime|maroon|navy|olive|orange|purple|red|silver|teal|white|yellow'
  return (
    values.match(
      new RegExp(
        `#[0-9a-f]{3,8}\\b|\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\(|(?<=[:\\s,(])(${named})(?=[;\\s,)])`,
        'gi',
      ),
    ) ?? []
  )
}
