import type { ErrorObject } from 'ajv'
import type { Contracts } from '../contracts.ts'
import { type Cause, causesOf } from '../explain/cause.ts'
import { explainMissing, explainUnknown, explainWrongChoice } from '../explain/names.ts'
import { type Paired, pairCauses } from '../explain/pair.ts'
import { type Explanation, explainValue } from '../explain/words.ts'
import { nameOf, type Path, type SourceDocument, siteKind } from '../load.ts'
import { remember } from '../remember.ts'
import type { Shape } from '../walk.ts'
import { blocksOf } from './facts.ts'
import type { Meta, Place, Rule } from './rule.ts'

/** The rules that the contracts state, by the kind of mistake. */
export const contractMetas: Meta[] = [
  { name: 'unknown-property', description: 'No property is misspelt or at the wrong level.', severity: 'error' },
  { name: 'missing-property', description: 'Every property that is required is there.', severity: 'error' },
  { name: 'alternative-text', description: 'Every picture says in words what it shows.', severity: 'error' },
  { name: 'either-or', description: 'Of properties that exclude each other, one is given.', severity: 'error' },
  { name: 'wrong-type', description: 'Every value is of the type its contract names.', severity: 'error' },
  { name: 'wrong-value', description: 'Where a contract lists the values, it is one of them.', severity: 'error' },
  { name: 'wrong-form', description: 'Paths, addresses, ids and dates have their form.', severity: 'error' },
  { name: 'wrong-length', description: 'Texts and lists are neither empty nor too long.', severity: 'error' },
]

/** Every document fits its contract: the page's envelope, and each block the contract of its type (design 5). */
export const contract: Rule = {
  meta: { name: 'contract', description: 'Every document fits its contract.', severity: 'error' },

  check({ documents, contracts, report }) {
    for (const doc of documents) {
      for (const cause of causesIn(doc, contracts)) {
        const { rule, ...finding } = explain(cause, contracts)
        report({ doc, ...placeOf(cause) }, finding, rule)
      }
    }
  },
}

const causesIn = remember((doc: SourceDocument, contracts: Contracts) => {
  const shape = shapeFor(doc, contracts)
  return shape ? pairCauses(causesOf(errorsOf(doc, contracts), doc.data), doc.data, shape) : []
})

function placeOf(cause: Cause | Paired): Omit<Place, 'doc'> {
  if (cause.kind === 'unknown') return { path: [...cause.path, cause.name], part: 'key' }
  // Of properties that exclude each other, the last one written is the one too many.
  if (cause.kind === 'choice' && cause.given.length)
    return { path: [...cause.path, cause.given.at(-1) as string], part: 'key' }
  return { path: cause.path }
}

function explain(cause: Exclude<Cause, { kind: 'unknown' }> | Paired, contracts: Contracts): Explanation {
  if (cause.kind === 'unknown') return explainUnknown(cause)
  if (cause.kind === 'missing') return explainMissing(cause, contracts.descriptionOf)
  if (cause.kind === 'choice') return explainWrongChoice(cause, contracts.descriptionOf)
  return explainValue(cause)
}

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

/** The path of a problem's block or entry, and its words: "blocks[1] (process-steps)". */
export function whereOf(doc: SourceDocument, path: Path): string | undefined {
  const [list, index] = path
  if (typeof index !== 'number' || typeof list !== 'string') return undefined
  const entry = ((doc.data as Record<string, unknown[]>)[list] as unknown[])[index] as Record<string, unknown> | null
  const name = entry?.type ?? entry?.id
  return `${list}[${index}]${typeof name === 'string' ? ` (${name.slice(0, 40)})` : ''}`
}
