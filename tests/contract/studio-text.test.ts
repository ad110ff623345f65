import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadSite } from '../../src/engine/content/load.ts'
import { documentsOf } from '../../src/engine/content/sources.ts'
import { dataOf, doubleAt, insertAt, type Json, moveAt, removeAt, setAt, valueAt } from '../../src/studio/text/patch.ts'
import { noSteps, stepBack, withForeign, withStep } from '../../src/studio/text/undo.ts'
import { readText, saveText } from '../../src/tools/studio/files.ts'

const names = readdirSync('pages-data').filter((name) => name.endsWith('.json'))
const documents = documentsOf(loadSite('.')).map(({ file }) => file)
const read = (name: string) => readFileSync(`pages-data/${name}`, 'utf8')

/** Every ninth simple value of a document, with its path. */
const sample = (text: string) =>
  [...places(dataOf(text))].filter(([, value]) => typeof value !== 'object').filter((_, index) => index % 9 === 0)

/** Every value of a document, with its path. */
function* places(value: unknown, path: (string | number)[] = []): Generator<[(string | number)[], unknown]> {
  if (path.length) yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    yield* places(inner, [...path, Array.isArray(value) ? Number(key) : key])
}

/** The lines that differ. */
const changedLines = (before: string, after: string) => {
  const old = before.split('\n')
  return after.split('\n').filter((line, index) => line !== old[index]).length
}

describe('opening and saving', () => {
  it.each(documents)('%s changes no byte', (file) => {
    const before = readFileSync(file)
    const { text, version } = readText('.', file)
    const written = sample(text).reduce((now, [path, value]) => setAt(now, path, value as Json), text)
    expect(written).toBe(text)
    expect(saveText('.', file, written, version)).toEqual({ saved: true, version })
    expect(readFileSync(file)).toEqual(before)
  })
})

describe('edits by patching the text', () => {
  it.each(names)('%s: a changed value changes one line', (name) => {
    const text = read(name)
    for (const [path, value] of sample(text)) {
      if (typeof value !== 'string') continue
      const after = setAt(text, path, `${value}!`)
      expect(changedLines(text, after)).toBe(1)
      expect(valueAt(dataOf(after), path)).toBe(`${value}!`)
    }
  })

  it.each(names)('%s: inserting and removing restores the text', (name) => {
    const text = read(name)
    const { length } = valueAt(dataOf(text), ['blocks']) as unknown[]
    for (let index = 0; index < length; index++) {
      expect(removeAt(doubleAt(text, ['blocks'], index), ['blocks', index + 1])).toBe(text)
      expect(removeAt(insertAt(text, ['blocks'], index, { type: 'x' }), ['blocks', index])).toBe(text)
      expect(moveAt(moveAt(text, ['blocks'], index, 0), ['blocks'], 0, index)).toBe(text)
      expect(removeAt(setAt(text, ['blocks', index, 'noted'], 'A note'), ['blocks', index, 'noted'])).toBe(text)
    }
  })

  it('moves an entry without changing its text', () => {
    const text = '{\r\n\t"list": [\r\n\t\t{ "b":1, "a": [1,2] },\r\n\t\t2,\r\n\t\t"three"\r\n\t]\r\n}\r\n'
    expect(moveAt(text, ['list'], 0, 2)).toBe(
      '{\r\n\t"list": [\r\n\t\t2,\r\n\t\t"three",\r\n\t\t{ "b":1, "a": [1,2] }\r\n\t]\r\n}\r\n',
    )
    expect(moveAt(text, ['list'], 2, 9)).toBe(text)
  })

  it('inserts a property in the order of the contract, and creates missing objects', () => {
    const text = '{\n  "title": "A",\n  "actions": []\n}\n'
    const order = ['title', 'intro', 'actions']
    expect(setAt(text, ['intro'], 'B', order)).toBe('{\n  "title": "A",\n  "intro": "B",\n  "actions": []\n}\n')
    expect(dataOf(setAt('{}', ['meta', 'title'], 'A'))).toEqual({ meta: { title: 'A' } })
    expect(insertAt(text, ['actions'], 0, { label: 'L' })).toBe(
      '{\n  "title": "A",\n  "actions": [\n    { "label": "L" }\n  ]\n}\n',
    )
  })

  it('lays out a list on one line as the formatter does', () => {
    const list = ['{ "label": "A", "to": "/a" }', '{ "label": "B", "to": "/b" }']
    expect(insertAt(`{\n  "actions": [${list[0]}]\n}\n`, ['actions'], 1, { label: 'B', to: '/b' })).toBe(
      `{\n  "actions": [\n    ${list.join(',\n    ')}\n  ]\n}\n`,
    )
    expect(insertAt('{ "only": ["a"] }', ['only'], 0, 'b')).toBe('{ "only": ["b", "a"] }')
  })

  it('changes nothing in invalid JSON', () => {
    expect(setAt('{ "a": 1', ['a'], 2)).toBe('{ "a": 1')
  })
})

