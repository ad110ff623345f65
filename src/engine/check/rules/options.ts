import type { PartsByOption } from '../../../page/walk.ts'
import type { Path } from '../../content/load.ts'
import { valueAt } from '../../content/value-at.ts'
import { numbers } from '../english.ts'
import { causesIn } from '../explain/document.ts'
import { sentence } from '../explain/words.ts'
import { entriesAt, type Noted, notedIn, optionOf, pathsTo } from '../noted.ts'
import { oncePerDocument } from '../once-per.ts'
import type { DocumentRule, Finding, Report } from '../rule.ts'

/** A part that its object shows, hides or needs by an option: with a value of it, or where it is there at all. */
interface Condition {
  part: string
  option: string
  value?: string
}

/** What an object has suits its options. The contract says how: the keywords `shows`, `hides`, `needs` and `counts`. */
export const options: DocumentRule = {
  meta: {
    name: 'not-shown',
    description: 'Everything that is written is shown with the look, layout and other options of its block.',
    severity: 'error',
  },
  about: 'page',

  checkDocument(doc, { contracts, report }) {
    for (const fault of optionFaultsIn(doc, contracts)) report(...fault)
  },
}

/** What does not suit the options of a page's blocks. */
export const optionFaultsIn = oncePerDocument((doc, contracts): Parameters<Report>[] => {
  const faults: Parameters<Report>[] = []
  // Where an option is wrong by the contract, nothing is known of what it asks for.
  const wrong = new Set(causesIn(doc, contracts).map(({ cause }) => cause.path[1]))
  for (const noted of notedIn(doc, contracts)) {
    if (wrong.has(noted.path[1])) continue
    const tell: Tell = (path, part, ...rest) => faults.push([{ doc, path: [...noted.path, ...path], part }, ...rest])
    const lacking = lackingIn(noted)
    const unseen = [...unshown(noted)].flatMap(([part, { because, finding }]) =>
      lacking.some(({ name }) => name === because)
        ? []
        : pathsTo(part, noted.object).map((path): [Path, Finding] => [path, finding]),
    )
    for (const [path, finding] of unseen) tell(path, 'key', finding)
    // What belongs to another look usually is what seems to be missing.
    if (unseen.length) continue
    for (const lack of lacking) tellMissing(lack, noted, tell)
    if (!lacking.length) miscounted(noted, tell)
  }
  return faults
})

type Tell = (path: Path, part: 'key' | 'value', finding: Finding, name?: string) => void

const conditionsOf = (parts: PartsByOption = {}): Condition[] =>
  Object.entries(parts).flatMap(([option, byValue]) =>
    Array.isArray(byValue)
      ? byValue.map((part) => ({ part, option }))
      : Object.entries(byValue).flatMap(([value, names]) => names.map((part) => ({ part, option, value }))),
  )

const holdsIn =
  (noted: Noted) =>
  ({ option, value }: Condition): boolean =>
    value === undefined ? Object.hasOwn(noted.object, option) : optionOf(option, noted) === value

/** A part that is not shown, and the part that would have to be there. */
interface Unshown {
  finding: Finding
  because?: string
}

/** What an object hides with its options, and what it shows only with others. */
export function unshown(noted: Noted): Map<string, Unshown> {
  const { shows, hides } = noted.shape
  const found = new Map<string, Unshown>()
  const shown = conditionsOf(shows)
  for (const { part } of shown) {
    const conditions = shown.filter((other) => other.part === part)
    const because = conditions.find(({ value }) => value === undefined)?.option
    if (!conditions.some(holdsIn(noted))) found.set(part, { finding: onlyWith(conditions, noted), because })
  }
  for (const hidden of conditionsOf(hides).filter(holdsIn(noted)))
    if (!found.has(hidden.option)) found.set(hidden.part, { finding: hiddenBy(hidden) })
  return found
}

const nameOf = (part: string): string => part.slice(part.lastIndexOf('/') + 1)
const literal = (value: string): string => (value === 'true' ? value : `"${value}"`)

