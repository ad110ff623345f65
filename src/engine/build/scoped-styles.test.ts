import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { scopedStyles } from './scoped-styles.ts'

const folder = join(process.cwd(), 'src')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'))

/** The names that all classes get, each file's by the names that it gives them, and its styles. */
function namesBy(plugins: ReturnType<typeof scopedStyles>) {
  const [styles, exported] = plugins.map(({ transform }) => transform) as unknown as [Transform, Transform]
  const context = { environment: { mode: 'build', config: {} } }
  return files.map((file) => {
    const id = join(folder, file)
    const { code } = styles.call(context, readFileSync(id, 'utf8'), id)
    const module = exported.call(context, code, id)
    return { code, names: JSON.parse(module.code.replace('export default ', '')) as Record<string, string> }
  })
}
type Transform = (this: object, code: string, id: string) => { code: string }

describe.each([
  ['for people', undefined, /^[A-Za-z-]+_[A-Za-z-]+$/],
  ['of the built site', folder, /^(?!ad)[a-z]{3}$/],
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
