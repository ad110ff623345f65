import type { InputType } from 'storybook/internal/types'
import type { Authored } from '../../src/contract/index.ts'
import { renderBlock } from '../../src/engine/render/render.tsx'
import { resolvePage } from '../../src/page/resolve.ts'
import { BlockDocs } from '../docs/BlockDocs.tsx'
import { awake } from './awake.ts'
import { Finished } from './Finished.tsx'
import { faultBox } from './fault.ts'
import { resolver } from './resolver.ts'

/** What a generated story says besides the data of its block. */
export interface BlockParameters {
  /** The page it stands on, and where among the blocks: level of the heading and loading of pictures follow from it. */
  place: { path: string; index: number; page?: string }
}

interface Context {
  args: Authored.Block
  parameters: object
}

/** The data of a block as finished HTML, by the way of the build; what cannot be shown says why. */
export async function finished({ args, parameters }: Context): Promise<{ html: string }> {
  const { path, index } = (parameters as BlockParameters).place
  const meta = { title: path, description: path, keywords: [] }
  // The blocks around it do not matter to it, only how many are before.
  const blocks = Array<Authored.Block>(index + 1).fill(args)
  try {
    return { html: await renderBlock(resolvePage({ path, meta, blocks }, resolver), index) }
  } catch (error) {
    return { html: faultBox(args.type, error as Error) }
  }
}

/** What an editor would write to see what is shown. */
const shownJson = (_: string, { args }: Context): string => JSON.stringify(args, null, 2)

/** What the stories of a block have in common. */
export const blockMeta = ({ argTypes, parameters }: { argTypes: Record<string, InputType>; parameters: object }) => ({
  argTypes,
  parameters: {
    ...parameters,
    layout: 'fullscreen',
    docs: { page: BlockDocs, codePanel: true, source: { language: 'json', type: 'dynamic', transform: shownJson } },
  },
  loaders: [finished],
  play: awake,
  render: (_: object, { loaded }: { loaded: { html?: string } }) => <Finished html={loaded.html ?? ''} />,
})
