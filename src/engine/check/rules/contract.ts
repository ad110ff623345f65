import type { Path, SourceDocument } from '../../content/load.ts'
import { valueAt } from '../../content/value-at.ts'
import { exchange } from '../exchange.ts'
import { optionsOf } from '../explain/branches.ts'
import type { Cause, Schema } from '../explain/cause.ts'
import { causesIn } from '../explain/document.ts'
import {
  explainForeignEntry,
  explainMisplacedBlock,
  explainMissing,
  explainUnknown,
  explainWrongChoice,
} from '../explain/names.ts'
import type { Paired } from '../explain/pair.ts'
import { pathOf } from '../explain/pointer.ts'
import { type Explanation, explainValue } from '../explain/words.ts'
import type { DocumentRule, Meta, Place } from '../rule.ts'
import type { SiteIndex } from '../site-index.ts'
import { isTooLongByCopies } from './duplicate-entry.ts'

/** The rules that the contracts state, by the kind of mistake. */
export const contractMetas: Meta[] = [
  { name: 'unknown-property', description: 'No property is misspelt or at the wrong level.', severity: 'error' },
  {
    name: 'misplaced-block',
    description: 'Blocks and entries are in the lists they were made for.',
    severity: 'error',
  },
  { name: 'missing-property', description: 'Every property that is required is there.', severity: 'error' },
  { name: 'alternative-text', description: 'Every picture says in words what it shows.', severity: 'error' },
  { name: 'either-or', description: 'Of properties that exclude each other, one is given.', severity: 'error' },
  { name: 'wrong-type', description: 'Every value is of the type its contract names.', severity: 'error' },
  { name: 'wrong-value', description: 'Where a contract lists the values, it is one of them.', severity: 'error' },
  { name: 'wrong-form', description: 'Paths, addresses, ids and dates have their form.', severity: 'error' },
  {
    name: 'wrong-size',
    description: 'Texts, lists and numbers are neither too small nor too large.',
    severity: 'error',
  },
  { name: 'duplicate-entry', description: 'Lists of different entries hold each once.', severity: 'error' },
]

/** Every document fits its contract: the page's envelope, and each block the contract of its type. */
export const contract: DocumentRule = {
  meta: { name: 'contract', description: 'Every document fits its contract.', severity: 'error' },

  checkDocument(doc, { contracts, index, report }) {
    const empty = new Set<string>()
    for (const { cause, description } of causesIn(doc, contracts)) {
      if (isTooLongByCopies(cause, doc, contracts)) continue
      const path = cause.path.join('/')
      if ((cause.kind === 'missing' || cause.kind === 'choice') && path && isEmpty(valueAt(doc.data, cause.path))) {
        const first = cause.kind === 'missing' ? cause.name : cause.names[0]
        const suggestion = `Write "${first}" and what else belongs here, or remove it.`
        const finding = { message: 'Nothing is written here yet.', suggestion }
        if (!empty.has(path)) report(cause.path, finding, 'missing-property')
        empty.add(path)
        continue
      }
      const words = named(cause, doc.data, index) ?? explain(cause, description)
      const { rule, ...finding } = withCondition(cause, doc.data, words)
      report({ doc, ...placeOf(cause) }, finding, rule)
    }
  },
}

const isEmpty = (value: unknown): boolean => Object.keys(value as object).length === 0

function placeOf(cause: Cause | Paired): Omit<Place, 'doc'> {
  if (cause.kind === 'unknown') return { path: [...cause.path, cause.name], part: 'key' }
  // If properties exclude each other, the last one is reported.
  if (cause.kind === 'choice' && cause.given.length)
    return { path: [...cause.path, cause.given.at(-1) as string], part: 'key' }
  // Reported at the property that requires the missing one; a missing alternative text at the object with the picture.
  if (cause.kind === 'missing' && cause.because && cause.name !== 'alt')
    return { path: [...cause.path, cause.because], part: 'key' }
  return cause.kind === 'value' ? { path: cause.path, part: cause.part } : { path: cause.path }
}

function explain(cause: Exclude<Cause, { kind: 'unknown' }> | Paired, description: string | undefined): Explanation {
  if (cause.kind === 'unknown') return explainUnknown(cause)
  if (cause.kind === 'foreign') return explainForeignEntry(cause)
  if (cause.kind === 'block') return explainMisplacedBlock(cause)
  if (cause.kind === 'missing') return explainMissing(cause, description)
  if (cause.kind === 'choice') return explainWrongChoice(cause, description)
  const words = explainValue(cause, description)
  return cause.exchange ? { rule: words.rule, ...exchange(String(cause.path.at(-1)), cause.exchange) } : words
}

/** What to write in place of an address or a name where the contract asks for the label of a page. */
function named(cause: Cause | Paired, data: unknown, { labels }: SiteIndex): Explanation | undefined {
  if (cause.kind !== 'unknown') return undefined
  const { label } = (cause.schema.properties ?? {}) as Record<string, { $ref?: string }>
  const object = valueAt(data, cause.path) as object
  const page = valueAt(object, [cause.name])
  const [found] = [...(labels ?? [])].find(([name, path]) => name === page || path === page) ?? []
  if (found === undefined || !label?.$ref?.endsWith('/label')) return undefined
  return {
    rule: 'unknown-property',
    message: `There is no property "${cause.name}" here: pages are named by their labels.`,
    suggestion: Object.hasOwn(object, 'label') ? 'Remove it.' : `Write "label": "${found}".`,
  }
}

/** Says with which options something is asked for. */
function withCondition(cause: Cause | Paired, data: unknown, words: Explanation): Explanation {
  const condition = 'condition' in cause ? cause.condition : undefined
  const object = condition && valueAt(data, pathOf(condition.instancePath, data))
  const option = condition && optionsOf(condition).find((name) => valueAt(object, [name]) !== undefined)
  if (!condition || option === undefined) return words
  const others = (((condition.schema as Schema).required ?? []) as string[]).filter((name) => name !== option)
  const given = [`"${option}": ${JSON.stringify(valueAt(object, [option]))}`, ...others.map((name) => `"${name}"`)]
  return {
    ...words,
    message: words.message.replace(/\.$/, ` with ${given.join(' and ')}.`),
    suggestion: words.suggestion.replace(/\.(?= |$)/, `, or choose another "${option}".`),
  }
}

/** The block or entry of a problem, in words: "blocks[1] (process-steps)". */
export function whereOf(doc: SourceDocument, path: Path): string | undefined {
  const [list, index] = path
  if (typeof index !== 'number' || typeof list !== 'string') return undefined
  const entry = valueAt(doc.data, [list, index])
  const name = valueAt(entry, ['type']) ?? valueAt(entry, ['id'])
  return `${list}[${index}]${typeof name === 'string' ? ` (${name.slice(0, 40)})` : ''}`
}
