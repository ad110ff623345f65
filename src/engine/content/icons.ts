import { createRequire } from 'node:module'

interface IconSet {
  icons: Record<string, { body: string }>
}

let set: IconSet | undefined
const phosphor = (): IconSet => {
  set ??= createRequire(import.meta.url)('@iconify-json/ph/icons.json') as IconSet
  return set
}

/** Whether Phosphor has an icon with this full name, style included: "phone-duotone". */
export const hasIcon = (name: string): boolean => Object.hasOwn(phosphor().icons, name)

/** All full names of the set, for suggestions. */
export const iconNames = (): string[] => Object.keys(phosphor().icons)

/**
 * One SVG file with a symbol for each name, in the order given. The pale part of a duotone icon is its own colour, or
 * `--tint` with `--tint-opacity` where a style sets them.
 * @throws if the set has no icon of that name; the checker reports it earlier.
 */
export function sprite(names: readonly string[]): string {
  const symbols = names.map((name) => {
    const icon = phosphor().icons[name]
    if (!icon) throw new Error(`There is no Phosphor icon "${name}".`)
    const body = icon.body.replaceAll('opacity=".2"', 'fill="var(--tint)" opacity="var(--tint-opacity,.2)"')
    return `<symbol id="${name}" viewBox="0 0 256 256">${body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`
}
