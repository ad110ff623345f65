import type { Authored } from '../../src/contract/index.ts'
import { renderBlocks, renderChrome, subjectOf } from '../../src/engine/render/render.tsx'
import { chromeData } from '../../src/page/chrome-data.ts'
import { resolvePage } from '../../src/page/resolve.ts'
import { awake } from './awake.ts'
import { faultBox } from './fault.ts'
import { Finished } from './Finished.tsx'
import { resolver, withIcons } from './resolver.ts'

/** The meta of a page's stories: header, blocks and footer as the build writes them. */
export const pageMeta = (document: Authored.Page) => ({
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  loaders: [() => finished(document)],
  play: awake,
  render: (_: object, { loaded }: { loaded: { html?: string } }) => <Finished html={loaded.html ?? ''} />,
})

async function finished(document: Authored.Page): Promise<{ html: string }> {
  try {
    const page = () => resolvePage(document, resolver)
    const blocks = await withIcons(() => renderBlocks(page()))
    const { header, footer } = renderChrome(chromeData(document.path, resolver), subjectOf(page()))
    return { html: `${header}<main id="main" tabindex="-1">${blocks.join('')}</main>${footer}` }
  } catch (error) {
    return { html: faultBox(document.path, error as Error) }
  }
}
