import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildParts, copyProject } from '../../project-copy.ts'

interface Document {
  path: string
  meta: { title: string; description: string }
}

/**
 * A copy of the project that has this many pages: the site's own, then these again under other names, in turn.
 * @returns its folder
 */
export function grownSite(pages: number): string {
  const root = copyProject(process.cwd(), buildParts)
  const folder = join(root, 'pages-data')
  const own = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const templates = own
    .filter((name) => name !== 'home.json' && name !== 'not-found.json')
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Document)
  const pathOf = (number: number) => `${(templates[number % templates.length] as Document).path}-${number}`
  for (let number = own.length; number < pages; number++) {
    const template = templates[number % templates.length] as Document
    const path = pathOf(number)
    const { title, description } = template.meta
    const meta = {
      ...template.meta,
      // Each service belongs to one page.
      service: undefined,
      title: `${number} ${beginningOf(title, 40)}`,
      description: `${number} ${beginningOf(description, 120)}`,
    }
    const text = JSON.stringify({ ...template, path, meta }, null, 2)
    // Its links lead to the pages that follow, so that there is one to nearly each; cards of services lead to what they name.
    let next = number
    const linked = text.includes('"service-cards"')
      ? text
      : text.replaceAll(/(?<="to": ")\/[^"]*/g, () => pathOf(++next < pages ? next : own.length))
    writeFileSync(join(folder, `${path.slice(1)}.json`), linked)
  }
  return root
}

/** The first words of a text, so that there is room for a number. */
const beginningOf = (text: string, length: number): string =>
  `${text.replaceAll(/\{\w+\}/g, 'us')} `.slice(0, length).replace(/\s\S*$/, '')
