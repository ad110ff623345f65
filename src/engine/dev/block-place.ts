import { join } from 'node:path'
import { rangeOf, readDocument } from '../load.ts'
import { nameOfPath } from '../routes.ts'

/**
 * Where a block of a page stands in its document, as editors take it: "/site/pages-data/about.json:14:5". On the page of
 * a block's examples, the example in the contract. A document that cannot be parsed now opens at its beginning.
 * @param root folder of the site
 * @param path path of the page
 */
export function blockPlace(root: string, path: string, index: number): string {
  const type = /^\/_blocks\/([a-z0-9-]+)$/.exec(path)?.[1]
  const file = type ? `src/blocks/${type}/${type}.schema.json` : `pages-data/${nameOfPath(path)}.json`
  const { line, column } = rangeOf(readDocument(root, file), [type ? 'examples' : 'blocks', index])
  return `${join(root, file)}:${line}:${column}`
}
