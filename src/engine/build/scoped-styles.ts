import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

// The one that Vite brings and makes styles small with.
const vite = createRequire(import.meta.url).resolve('vite')
const { transform } = createRequire(vite)('lightningcss') as typeof import('lightningcss')

const isScoped = (id: string) => id.endsWith('.module.css')

/** The name of a class in the whole site: readable, short, and the same in every build, as the file's name is the block's. */
const scopedName = (name: string, file: string): string => `${basename(file).replace('.module.css', '')}_${name}`

/**
 * Gives the classes of each `.module.css` their names in the whole site, with `css.modules: false`. Vite's own way takes ten
 * times as long.
 */
export function scopedStyles(): Plugin[] {
  const names = new Map<string, [string, string][]>()
  return [
    {
      name: 'scoped-styles',
      enforce: 'pre',
      transform(code, id) {
        if (!isScoped(id)) return null
        const cssModules = { pattern: scopedName('[local]', id), grid: false, container: false }
        const scoped = transform({ filename: id, code: Buffer.from(code), cssModules })
        const pairs = Object.entries(scoped.exports ?? {}).map(([local, { name, composes }]): [string, string] => {
          if (composes.length)
            throw new Error(`${id}: 'composes' is not read here. Write into .${local} what it composes.`)
          return [local, name]
        })
        names.set(id, pairs.sort())
        return { code: scoped.code.toString(), map: null }
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
