import type { IndexInput } from 'storybook/internal/types'

/** What the meta of a file says if its stories have a page of docs. */
export const autodocs = `tags: ['autodocs']`

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
 * A story.
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

/** The stories of a generated file, for Storybook's index. Storybook would read it as code, which takes much longer. */
export function storiesIn(text: string): IndexInput[] {
  const title = /title: '(.+?)'/.exec(text)?.[1]
  const shared = text.includes(autodocs) ? ['autodocs'] : []
  const stories = text.matchAll(/^export const (\w+) = \{\n {2}name: (".*"),\n {2}tags: (\[.*\]),$/gm)
  return [...stories].map(([, exportName = '', name = '', tags = '']) => ({
    ...{ type: 'story', subtype: 'story', title, exportName, name: JSON.parse(name) },
    tags: [...shared, ...JSON.parse(tags)],
  }))
}
