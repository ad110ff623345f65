import type { PageData } from '../../../src/contract/index.ts'
import { align, likeness, type Pair } from './align.ts'

/** What changed, in words; with the texts themselves where some were reworded. */
export interface Change {
  words: string
  before?: string
  after?: string
}

type Value = unknown
type Entry = Record<string, Value>

/** The blocks of a page before and after, laid side by side. */
export const pairBlocks = (before: PageData['blocks'], after: PageData['blocks']): Pair[] =>
  align(before, after, (one, other) => one.type === other.type)

/** What changed in the words and options of the blocks of a page: "faq: question 3 reworded". */
export function blockChanges(before: PageData['blocks'], after: PageData['blocks']): Change[] {
  return pairBlocks(before, after).flatMap(([one, other]): Change[] => {
    const [was, is] = [one === undefined ? undefined : before[one], other === undefined ? undefined : after[other]]
    if (!was) return [{ words: `${is?.type}: block added`, after: headline(is) }]
    if (!is) return [{ words: `${was.type}: block removed`, before: headline(was) }]
    return entryChanges(was as Entry, is as Entry).map((change) => ({
      ...change,
      words: `${is.type}: ${change.words}`,
    }))
  })
}

/** What changed between two objects; `of` names the entry they are: "question 3". */
function entryChanges(before: Entry, after: Entry, of = ''): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => {
    const [was, is] = [before[name], after[name]]
    if (same(was, is)) return []
    // The entry's own line has its name: "question 3", not "question of question 3".
    const what = of ? (of.startsWith(`${name} `) ? of : `${name} of ${of}`) : name
    return changes(was, is, what, name)
  })
}

function changes(was: Value, is: Value, what: string, name: string): Change[] {
  if (was === undefined || is === undefined) {
    const [value, how] = was === undefined ? [is, 'added'] : [was, 'removed']
    const text = headline(value)
    return [{ words: `${what} ${how}`, ...(text && (how === 'added' ? { after: text } : { before: text })) }]
  }
  if (isText(was) && isText(is)) return textChanges(was, is, what, name)
  if (Array.isArray(was) && Array.isArray(is)) return listChanges(was, is, what)
  if (isEntry(was) && isEntry(is)) return name === 'image' ? pictureChanges(was, is, what) : entryChanges(was, is, what)
  return [{ words: `${what}: ${brief(was)} → ${brief(is)}` }]
}

const addresses = ['href', 'src', 'url', 'embedUrl']
const choices = /^(tone|look|layout|side|density|background|variant|dialog|id|anchor)/

function textChanges(was: Value, is: Value, what: string, name: string): Change[] {
  const [before, after] = [plain(was), plain(is)]
  if (addresses.includes(name))
    return [{ words: `${what.replace(/^href of /, '')} leads to ${after} instead of ${before}` }]
  if (/^(\/assets|\/media)\//.test(after)) return [{ words: `${what}: ${fileOf(before)} → ${fileOf(after)}` }]
  if (choices.test(name)) return [{ words: `${what}: ${before} → ${after}` }]
  return [
    before === after
      ? { words: `${what}: marks or links in it changed` }
      : { words: `${what} reworded`, before, after },
  ]
}

function listChanges(before: Value[], after: Value[], list: string): Change[] {
  const [, name = list, of = ''] = /^(\w+)( of .*)?$/.exec(list) ?? []
  const one = (index: number) => `${singular(name)} ${index + 1}${of}`
  const isAlike = (was: Value, is: Value) =>
    before.length === after.length || likeness(headline(was) ?? '', headline(is) ?? '') >= 0.4
  return align(before, after, isAlike).flatMap(([was, is]): Change[] => {
    if (was === undefined) return [{ words: `${one(is as number)} added`, after: headline(after[is as number]) ?? '' }]
    if (is === undefined) return [{ words: `${one(was)} removed`, before: headline(before[was]) ?? '' }]
    if (same(before[was], after[is])) return []
    const [left, right] = [before[was], after[is]]
    return isEntry(left) && isEntry(right)
      ? entryChanges(left, right, one(is))
      : changes(left, right, one(is), singular(name))
  })
}

function pictureChanges(was: Entry, is: Entry, what: string): Change[] {
  const [before, after] = [fileOf(String(was.src)), fileOf(String(is.src))]
  return [{ words: before === after ? `${what}: ${after} drawn anew` : `${what}: ${before} → ${after}` }]
}

/** An address of the build without the mark of its content: "contact.svg", "icons#gear-duotone". */
const fileOf = (address: string): string =>
  address
    .replace(/^.*\//, '')
    .replace(/\.[0-9a-f]{6,10}(?:-\d+)?(?=\.)/, '')
    .replace(/^icons\.svg#/, 'icon ')

const isEntry = (value: Value): value is Entry => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A line, or text with at least one part that is not a link. */
const isText = (value: Value): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every(isRun) && value.some((run) => !isLink(run)))

const isLink = (value: Value): boolean => isEntry(value) && 'href' in value
const isRun = (value: Value): boolean =>
  typeof value === 'string' || (isEntry(value) && ('strong' in value || 'code' in value || isLink(value)))

/** The words of a text without its marks. */
function plain(value: Value): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(plain).join('')
  return isEntry(value) ? String(value.strong ?? value.code ?? value.label ?? '') : ''
}

/** The first words of a value: what people call it by. */
function headline(value: Value): string | undefined {
  if (isText(value)) return plain(value)
  if (Array.isArray(value)) return value.map(headline).find(Boolean)
  if (!isEntry(value)) return undefined
  const { type, id, ...rest } = value
  return Object.entries(rest).flatMap(([name, item]) => (addresses.includes(name) ? [] : (headline(item) ?? [])))[0]
}

const brief = (value: Value): string =>
  isText(value) ? `“${plain(value)}”` : (JSON.stringify(value)?.slice(0, 60) ?? 'none')

/** "questions" → "question", "industries" → "industry". */
const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')

/** Equal but for what each build names files by. */
const same = (one: Value, other: Value): boolean => neutral(one) === neutral(other)

const neutral = (value: Value): string =>
  JSON.stringify(value, (_, item: Value) =>
    typeof item === 'string' ? item.replace(/\/assets\/icons\.[0-9a-f]+\.svg#/, '#') : item,
  ) ?? ''
