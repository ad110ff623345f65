import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { AnyBlock, Company, PageData } from '../contract/index.ts'
import { BuildError } from './build-error.ts'
import { chromeData } from './chrome-data.ts'
import { fillTemplate } from './document.ts'
import { type Resolver, resolvePage, resolveSiteFile } from './resolve.ts'
import { dataFile, htmlFile } from './routes.ts'
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
  /** Address of the client script: the app compares it with its own. */
  script: string
  /** src/index.html with the client script in place. */
  template: string
  fonts: string[]
  /** Address of a page's social card. */
  card(page: PageData): string | undefined
  /** Output folder. */
  out: string
}

/** A written route. */
export interface Written {
  path: string
  html: string
  css: string
  data: string
  policy: string
}

/**
 * Writes one page: its HTML file and the data file that the client app fetches.
 * @throws BuildError that names page and block, where one cannot be rendered; whoever builds stops then
 */
export async function prerender(document: unknown, context: BuildContext): Promise<Written> {
  const { resolver, renderer } = context
  const page = resolvePage(document, resolver)
  const parts = await documentParts(page, context).catch((error: Error) => {
    throw error.name === 'BlockError' ? new BuildError(error.message) : error
  })
  const html = fillTemplate(context.template, parts)
  const data = JSON.stringify({ ...page, client: context.script })
  const company = resolver.site.company.data as Company
  const policy = contentSecurityPolicy(html, [new URL(company.mapEmbedUrl).origin])
  write(join(context.out, htmlFile(page.path)), html)
  write(join(context.out, dataFile(page.path)), data)
  return { path: page.path, html, css: context.styles.for(typesOf(page)), data, policy }

  async function documentParts(page: PageData<AnyBlock>, context: BuildContext) {
    const { header, footer } = renderer.renderChrome(chromeData(page.path, resolver))
    const company = resolveSiteFile<Company>('company', page.path, resolver, 'fill')
    return {
      page,
      company,
      header,
      footer,
      main: (await renderer.renderBlocks(page)).join(''),
      css: context.styles.for(typesOf(page)),
      fonts: context.fonts,
      card: context.card(page),
      structuredData: structuredData(page, company),
    }
  }
}

const typesOf = (page: PageData) => page.blocks.map(({ type }) => type)

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
