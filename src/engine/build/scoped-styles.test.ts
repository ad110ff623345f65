import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { scopedStyles } from './scoped-styles.ts'

const folder = join(process.cwd(), 'src')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'))

/** The names that all classes get, each file's by the names that it gives them, and its styles. */
function namesBy(plugins: ReturnType<typeof scopedStyles>) {
  const styles = transformOf(plugins, 'scoped-styles')
  const exported = transformOf(plugins, 'scoped-names')
  const context = { environment: { mode: 'build', config: {} } }
  return files.map((file) => {
    const id = join(folder, file)
    const { code } = styles.call(context, readFileSync(id, 'utf8'), id)
    const module = exported.call(context, code, id)
    return { code, names: JSON.parse(module.code.replace('export default ', '')) as Record<string, string> }
  })
}
const transformOf = (plugins: ReturnType<typeof scopedStyles>, named: string) =>
  plugins.find(({ name }) => name === named)?.transform as unknown as Transform
type Transform = (this: object, code: string, id: string) => { code: string }

describe.each([
  ['for people', undefined, /^[A-Za-z-]+_[A-Za-z-]+$/],
  ['of the built site', folder, /^(?!ad$)[a-z]{2}$/],
])('names of classes %s', (_, shortIn, form) => {
  const all = namesBy(scopedStyles(shortIn))

  test('differ in the whole site', () => {
    const names = all.flatMap(({ names }) => Object.values(names))
    expect(names.length).toBeGreaterThan(200)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => !form.test(name))).toEqual([])
  })

  test('are the same in styles and components', () => {
    for (const { code, names } of all)
      for (const name of Object.values(names)) expect(code).toMatch(new RegExp(`(\\.|@keyframes )${name}(?![\\w-])`))
  })
})

describe('custom properties', () => {
  let site: string
  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'styles-'))
    writeFileSync(join(site, 'slider.ts'), "styles.getPropertyValue('--per-view')")
  })
  afterEach(() => rmSync(site, { recursive: true, force: true }))

  const built = (css: string, folder?: string) => {
    writeFileSync(join(site, 'page.css'), css)
    return transformOf(scopedStyles(folder), 'short-properties').call({}, css, join(site, 'page.css'))?.code ?? css
  }

  test('get short names in the built site alone', () => {
    const css = ':root { --ground: #fff; --line : 1px } p { margin: var(--line); color: var(--ground) }'
    expect(built(css)).toBe(css)
    expect(built(css, site)).toBe(':root { --a: #fff; --b : 1px } p { margin: var(--b); color: var(--a) }')
  })

  test('keep their names where a script or a library knows them, and in names of classes', () => {
    for (const css of [
      'p { --per-view: 3; width: var(--per-view) }',
      'p { --library-colour: red }',
      'p { color: var(--of-library) }',
      '.card--wide { color: red }',
    ])
      expect(built(css, site)).toBe(css)
  })

  test('a blank after a comma goes, except in what people read', () => {
    expect(
      built('p::after { content: "a, b"; width: min(1px, var(--x),  2px) } /* it\'s "a, b" */ a, b {}', site),
    ).toBe('p::after { content: "a, b"; width: min(1px,var(--x),2px) } /* it\'s "a, b" */ a,b {}')
  })
})
