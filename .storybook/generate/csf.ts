/** What stands above every generated story file. */
export const notice = (from: string): string => `// Made from ${from}. Do not edit.\n`

/**
 * A name that a story file can export: "four steps" gives FourSteps.
 * @param taken names given before; grows by the new one
 */
function exportName(words: string, taken: Set<string>): string {
  const plain = words
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
 * A story with plain data. Storybook's index reads the file without running it, and only where the keys are bare.
 * @param taken names given before in this file
 */
export function story(fields: { name: string; [key: string]: unknown }, taken: Set<string>): string {
  const lines = Object.entries(fields).map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`)
  return `export const ${exportName(fields.name, taken)} = {\n${lines.join('')}}\n`
}
