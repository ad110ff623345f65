import type { ErrorObject } from 'ajv'
import { blocksOf } from '../blocks-of.ts'
import type { Contracts } from '../contracts.ts'
import { nameOf, type SourceDocument, siteKind } from '../load.ts'
import { remember } from '../remember.ts'
import type { Shape } from '../walk.ts'
import { shapeAt } from './belongs.ts'
import { causesOf } from './cause.ts'
import { pairCauses } from './pair.ts'
import { untypedBlocks } from './untyped-blocks.ts'

/** What is wrong with a document by its contract, each with what the contract says of the place. */
export const causesIn = remember((doc: SourceDocument, contracts: Contracts) => {
  const shape = shapeFor(doc, contracts)
  if (!shape) return []
  const untyped = siteKind(doc.file) === 'page' ? untypedBlocks(doc.data, contracts) : []
  const causes = [...untyped, ...causesOf(errorsOf(doc, contracts), doc.data)]
  return pairCauses(causes, doc.data, shape).map((cause) => {
    const path = cause.kind === 'missing' ? [...cause.path, cause.name] : cause.path
    return { cause, description: shapeAt(shape, path)?.description }
  })
})

/** All errors of a document, with paths from its top. */
function errorsOf(doc: SourceDocument, contracts: Contracts): ErrorObject[] {
  const kind = siteKind(doc.file)
  if (kind === 'site') return contracts.validateSiteFile(nameOf(doc), doc.data)
  if (kind === 'document') return contracts.validateDocument(doc.data)
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

/** The shape of a whole document, the blocks of a page included; undefined for a file without one. */
function shapeFor(doc: SourceDocument, contracts: Contracts): Shape | undefined {
  const kind = siteKind(doc.file)
  if (kind === 'document') return contracts.documentShape()
  if (kind === 'site') return contracts.siteFiles.includes(nameOf(doc)) ? contracts.siteShape(nameOf(doc)) : undefined
  const page = contracts.pageShape()
  const blocks: Shape = { names: [], properties: new Map(), alternatives: [] }
  for (const { index, type } of blocksOf(doc.data))
    if (contracts.blocks.has(type)) blocks.properties.set(String(index), contracts.blockShape(type))
  return { ...page, properties: new Map([...page.properties, ['blocks', blocks]]) }
}
