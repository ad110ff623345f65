import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Which folders of src a folder may import from (design section 2). A folder that is not here is a new one: decide. */
const allowed: Record<string, string[]> = {
  contract: [],
  ui: ['contract'],
  elements: ['contract', 'ui'],
  api: ['contract'],
  forms: ['contract', 'ui', 'api', 'client'],
  chrome: ['contract', 'ui'],
  blocks: ['contract', 'ui', 'elements', 'forms', 'client'],
  styles: [],
  engine: ['contract', 'blocks', 'chrome', 'styles', 'ui'],
  client: ['contract', 'blocks', 'elements', 'engine', 'forms', 'api', 'ui', 'styles'],
  server: [],
  tools: ['contract', 'engine', 'server', 'blocks', 'ui'],
}

/** From the client, forms and islands may know where the visitor is; nothing else. */
const shared = 'src/client/location.ts'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && name.includes('/'))
  .map((name) => join('src', name))

function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)
  return [...specifiers].map(([, path]) => normalize(join(dirname(file), path as string)))
}

const folderOf = (file: string) => file.split('/')[1] as string

describe('design 2 · imports go one way', () => {
  it('knows every folder', () => {
    expect(files.length).toBeGreaterThan(50)
    expect([...new Set(files.map(folderOf))].filter((folder) => !allowed[folder])).toEqual([])
  })

  it.each(Object.keys(allowed))('src/%s', (folder) => {
    const wrong = files
      .filter((file) => folderOf(file) === folder)
      .flatMap((file) => importsOf(file).map((target) => ({ file, target })))
      .filter(({ target }) => target.startsWith('src/') && folderOf(target) !== folder)
      .filter(({ target }) => !allowed[folder]?.includes(folderOf(target)))
    expect(wrong).toEqual([])
  })

  it('blocks and forms take nothing from the client but the place of the visitor', () => {
    const taken = files
      .filter((file) => ['blocks', 'forms'].includes(folderOf(file)))
      .flatMap(importsOf)
      .filter((target) => folderOf(target) === 'client')
    expect(taken.filter((target) => target !== shared)).toEqual([])
  })

  it('the engine names no block', () => {
    const types = readdirSync('src/blocks', { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const named = files
      .filter((file) => folderOf(file) === 'engine')
      .flatMap((file) =>
        types
          .filter(({ name }) => new RegExp(`['"\`]${name}['"\`]|blocks/${name}/`).test(readFileSync(file, 'utf8')))
          .map(({ name }) => `${file}: ${name}`),
      )
    expect(named).toEqual([])
  })

  it('the server knows nothing of React', () => {
    const sources = files.filter((file) => folderOf(file) === 'server').map((file) => readFileSync(file, 'utf8'))
    expect(sources.filter((text) => /from 'react/.test(text))).toEqual([])
  })
})
