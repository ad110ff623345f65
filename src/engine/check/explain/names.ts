import type { Path } from '../../../page/walk.ts'
import { didYouMean, oneOf, sortedByNearness, surely } from '../near.ts'
import { pathInWords, quote } from '../words.ts'
import type { Homes } from './belongs.ts'
import type { ForeignEntry, MisplacedBlock, MissingName, WrongChoice } from './cause.ts'
import type { Paired } from './pair.ts'
import { hasMeaning } from './synonyms.ts'
import { type Explanation, sentence } from './words.ts'

/** The words for a property that its object does not have. The replacement is the right name. */
export function explainUnknown(cause: Paired): Explanation {
  const { name, meant, homes, missedAt, schema } = cause
  const message = `There is no property ${quote(name)} here.`
  const rule = 'unknown-property'
  if (missedAt)
    return { rule, message, suggestion: `Move it to ${placeOf(missedAt)}, where ${quote(name)} is missing.` }
  if (meant[0]?.distance === Number.POSITIVE_INFINITY)
    return {
      rule,
      message,
      suggestion: `Did you mean ${oneOf(meant.map((other) => other.name))}, which is missing here?`,
      // "colour" beside a missing title is not necessarily a wrong name for the title.
      replacement: meant.length === 1 && !hasMeaning(name) ? meant[0].name : undefined,
    }
  const guess = didYouMean(meant)
  if (guess) return { rule, message, suggestion: guess, replacement: surely(meant) }
  if (homes) return { rule, message, suggestion: `Move it: ${quote(name)} belongs ${homesInWords(homes)}.` }
  const known = sortedByNearness(name, Object.keys((schema.properties ?? {}) as object))
  return { rule, message, suggestion: known.length ? `The properties here are ${oneOf(known, 'and')}.` : 'Remove it.' }
}

function placeOf(path: Path): string {
  return path.length ? pathInWords(path) : 'the top of the document'
}

function homesInWords({ relation, paths }: Homes): string {
  const places = [...new Set(paths.map((path) => homeInWords(relation, path)))]
  return places.length > 3 ? `${places.slice(0, 3).join(', ')} …` : places.join(' or ')
}

function homeInWords(relation: Homes['relation'], path: Path): string {
  if (path.length === 0) return 'at the top of the document'
  if (relation === 'above') return `further up, in ${pathInWords(path)}`
  const list = path.findLast((step) => typeof step === 'string' && step !== '*')
  if (path.at(-1) === '*') return `in an entry of "${list}"`
  return path.length === 1 ? `in "${list}"` : `in ${pathInWords(path.filter((step) => step !== '*'))}`
}

/** The words for an entry of another list. */
export function explainForeignEntry({ path, names, homes }: ForeignEntry): Explanation {
  const list = path.findLast((step) => typeof step === 'string')
  const [home] = homes as [ForeignEntry['homes'][number]]
  return {
    rule: 'misplaced-block',
    message: `An entry with ${oneOf(names, 'and')} does not belong in "${list}".`,
    suggestion: `Move it to "${home.list}" of a block "${home.block}", or give it the properties that are asked for here.`,
  }
}

/** The message for a block inside another. */
export function explainMisplacedBlock({ path, type }: MisplacedBlock): Explanation {
  const list = path.findLast((step) => typeof step === 'string')
  return {
    rule: 'misplaced-block',
    message: `${quote(type)} is a block, and does not belong in "${list}".`,
    suggestion: 'Move it to the list "blocks" of the page.',
  }
}

/**
 * The words for a property that is not there.
 * @param description the description of the property in its contract
 */
export function explainMissing({ name, because, value }: MissingName, description: string | undefined): Explanation {
  const about = sentence(description)
  if (name === 'alt')
    return {
      rule: 'alternative-text',
      message: 'The picture has no alternative text.',
      suggestion: 'Add "alt" with what it shows, or "" if it is decoration or the words beside it say the same.',
    }
  if (value)
    return {
      rule: 'missing-property',
      message: `"${name}" is missing.`,
      suggestion: `Add "${name}": "${value}", which the other properties point to.`,
    }
  const message = because ? `"${name}" is missing beside "${because}".` : `"${name}" is missing.`
  return { rule: 'missing-property', message, suggestion: `Add "${name}".${about && ` ${about}`}` }
}

/**
 * The words for properties of which exactly one, or not both, must be given.
 * @param description the description of their object in its contract
 */
export function explainWrongChoice({ names, given }: WrongChoice, description: string | undefined): Explanation {
  const about = sentence(description)
  const rule = 'either-or'
  if (given.length === 0)
    return {
      rule,
      message: `One of ${oneOf(names, 'and')} is missing.`,
      suggestion: `Add one of them. ${about}`.trim(),
    }
  return {
    rule,
    message: `${oneOf(given, 'and')} cannot be used together.`,
    suggestion: `Keep one of them. ${about}`.trim(),
  }
}
