import '../styles/main.css'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type Alive, blocks } from '../blocks/registry.ts'
import type { ChromeData } from '../chrome/chrome-data.ts'
import { Footer } from '../chrome/Footer.tsx'
import { Header } from '../chrome/Header.tsx'
import type { AnyBlock, BlockType, PageData, RenderProps } from '../contract/index.ts'
import { blockProps, islandPrefix } from './block-props.ts'
import { scriptSafe } from './html.ts'

/** A block that could not be rendered: says which, so that the build can name page and place. */
export class BlockError extends Error {
  constructor(
    readonly page: string,
    readonly index: number,
    readonly type: string,
    cause: unknown,
  ) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(`${page}: blocks[${index}] (${type}) cannot be rendered: ${reason}`, { cause })
    this.name = 'BlockError'
  }
}

const definitions = Object.entries(blocks as Record<string, { alive?: Alive }>)

/** Types of the blocks that React makes alive in the browser. */
export const islandTypes: string[] = definitions
  .filter(([, { alive }]) => alive?.how === 'island')
  .map(([type]) => type)

/** Those of them that stay finished HTML, also in view, until the visitor moves. */
const waitingTypes = definitions
  .filter(([, { alive }]) => alive?.how === 'island' && alive.when === 'moved')
  .map(([type]) => type)

type AnyComponent = ComponentType<AnyBlock & RenderProps>

const loaded = new Map<string, AnyComponent>()

async function componentOf(type: BlockType): Promise<AnyComponent> {
  const known = loaded.get(type)
  if (known) return known
  const definition = Object.hasOwn(blocks, type) ? blocks[type] : undefined
  if (!definition) throw new Error(`There is no block "${type}" in src/blocks/registry.ts.`)
  const component = (await definition.load()).default as AnyComponent
  loaded.set(type, component)
  return component
}

/**
 * The blocks of a page as finished HTML, one text for each.
 * @throws BlockError that names page and block; nothing is left out silently
 */
export async function renderBlocks(page: PageData<AnyBlock>): Promise<string[]> {
  const parts: string[] = []
  for (const index of page.blocks.keys()) parts.push(await renderBlock(page, index))
  return parts
}

/**
 * One block of a page as finished HTML, as it stands in its place there.
 * @throws BlockError
 */
export async function renderBlock(page: PageData<AnyBlock>, index: number): Promise<string> {
  const { type } = page.blocks[index] as AnyBlock
  try {
    return htmlOf(await componentOf(type), page, index)
  } catch (error) {
    throw new BlockError(page.path, index, type, error)
  }
}

function htmlOf(component: AnyComponent, page: PageData<AnyBlock>, index: number): string {
  const props = blockProps(page, index)
  const identifierPrefix = islandPrefix(index)
  const html = plainHtml(renderToString(createElement(component, props), { identifierPrefix }))
  if (!islandTypes.includes(props.type)) return html
  // The island finds its props beside it, and its ids by the same prefix.
  const when = waitingTypes.includes(props.type) ? ' data-when="moved"' : ''
  return `<div data-island="${props.type}"${when} data-prefix="${identifierPrefix}">${html}</div><script type="application/json">${scriptSafe(JSON.stringify(props))}</script>`
}

/**
 * What React wrote, without what HTML does not need: slashes of elements that have no end (React escapes every other
 * "/>"), and preload links for eager pictures; the picture itself follows at once, with high priority.
 */
function plainHtml(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '').replaceAll('/>', '>')
}

type Description = (block: AnyBlock & RenderProps) => object[]

/** Blocks of which search engines are told more than the page's own facts: each in its folder. */
const descriptions = import.meta.glob<Description>('../blocks/*/structured-data.ts', { eager: true, import: 'default' })

/** schema.org objects of the blocks of a page. */
export function describeBlocks(page: PageData<AnyBlock>): object[] {
  return page.blocks.flatMap(
    ({ type }, index) => descriptions[`../blocks/${type}/structured-data.ts`]?.(blockProps(page, index)) ?? [],
  )
}

/** Header and footer of a page as finished HTML. */
export function renderChrome(data: ChromeData): { header: string; footer: string } {
  return {
    header: plainHtml(renderToString(<Header {...data} />, { identifierPrefix: 'header-' })),
    footer: plainHtml(renderToString(<Footer {...data} />, { identifierPrefix: 'footer-' })),
  }
}