function onlyWith(conditions: Condition[], noted: Noted): Finding {
  const [{ part, option, value }] = conditions as [Condition, ...Condition[]]
  if (value !== undefined && conditions.length > 2) return hiddenBy({ part, option, value: optionOf(option, noted) })
  const wanted = conditions.map(({ option, value }, at) =>
    value === undefined
      ? `"${option}"`
      : conditions[at - 1]?.option === option
        ? literal(value)
        : `"${option}": ${literal(value)}`,
  )
  return {
    message: `"${nameOf(part)}" is shown only with ${wanted.join(' or ')}.`,
    suggestion: `Remove it, or ${value === undefined ? 'add' : 'give the block'} ${wanted.join(' or ')}.`,
  }
}

function hiddenBy({ part, option, value }: Condition): Finding {
  if (option === 'type') return { message: `"${nameOf(part)}" is not shown here.`, suggestion: 'Remove it.' }
  const isSwitch = value === undefined || value === 'true'
  return {
    message: `"${nameOf(part)}" is not shown ${value === undefined ? `beside "${option}"` : `with "${option}": ${literal(value)}`}.`,
    suggestion: `Remove it, or ${isSwitch ? `"${option}"` : `choose another "${option}"`}.`,
  }
}

/** The option in words, if it was written: ' with "look": "scene"'. */
const writtenWith = ({ option, value = '' }: Condition, { object }: Noted): string =>
  option !== 'type' && Object.hasOwn(object, option) ? ` with "${option}": ${literal(value)}` : ''

const otherwise = ({ option }: Condition): string => (option === 'type' ? '' : `, or choose another "${option}"`)

/** What an object needs with its options and lacks. */
function lackingIn(noted: Noted) {
  return conditionsOf(noted.shape.needs)
    .filter(holdsIn(noted))
    .flatMap((condition) => {
      const name = nameOf(condition.part)
      const holder = condition.part.slice(0, -name.length - 1)
      const holders = holder ? pathsTo(holder, noted.object).flatMap((path) => entriesAt(noted.object, path)) : [[]]
      return holders
        .filter((path) => !Object.hasOwn(Object(valueAt(noted.object, path)), name))
        .map((path) => ({ condition, name, path }))
    })
}

function tellMissing({ condition, name, path }: ReturnType<typeof lackingIn>[number], noted: Noted, tell: Tell): void {
  const { option } = condition
  const isWritten = !path.length && Object.hasOwn(noted.object, option)
  const about = sentence(noted.shape.properties.get(name)?.description)
  const finding = {
    message: `"${name}" is missing${writtenWith(condition, noted)}.`,
    suggestion: `Add "${name}"${otherwise(condition)}. ${about}`.trim(),
  }
  tell(isWritten ? [option] : path, 'value', finding, 'missing-property')
}

/** Tells which lists and choices have more or fewer entries than the options of their object have space for. */
function miscounted(noted: Noted, tell: Tell): void {
  for (const [option, byValue] of Object.entries(noted.shape.counts ?? {})) {
    const value = optionOf(option, noted)
    for (const [part, [least, most]] of Object.entries(byValue[value] ?? {}))
      for (const path of pathsTo(part, noted.object)) {
        const given = valueAt(noted.object, path)
        const list = Array.isArray(given) ? given : valueAt(given, ['only'])
        const count = Array.isArray(list) ? list.length : Number.POSITIVE_INFINITY
        if (count >= least && count <= most) continue
        const condition = { part, option, value }
        const has = list ? `has ${count} ${count === 1 ? 'entry' : 'entries'}` : 'shows all entries'
        const fit = `${range(least, most)} ${most === 1 ? 'fits' : 'fit'}`
        const change = count < least ? `Add ${least - count}` : `Remove ${count - most}`
        const finding = {
          message: `"${nameOf(part)}" ${has}; ${fit}${writtenWith(condition, noted)}.`,
          suggestion: `${list === given ? change : `Name ${range(least, most)} in "only"`}${otherwise(condition)}.`,
        }
        tell(list && list !== given ? [...path, 'only'] : path, 'value', finding, 'wrong-size')
      }
  }
}

function range(least: number, most: number): string {
  if (least === most) return `exactly ${numbers[most]}`
  return least > 1 ? `${numbers[least]} to ${numbers[most]}` : `up to ${numbers[most]}`
}
