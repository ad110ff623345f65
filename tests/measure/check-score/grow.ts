import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { documentFrom, type SourceDocument } from '../../../src/engine/content/load.ts'
import { putDocument } from '../../../src/engine/content/sources.ts'
import { newProblems } from './new-problems.ts'
import type { Experiment } from './score.ts'

/**
 * The page itself, then the page with one block more at its end, an example of each contract in turn: where a page
 * has nothing that a kind of mistake could be made in, one of these has. Only pages without further problems are given.
 */
export function* grown(page: SourceDocument, experiment: Experiment): Generator<SourceDocument> {
  const { site, contracts } = experiment
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
    if (newProblems(tried, experiment).length === 0) yield larger
  }
}
