import { lazy, Suspense } from 'react'
import type { InputType } from 'storybook/internal/types'
import type { Authored } from '../../src/contract/index.ts'
import { renderBlock } from '../../src/engine/render/render.tsx'
import { resolvePage } from '../../src/page/resolve.ts'
import { awake } from './awake.ts'
import { faultBox } from './fault.ts'
import { Finished } from './Finished.tsx'
import { resolver, withIcons } from './resolver.ts'

/** Parameters of a generated story. */
export interface BlockParameters {
  /** Its page and its index among the blocks, which decide the heading level and how pictures load. */
  place: { path: string; index: number; page?: string }
}

interface Context {
  args: Authored.Block
  parameters: object
}

/** Renders a block as the build does; if that fails, the HTML is the error message. */
export async function finished({ args, parameters }: Context): Promise<{ html: string }> {
  const { path, index } = (parameters as BlockParameters).place
  const meta = { title: path, description: path, keywords: [] }
  // Only the number of blocks before it matters, not what they are.
  const blocks = Array<Authored.Block>(index + 1).fill(args)
  try {
    return { html: await withIcons(() => renderBlock(resolvePage({ path, meta, blocks }, resolver), index)) }
  } catch (error) {
    return { html: faultBox(args.type, error as Error) }
  }
}

/** The JSON that an editor would write for this story. */
const shownJson = (_: string, { args }: Context): string => JSON.stringify(args, null, 2)

// Loaded only for docs: it would be a third of what a story loads.
const BlockDocs = lazy(async () => ({ default: (await import('../docs/BlockDocs.tsx')).BlockDocs }))

const DocsPage = () => (
  <Suspense>
    <BlockDocs />
  </Suspense>
)

/** The part of the meta that is the same for all blocks. */
export const blockMeta = ({ argTypes, parameters }: { argTypes: Record<string, InputType>; parameters: object }) => ({
  argTypes,
  parameters: {
    ...parameters,
    layout: 'fullscreen',
    docs: { page: DocsPage, codePanel: true, source: { language: 'json', type: 'dynamic', transform: shownJson } },
  },
  loaders: [finished],
  play: awake,
  render: (_: object, { loaded }: { loaded: { html?: string } }) => <Finished html={loaded.html ?? ''} />,
})
