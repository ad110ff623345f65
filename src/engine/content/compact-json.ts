/**
 * A value as JSON for people, laid out as the formatter does: what fits on a line stays on one, but for lists of objects
 * and of lists, which are read as a table; the rest is indented by two spaces.
 * @param write how a string is written; JSON.stringify by default
 */
export function compactJson(value: unknown, write: (text: string) => string = JSON.stringify, width = 110): string {
  const lay = (value: unknown, indent: string, before: number): string => {
    if (typeof value === 'string') return write(value)
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const list = Array.isArray(value)
    const entries = Object.entries(value)
    if (!entries.length) return list ? '[]' : '{}'
    const [open, close] = list ? ['[', ']'] : ['{ ', ' }']
    if (!isTable(value) && indent.length + before + JSON.stringify(value).length <= width)
      return `${open}${entries.map(([key, item]) => `${label(key, list)}${lay(item, '', 0)}`).join(', ')}${close}`
    const inner = `${indent}  `
    const lines = entries.map(([key, item]) => {
      const name = label(key, list)
      return `${inner}${name}${lay(item, inner, name.length)}`
    })
    return `${open.trim()}\n${lines.join(',\n')}\n${indent}${close.trim()}`
  }
  return lay(value, '', 0)
}

/** Whether all of several entries are objects, or all are lists, with more than one value each. */
const isTable = (value: object): boolean =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every(
    (item) =>
      typeof item === 'object' && Object.keys(item ?? {}).length > 1 && Array.isArray(item) === Array.isArray(value[0]),
  )

const label = (key: string, list: boolean): string => (list ? '' : `${JSON.stringify(key)}: `)
