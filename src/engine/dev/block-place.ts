import { join } from 'node:path'
import { documentFile } from '../../page/routes.ts'
import { rangeOf, readDocument } from '../content/load.ts'

/**
 * The place of a block in its document, in the form that editors take: "/site/pages-data/about.json:14:5". For a page of
 * a block's examples it is the example in the contract. A document that cannot be parsed opens at its beginning.
 * @param root folder of the site
 * @param path path of the page
 */
export function blockPlace(root: string, path: string, index: number): string {
  const type = /^\/_blocks\/([a-z0-9-]+)$/.exec(path)?.[1]
  const file = type ? `src/blocks/${type}/${type}.schema.json` : documentFile(path)
  const { line, column } = rangeOf(readDocument(root, file), [type ? 'examples' : 'blocks', index])
  return `${join(root, file)}:${line}:${column}`
}
