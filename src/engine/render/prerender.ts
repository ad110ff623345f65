import { createHash } from 'node:crypto'
import type { Authored } from '../../contract/index.ts'
import { chromeData } from '../../page/chrome-data.ts'
import { withoutLongProps } from '../../page/island.ts'
import { type Resolver, resolvePage } from '../../page/resolve.ts'
import { BuildError } from './build-error.ts'
import { fillTemplate, fragmentHtml } from './html-document.ts'
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
  /** Address of the client script. The app and islands compare it with their own, to notice a new version of the site. */
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
  /** What the app fetches. */
  fragment: string
  data: string
  /** Whether islands take long props from the data. */
  isTaken: boolean
  policy: string
}

/**
 * Renders one page: its document, its fragment and its data.
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
  const isTaken = main !== blocks.join('')
  const subject = renderer.subjectOf(page)
  const html = fillTemplate(template, {
    page,
    company,
    ...renderer.renderChrome(chrome, subject),
    main,
    css,
    fonts: context.fonts,
    card: context.card(page),
    structuredData: structuredData(page, company, renderer.describeBlocks(page)),
  })
  const fragment = fragmentHtml({ page, main, subject, script: context.script })
  const policy = contentSecurityPolicy(html, [new URL(company.mapEmbedUrl).origin])
  const data = isTaken ? { ...page, version, client: context.script } : page
  return { path: page.path, html, css, fragment, data: JSON.stringify(data), isTaken, policy }
}