describe('undo and redo', () => {
  it('treats consecutive letters as one step', () => {
    let steps = withStep(noSteps, 'ab', 'abc', 0, 'title')
    steps = withStep(steps, 'abc', 'abcd', 300, 'title')
    steps = withStep(steps, 'abcd', 'xabcd', 5000, 'title')
    const first = stepBack('xabcd', steps, 'undo')
    expect(first?.text).toBe('abcd')
    const second = stepBack('abcd', first?.steps ?? noSteps, 'undo')
    expect(second?.text).toBe('ab')
    expect(stepBack('ab', second?.steps ?? noSteps, 'redo')?.text).toBe('abcd')
    expect(stepBack('ab', second?.steps ?? noSteps, 'undo')).toBeUndefined()
  })

  it('does not undo in a text that was changed otherwise', () => {
    expect(stepBack('other', withStep(noSteps, 'ab', 'abc', 0), 'undo')).toBeUndefined()
  })

  describe('beside changes that were made elsewhere', () => {
    const typed = withStep(withStep(noSteps, 'a b c', 'a B c', 0), 'a B c', 'a B CC', 9000)

    it.each([
      ['before', 'xx a B CC', 'xx a b c'],
      ['after', 'a B CC d', 'a b c d'],
      ['between', 'a Bxx CC', 'a bxx c'],
      ['as a deletion', ' B CC', ' b c'],
    ])('takes back what was typed here alone, the other %s', (_, text, wanted) => {
      const last = stepBack(text, withForeign(typed, 'a B CC', text), 'undo')
      const first = stepBack(last?.text ?? '', last?.steps ?? noSteps, 'undo')
      expect(first?.text).toBe(wanted)
      expect(stepBack(wanted, first?.steps ?? noSteps, 'undo')).toBeUndefined()
      const again = stepBack(wanted, first?.steps ?? noSteps, 'redo')
      expect(stepBack(again?.text ?? '', again?.steps ?? noSteps, 'redo')?.text).toBe(text)
    })

    it('says so where the other has changed what was typed here', () => {
      const steps = withForeign(typed, 'a B CC', 'a D CC')
      const texts = ['a D CC']
      const foreign: unknown[] = []
      for (let next = stepBack('a D CC', steps, 'undo'); next; next = stepBack(next.text, next.steps, 'undo')) {
        texts.push(next.text)
        foreign.push(next.step.foreign)
      }
      expect(texts).toEqual(['a D CC', 'a D c', 'a B c', 'a b c'])
      expect(foreign).toEqual([undefined, true, undefined])
    })

    it('redoes what does not overlap, where it is now', () => {
      const undone = stepBack('a B CC', typed, 'undo')?.steps ?? noSteps
      expect(stepBack('xx a B c', withForeign(undone, 'a B c', 'xx a B c'), 'redo')?.text).toBe('xx a B CC')
      expect(stepBack('a B d', withForeign(undone, 'a B c', 'a B d'), 'redo')).toBeUndefined()
    })
  })
})
