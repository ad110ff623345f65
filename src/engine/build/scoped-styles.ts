import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

// The one that comes with Vite, which minifies styles with it.
const vite = createRequire(import.meta.url).resolve('vite')
const { transform } = createRequire(vite)('lightningcss') as typeof import('lightningcss')

/** All files in a folder, by their paths in it, in one order on every machine. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

const isScoped = (id: string) => id.endsWith('.module.css')

/** The name of a class in the whole site, for people. */
const readableName = (name: string, file: string): string => `${basename(file).replace('.module.css', '')}_${name}`

/** Counts in letters: a to z, then aa, ab and so on. */
const letters = (number: number): string =>
  (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) + String.fromCharCode(97 + (number % 26))

interface Scoped {
  code: string
  pairs: [local: string, name: string][]
}

/** Classes and keyframes of a file of styles, each with its name in the whole site; and the styles with these names. */
function scope(id: string, text: string): Scoped {
  const cssModules = { pattern: readableName('[local]', id), grid: false, container: false }
  const { code, exports = {} } = transform({ filename: id, code: Buffer.from(text), cssModules })
  const pairs = Object.entries(exports).map(([local, { name, composes }]): [string, string] => {
    if (composes.length) throw new Error(`${id}: 'composes' is not read here. Write into .${local} what it composes.`)
    return [local, name]
  })
  return { code: code.toString(), pairs: pairs.sort() }
}

/**
 * Names of two letters for those that people read: the ones of a file follow each other, from a place that its path decides,
 * so that few change when others come or go.
 * @param scoped files of styles by their paths in the folder
 */
function shortNames(scoped: Map<string, Scoped>): Map<string, string> {
  // Ad blockers hide what is called "ad".
  const taken = new Set(['ad'])
  const short = new Map<string, string>()
  for (const [file, { pairs }] of scoped) {
    let number = createHash('sha256').update(file).digest().readUInt32BE()
    const code = () => letters(26 + (number % 26 ** 2))
    for (const [, name] of pairs) {
      while (taken.has(code())) number++
      taken.add(code())
      short.set(name, code())
    }
  }
  return short
}

/** A custom property, wherever it is declared, read or mentioned. */
const customProperty = /(?<![\w-])--[a-z][\w-]*/g

/**
 * Names of a letter or two for custom properties, as many as styles both declare and read and no script mentions: another
 * may belong to a library.
 */
function shortProperties(folder: string, files: string[]): Map<string, string> {
  const textOf = (end: RegExp) =>
    files
      .filter((file) => end.test(file))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
      .join('\n')
  const styles = textOf(/\.css$/)
  const mentioned = new Set(textOf(/\.tsx?$/).match(customProperty))
  const own = [...new Set(styles.match(customProperty))].filter(
    (name) => !mentioned.has(name) && styles.includes(`var(${name}`) && new RegExp(`${name}\\s*:`).test(styles),
  )
  return new Map(own.sort().map((name, place) => [name, `--${letters(place)}`]))
}

/** Styles with short names of custom properties, and without the blanks after commas that Lightning CSS leaves beside them. */
const shortened = (styles: string, properties: Map<string, string>): string =>
  styles
    .replace(customProperty, (name) => properties.get(name) ?? name)
    .replace(/("[^"]*"|\/\*.*?\*\/)|, +/gs, (_, kept?: string) => kept ?? ',')

/**
 * Gives the classes of each `.module.css` their names in the whole site, with `css.modules: false`. Vite's own way takes ten
 * times as long.
 * @param folder of all styles, for short names of classes and custom properties: a page becomes 5 % lighter. Without it,
 * names are for people.
 */
export function scopedStyles(folder?: string): Plugin[] {
  const names = new Map<string, [string, string][]>()
  const files = folder ? filesIn(folder) : []
  const scoped = new Map(
    files.filter(isScoped).map((file) => [file, scope(`${folder}/${file}`, readFileSync(`${folder}/${file}`, 'utf8'))]),
  )
  const short = folder ? shortNames(scoped) : undefined
  const properties = folder ? shortProperties(folder, files) : undefined
  return [
    {
      name: 'scoped-styles',
      enforce: 'pre',
      transform(text, id) {
        if (!isScoped(id)) return null
        const { code, pairs } = scoped.get(id.slice((folder?.length ?? 0) + 1)) ?? scope(id, text)
        names.set(
          id,
          pairs.map(([local, name]) => [local, short?.get(name) ?? name]),
        )
        return { code: short ? code.replace(/[\w-]+/g, (name) => short.get(name) ?? name) : code, map: null }
      },
    },
    {
      // After the styles that others import have come into them.
      name: 'short-properties',
      transform: (code, id) =>
        properties && id.endsWith('.css') ? { code: shortened(code, properties), map: null } : null,
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
