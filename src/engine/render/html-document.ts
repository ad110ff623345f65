import type { Company, PageData } from '../../contract/index.ts'
import type { PageSubject } from '../../page/contact.ts'
import { escapeHtml, markupSafe } from '../../page/html.ts'
import { notFoundPath } from '../../page/routes.ts'
import { themeColour } from './findability.ts'

/** What a page's HTML file is made of, besides the template. */
export interface HtmlParts {
  page: PageData
  company: Company
  header: string
  main: string
  footer: string
  /** Styles of the page, inlined so that the first paint waits for nothing. */
  css?: string
  /** Fonts to fetch at once. */
  fonts?: string[]
  /** Address of the social card. */
  card?: string
  /** schema.org objects. */
  structuredData?: object[]
  /** Further elements for the head. */
  extra?: string
}

/** Fills src/index.html for one page: title, description, keywords, canonical, Open Graph (spec 2.1). */
export function fillTemplate(template: string, parts: HtmlParts): string {
  const slots: Record<string, string> = {
    head: head(parts),
    header: parts.header,
    main: parts.main,
    footer: parts.footer,
  }
  return template.replace(/<!--(head|header|main|footer)-->/g, (_, slot: string) => slots[slot] as string)
}

/** What the app needs of a page to show it in the document of another (spec 2.1). */
export interface FragmentParts extends Pick<HtmlParts, 'page' | 'main'> {
  /** Address of the client script that the document must have: it changes with all code and styles. */
  script: string
  subject: PageSubject
}

/** A page without header, footer and styles, which documents of the site have. */
export function fragmentHtml({ page, main, script, subject }: FragmentParts): string {
  return [
    `<!doctype html><html data-script="${script}"><head>${description(page)}</head>`,
    `<body data-subject="${escapeHtml(JSON.stringify(subject))}"><main id="main" tabindex="-1">${main}</main></body></html>`,
  ].join('')
}

/** What a page says of itself, to whoever shows it. */
function description({ meta: { title, description, keywords } }: PageData): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'keywords', keywords.join(', ')),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
  ].join('')
}

function head({ page, company, css, fonts = [], card, structuredData = [], extra = '' }: HtmlParts): string {
  const url = company.siteUrl + page.path
  const found = page.path !== notFoundPath
  return [
    description(page),
    found ? `<link rel="canonical" href="${escapeHtml(url)}">` : meta('name', 'robots', 'noindex'),
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    css ? `<style>${css}</style>` : '',
    '<link rel="icon" href="/favicon.svg">',
    '<link rel="apple-touch-icon" href="/icon-180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    meta('name', 'theme-color', themeColour),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', company.company),
    found ? meta('property', 'og:url', url) : '',
    card ? meta('property', 'og:image', company.siteUrl + card) : '',
    card ? meta('name', 'twitter:card', 'summary_large_image') : '',
    ...structuredData.map((data) => `<script type="application/ld+json">${markupSafe(JSON.stringify(data))}</script>`),
    extra,
  ].join('')
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`
}
