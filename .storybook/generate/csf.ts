/** The first line of every generated story file. */
export const notice = (from: string): string => `// Generated from ${from}. Do not edit.\n`

/**
 * The export name of a story: "four steps" becomes FourSteps.
 * @param taken names already used in the file; the new one is added
 */
function exportName(title: string, taken: Set<string>): string {
  const plain = title
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
    .replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase())
  const start = /^[A-Z]/.test(plain) ? plain : `Story${plain}`
  let name = start
  for (let count = 2; taken.has(name); count++) name = `${start}${count}`
  taken.add(name)
  return name
}

/**
 * A story. Keys are unquoted, because Storybook's index, which parses the file, expects them so.
 * @param taken names already used in the file
 * @param code fields whose values are expressions
 */
export function story(
  fields: { name: string; [key: string]: unknown },
  taken: Set<string>,
  code: Record<string, string> = {},
): string {
  const values = Object.entries(fields).map(([key, value]) => [key, JSON.stringify(value)])
  const lines = [...values, ...Object.entries(code)].map(([key, value]) => `  ${key}: ${value},\n`)
  return `export const ${exportName(fields.name, taken)} = {\n${lines.join('')}}\n`
}
