import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { checkSite } from '../../engine/check.ts'
import type { Contracts } from '../../engine/contracts.ts'
import { documentFrom, type SiteSources, type SourceDocument } from '../../engine/load.ts'
import { putDocument } from '../../engine/sources.ts'

/**
 * The page itself, then the page with one block more at its end, an example of each contract in turn: where a page
 * has nothing that a kind of mistake could be made in, one of these has. Only pages without problems are given.
 */
export function* grown(page: SourceDocument, site: SiteSources, contracts: Contracts): Generator<SourceDocument> {
  yield page
  const blocks = findNodeAtLocation(page.tree as Node, ['blocks']) as Node
  const last = blocks.children?.at(-1) as Node
  const end = last.offset + last.length
  for (const { examples, carriesPageHeading } of contracts.blocks.values()) {
    const [example] = examples
    if (carriesPageHeading || !example) continue
    const block = `,\n${JSON.stringify(example.data, null, 2)}`
    const larger = documentFrom(page.file, page.text.slice(0, end) + block + page.text.slice(end))
    const tried = { ...site }
    putDocument(tried, larger)
    if (checkSite(tried, contracts).length === 0) yield larger
  }
}
