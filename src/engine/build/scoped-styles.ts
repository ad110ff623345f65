import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

// The one that comes with Vite, which minifies styles with it.
const vite = createRequire(import.meta.url).resolve('vite')
const { transform } = createRequire(vite)('lightningcss') as typeof import('lightningcss')

const isScoped = (id: string) => id.endsWith('.module.css')

/** The name of a class in the whole site, for people. */
const readableName = (name: string, file: string): string => `${basename(file).replace('.module.css', '')}_${name}`

/** Counts in letters: a to z, then aa, ab and so on. */
const letters = (number: number): string =>
  (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) + String.fromCharCode(97 + (number % 26))

/** Two letters for each file of styles in a folder, which hardly ever change if another file is added or removed. */
function codesIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  // Ad blockers hide what is called "ads".
  const taken = new Set(['ad'])
  const codeOf = (file: string): string => {
    let number = createHash('sha256').update(file).digest().readUInt32BE()
    const code = () => letters(26 + (number % 26 ** 2))
    while (taken.has(code())) number++
    taken.add(code())
    return code()
  }
  const path = folder.replaceAll('\\', '/')
  return new Map(
    files
      .filter(isScoped)
      .sort()
      .map((file) => [`${path}/${file}`, codeOf(file)]),
  )
}

/**
 * Gives the classes of each `.module.css` their names in the whole site, with `css.modules: false`. Vite's own way takes ten
 * times as long.
 * @param folder of all styles, for names of three letters: a page becomes 3 % lighter. Without it, names are for people.
 */
export function scopedStyles(folder?: string): Plugin[] {
  const names = new Map<string, [string, string][]>()
  const codes = folder ? codesIn(folder) : undefined
  return [
    {
      name: 'scoped-styles',
      enforce: 'pre',
      transform(code, id) {
        if (!isScoped(id)) return null
        const cssModules = { pattern: readableName('[local]', id), grid: false, container: false }
        const scoped = transform({ filename: id, code: Buffer.from(code), cssModules })
        const pairs = Object.entries(scoped.exports ?? {}).map(([local, { name, composes }]): [string, string] => {
          if (composes.length)
            throw new Error(`${id}: 'composes' is not read here. Write into .${local} what it composes.`)
          return [local, name]
        })
        const short = codes?.get(id)
        const given = new Map(pairs.sort().map(([, name], place) => [name, short ? short + letters(place) : name]))
        names.set(
          id,
          pairs.map(([local, name]) => [local, given.get(name) as string]),
        )
        return { code: scoped.code.toString().replace(/[\w-]+/g, (name) => given.get(name) ?? name), map: null }
      },
    },
    {
      name: 'scoped-names',
      enforce: 'post',
      transform(code, id) {
        const own = names.get(id)
        if (!own) return null
        const object = JSON.stringify(Object.fromEntries(own))
        // In the dev server the module also brings its styles to the page, and whoever uses its names gets those of a new version.
        if (this.environment.mode === 'dev' && this.environment.config.consumer === 'client')
          return {
            code: `${code}\nexport default Object.assign(import.meta.hot.data.names ??= {}, ${object})`,
            map: null,
          }
        return { code: `export default ${object}`, moduleSideEffects: false, map: null }
      },
    },
  ]
}
