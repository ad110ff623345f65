import { chromeData } from '../../src/engine/chrome-data.ts'
import { renderBlocks, renderChrome } from '../../src/engine/render.tsx'
import { resolvePage } from '../../src/engine/resolve.ts'
import { awake } from './awake.ts'
import { Finished } from './Finished.tsx'
import { faultBox } from './fault.ts'
import { using } from './resolver.ts'

/** What the stories of a page have in common: header, blocks and footer as the build writes them. */
export const pageMeta = (document: { path: string }) => ({
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  loaders: [() => finished(document)],
  play: awake,
  render: (_: object, { loaded }: { loaded: { html?: string } }) => <Finished html={loaded.html ?? ''} />,
})

async function finished(document: { path: string }): Promise<{ html: string }> {
  try {
    const { header, footer } = renderChrome(chromeData(document.path, using))
    const blocks = await renderBlocks(resolvePage(document, using))
    return { html: `${header}<main id="main" tabindex="-1">${blocks.join('')}</main>${footer}` }
  } catch (error) {
    return { html: faultBox(document.path, error as Error) }
  }
}
