import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { scopedName } from './vite-settings.ts'

// The one that Vite brings and makes styles small with.
const vite = createRequire(import.meta.url).resolve('vite')
const { transform } = createRequire(vite)('lightningcss') as typeof import('lightningcss')

const isScoped = (id: string) => id.endsWith('.module.css')

/**
 * Gives the classes of each `.module.css` their names in the whole site, for builds with `css.modules: false`. Vite's own
 * way, which the dev server uses, takes ten times as long.
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
      transform(_, id) {
        const own = names.get(id)
        return own
          ? { code: `export default ${JSON.stringify(Object.fromEntries(own))}`, moduleSideEffects: false, map: null }
          : null
      },
    },
  ]
}
