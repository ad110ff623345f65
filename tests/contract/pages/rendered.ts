import type { PageData } from '../../../src/contract/index.ts'
import { renderBlocks, renderChrome, subjectOf } from '../../../src/engine/render/render.tsx'
import { chromeData } from '../../../src/page/chrome-data.ts'
import { resolvePage } from '../../../src/page/resolve.ts'
import { resolver, site } from '../block-examples.ts'

/** A rendered block, without script. */
export interface RenderedBlock {
  type: string
  element: HTMLElement
}

/** A rendered page. */
export interface RenderedPage {
  path: string
  meta: PageData['meta']
  blocks: RenderedBlock[]
  header: HTMLElement
  footer: HTMLElement
}

const pages = new Map<string, Promise<RenderedPage>>()

/** The paths of all documents. */
export const paths = site.pages.map(({ data }) => data.path).sort()

/** Renders a page of the site with the renderer of the build, once. */
export function rendered(path: string): Promise<RenderedPage> {
  const known = pages.get(path) ?? render(path)
  pages.set(path, known)
  return known
}

async function render(path: string): Promise<RenderedPage> {
  const source = site.pages.find(({ data }) => data.path === path)
  if (!source) throw new Error(`No document of pages-data has the path ${path}.`)
  const page = resolvePage(source.data, resolver)
  const parts = await renderBlocks(page)
  const chrome = renderChrome(chromeData(path, resolver), subjectOf(page))
  return {
    path,
    meta: page.meta,
    blocks: page.blocks.map(({ type }, index) => ({ type, element: elementOf(parts[index] ?? '') })),
    header: elementOf(chrome.header),
    footer: elementOf(chrome.footer),
  }
}

/** Parses markup into a container element, without data and templates for scripts. */
function elementOf(markup: string): HTMLElement {
  const holder = document.createElement('div')
  // Separates the texts of block-level elements.
  holder.innerHTML = markup.replace(/<\/(h[1-6]|p|li|dt|dd|div|figcaption|summary)>|<br>/g, '$& ')
  for (const data of holder.querySelectorAll('script')) data.remove()
  return holder
}

/** Text of an element, with single spaces. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Texts of everything a selector finds in an element. */
export const textsOf = (element: Element, selector: string): string[] =>
  [...element.querySelectorAll(selector)].map((found) => textOf(found))

/** All text of a page between header and footer. */
export const mainText = (page: RenderedPage): string => page.blocks.map(({ element }) => textOf(element)).join(' ')

/** A link or button of a page as [label, target]; links to dialogs have their target without script. */
export type Action = [label: string, target: string]

/** Every link in an element, in order. */
export const linksOf = (element: Element): Action[] =>
  [...element.querySelectorAll('a')].map((link) => [textOf(link), link.getAttribute('href') ?? ''])

/** Every link between header and footer. */
export const mainLinks = (page: RenderedPage): Action[] => page.blocks.flatMap(({ element }) => linksOf(element))

/** The blocks of one type on a page, in order. */
export const blocksOf = (page: RenderedPage, type: string): HTMLElement[] =>
  page.blocks.filter((block) => block.type === type).map(({ element }) => element)

/** The one block of a type on a page. */
export function blockOf(page: RenderedPage, type: string): HTMLElement {
  const [element, ...more] = blocksOf(page, type)
  if (!element || more.length) throw new Error(`${page.path} has ${more.length + (element ? 1 : 0)} blocks ${type}.`)
  return element
}

/** The block with a heading. */
export function blockUnder(page: RenderedPage, heading: string): HTMLElement {
  const found = page.blocks.find(({ element }) => textsOf(element, 'h1, h2').includes(heading))
  if (!found) throw new Error(`${page.path} has no heading "${heading}".`)
  return found.element
}

/** The entries of a block: the items of its first list. */
export const entriesOf = (element: Element): Element[] => [...(element.querySelector('ul, ol')?.children ?? [])]
