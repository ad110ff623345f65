import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { blockElement } from '../../src/blocks/element.ts'
import type { Authored } from '../../src/contract/index.ts'
import { shapeAt } from '../../src/engine/check/explain/belongs.ts'
import type { DocumentContext } from '../../src/engine/check/rule.ts'
import { blockRules } from '../../src/engine/check/rules/block-rules.ts'
import { options } from '../../src/engine/check/rules/options.ts'
import type { BlockContract } from '../../src/engine/content/contracts.ts'
import { documentFrom } from '../../src/engine/content/load.ts'
import type { Path } from '../../src/page/walk.ts'
import { componentOf, resolved } from './block-examples.ts'
import { banner, contracts } from './block-problems.ts'

type Values = Record<string, unknown>

/** Every object of a value with its path; of the entries of a list only the first and the last. */
function objectsIn(value: unknown, path: Path = []): { path: Path; object: Values }[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value)) {
    const inner = Object.entries(value).flatMap(([name, part]) => objectsIn(part, [...path, name]))
    return [{ path, object: value as Values }, ...inner]
  }
  return [...new Set([0, value.length - 1])].flatMap((at) => objectsIn(value[at], [...path, at]))
}

/** What the examples of all blocks have, by the name of the property. */
const values = new Map<string, Map<string, unknown>>()
for (const { examples } of contracts.blocks.values())
  for (const { object } of objectsIn(examples.map(({ data }) => data)))
    for (const [name, value] of Object.entries(object)) {
      const known = values.get(name) ?? new Map<string, unknown>()
      if (known.size < 12) known.set(JSON.stringify(value), value)
      values.set(name, known)
    }

/** A block with another value of a property, at a path. */
function withValue(data: Authored.Block, path: Path, name: string, value: unknown): Authored.Block {
  const copy = structuredClone(data)
  const object = path.reduce<Values>((value, step) => value[step] as Values, copy as unknown as Values)
  object[name] = value
  if (name === 'image') object.alt ??= 'What it shows'
  return copy
}

/** Whether one of the rules about options says something of a block. */
function isTold(block: Authored.Block): boolean {
  let isTold = false
  const doc = documentFrom('pages-data/about.json', JSON.stringify({ blocks: [banner, block] }))
  const report = () => {
    isTold = true
  }
  for (const rule of [options, blockRules]) rule.checkDocument(doc, { contracts, report } as unknown as DocumentContext)
  return isTold
}

/** Each example; every look of the first two that it suits; and what some of the options require. */
function variants({ type, examples, properties, schema }: BlockContract): Authored.Block[] {
  const own = examples.map(({ data }) => data)
  const isSound = (block: Authored.Block) => !contracts.validateBlock(type, block).length && !isTold(block)
  const switched = ['look', 'layout', 'side'].flatMap((name) =>
    ((properties[name]?.enum ?? []) as string[]).flatMap((value) =>
      own
        .map((data) => withValue(data, [], name, value))
        .filter(isSound)
        .slice(0, 2),
    ),
  )
  const required = Object.values((schema.dependentRequired ?? {}) as Record<string, string[]>).flat()
  const completed = required.flatMap((name) =>
    [...(values.get(name)?.values() ?? [])].flatMap((value) =>
      own.flatMap((data) => (name in data ? [] : withValue(data, [], name, value))),
    ),
  )
  return [...own, ...switched, ...completed.filter(isSound)]
}

const htmlOf = async (contract: BlockContract, data: Authored.Block): Promise<string> =>
  renderToStaticMarkup(blockElement(await componentOf(data), resolved(contract, data), 'b0-'))

/** Notes are for editors, a link that leaves the site opens a tab anyway, and ids are those of one collection. */
const unseen = ['note', 'newTab', 'only']

/** What needs more entries than an example has. */
const byCount = ['client-carousel: stopOnInteraction', 'home-carousel: slides/0/label']

test.each([...contracts.blocks.values()])('what $type does not show is told', async (contract) => {
  const { type } = contract
  const silent = new Set<string>()
  for (const data of variants(contract)) {
    const html = await htmlOf(contract, data)
    const shows = async (other: Authored.Block) => isTold(other) || (await htmlOf(contract, other)) !== html
    for (const { path, object } of objectsIn(data))
      for (const name of shapeAt(contracts.blockShape(type), path)?.properties.keys() ?? []) {
        if (Object.hasOwn(object, name) || unseen.includes(name)) continue
        let isSilent = false
        for (const value of values.get(name)?.values() ?? []) {
          const other = withValue(data, path, name, value)
          if (contracts.validateBlock(type, other).length > 0) continue
          isSilent = !(await shows(other))
          if (!isSilent) break
        }
        if (isSilent) silent.add(`${type}: ${[...path, name].join('/')}`)
      }
  }
  expect([...silent].filter((place) => !byCount.includes(place))).toEqual([])
})
