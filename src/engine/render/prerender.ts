import { createHash } from 'node:crypto'
import type { Authored } from '../../contract/index.ts'
import { chromeData } from '../../page/chrome-data.ts'
import { withoutLongProps } from '../../page/island.ts'
import { type Resolver, resolvePage } from '../../page/resolve.ts'
import { BuildError } from './build-error.ts'
import { fillTemplate } from './html-document.ts'
import { contentSecurityPolicy } from './security-policy.ts'
import { structuredData } from './structured-data.ts'
import type { PageStyles } from './styles.ts'

/** What the server build exports (render.tsx). */
export type Renderer = typeof import('./render.tsx')

/** What every page of a build shares. */
export interface BuildContext {
  resolver: Resolver
  renderer: Renderer
  styles: PageStyles
  /** Address of the client script. The app compares it with its own, to notice a new version of the site. */
  script: string
  /** src/index.html with the client script in place. */
  template: string
  fonts: string[]
  /** Address of a page's social card. */
  card(page: { path: string }): string | undefined
}

/** A page as the build renders it. */
export interface RenderedPage {
  path: string
  html: string
  css: string
  /** What the client app fetches. */
  data: string
  policy: string
}

/**
 * Renders one page: its HTML and the data that the client app fetches.
 * @throws BuildError that names the page and the block that cannot be rendered
 */
export async function renderPage(document: Authored.Page, context: BuildContext): Promise<RenderedPage> {
  const { resolver, renderer, template } = context
  const page = resolvePage(document, resolver)
  const chrome = chromeData(page.path, resolver)
  const { company } = chrome
  const blocks = await renderer.renderBlocks(page).catch((error: Error) => {
    // By its name, because the renderer is a bundle of its own with a class of its own.
    throw error.name === 'BlockError' ? new BuildError(error.message) : error
  })
  const version = createHash('sha256').update(JSON.stringify(page)).digest('base64url').slice(0, 4)
  const main = blocks.map((block) => withoutLongProps(block, version)).join('')
  const css = context.styles.for(page.blocks, main)
  // Only pages with islands whose props were left out need the version.
  const data = main === blocks.join('') ? page : { ...page, version }
  const html = fillTemplate(template, {
    page,
    company,
    ...renderer.renderChrome(chrome, renderer.subjectOf(page)),
    main,
    css,
    fonts: context.fonts,
    card: context.card(page),
    structuredData: structuredData(page, company, renderer.describeBlocks(page)),
  })
  const policy = contentSecurityPolicy(html, [new URL(company.mapEmbedUrl).origin])
  return { path: page.path, html, css, data: JSON.stringify({ ...data, client: context.script }), policy }
}
