import type { ErrorObject } from 'ajv'
import type { Shape } from '../../../page/walk.ts'
import { blocksOf } from '../../content/blocks-of.ts'
import type { Contracts } from '../../content/contracts.ts'
import { nameOf, type SourceDocument, siteKind } from '../../content/load.ts'
import { valueAt } from '../../content/value-at.ts'
import { oncePerDocument } from '../once-per.ts'
import { shapeAt } from './belongs.ts'
import { type Cause, causesOf } from './cause.ts'
import { withExchanged } from './exchanged.ts'
import { pairCauses } from './pair.ts'
import { untypedBlocks } from './untyped-blocks.ts'

/** What is wrong with a document by its contract, each with the contract's description of the place. */
export const causesIn = oncePerDocument((doc: SourceDocument, contracts: Contracts) => {
  const untyped = siteKind(doc.file) === 'page' ? untypedBlocks(doc.data, contracts) : []
  const errors = errorsOf(doc, contracts)
  const shape = untyped.length || errors.length ? shapeFor(doc, contracts) : undefined
  if (!shape) return []
  const placed = withMisplaced(causesOf(errors, doc.data), doc.data, contracts)
  const causes = [
    ...untyped,
    ...withExchanged(placed, doc.data, (data: unknown) => errorsOf({ ...doc, data }, contracts)),
  ]
  return pairCauses(causes, doc.data, shape).map((cause) => {
    const path = cause.kind === 'missing' ? [...cause.path, cause.name] : cause.path
    return { cause, description: shapeAt(shape, path)?.description }
  })
})

/** Replaces all causes within a misplaced block or entry by one that says that it is misplaced. */
function withMisplaced(causes: Cause[], data: unknown, contracts: Contracts): Cause[] {
  const strange = new Set(
    causes.flatMap((cause) => (cause.kind === 'unknown' ? [JSON.stringify([cause.path, cause.name])] : [])),
  )
  const misplaced = causes.flatMap((cause): Cause[] => {
    if (cause.kind !== 'unknown' || cause.path.length < 3) return []
    const { path } = cause
    const entry = valueAt(data, path) as Record<string, unknown>
    const { type } = entry
    if (cause.name === 'type' && typeof type === 'string' && contracts.blocks.has(type))
      return [{ kind: 'block', path, type }]
    const names = Object.keys(entry)
    const isStrange = (name: string): boolean => strange.has(JSON.stringify([path, name]))
    if (names.length < 2 || cause.name !== names[0] || !names.every(isStrange)) return []
    const homes = listsWith(names, contracts)
    return homes.length ? [{ kind: 'foreign', path, names, homes }] : []
  })
  const places = new Set(misplaced.map(({ path }) => JSON.stringify(path)))
  const isWithin = ({ path }: Cause): boolean =>
    places.size > 0 && path.some((_, index) => places.has(JSON.stringify(path.slice(0, index + 1))))
  return [...misplaced, ...causes.filter((cause) => !isWithin(cause))]
}

/** Lists of blocks whose entries know all of these properties. */
function listsWith(names: string[], contracts: Contracts): { list: string; block: string }[] {
  return [...contracts.blocks.keys()].flatMap((block) =>
    [...contracts.blockShape(block).properties].flatMap(([list, { items }]) =>
      items && names.every((name) => items.properties.has(name)) ? [{ list, block }] : [],
    ),
  )
}

/** All errors of a document, with paths from its top. */
function errorsOf(doc: SourceDocument, contracts: Contracts): ErrorObject[] {
  const kind = siteKind(doc.file)
  if (kind === 'site')
    return contracts.siteFiles.includes(nameOf(doc)) ? contracts.validateSiteFile(nameOf(doc), doc.data) : []
  if (kind === 'policy') return contracts.validatePolicy(doc.data)
  const blocks = blocksOf(doc.data).flatMap(({ block, index, type }) =>
    contracts.blocks.has(type)
      ? contracts.validateBlock(type, block).map((error) => ({
          ...error,
          instancePath: `/blocks/${index}${error.instancePath}`,
        }))
      : [],
  )
  return [...contracts.validatePage(doc.data), ...blocks]
}

/** The shape of a document, without that of the blocks of a page; undefined for a file without one. */
export function envelopeOf(doc: SourceDocument, contracts: Contracts): Shape | undefined {
  const kind = siteKind(doc.file)
  if (kind === 'policy') return contracts.policyShape()
  if (kind === 'page') return contracts.pageShape()
  return contracts.siteFiles.includes(nameOf(doc)) ? contracts.siteShape(nameOf(doc)) : undefined
}

/** The same with the blocks. */
export function shapeFor(doc: SourceDocument, contracts: Contracts): Shape | undefined {
  const page = envelopeOf(doc, contracts)
  if (!page || siteKind(doc.file) !== 'page') return page
  const blocks: Shape = { names: [], properties: new Map(), alternatives: [] }
  for (const { index, type } of blocksOf(doc.data))
    if (contracts.blocks.has(type)) blocks.properties.set(String(index), contracts.blockShape(type))
  return { ...page, properties: new Map([...page.properties, ['blocks', blocks]]) }
}
