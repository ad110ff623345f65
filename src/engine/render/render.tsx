import '../../styles/main.css'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type AnyComponent, componentFor } from '../../blocks/component.ts'
import { blockElement } from '../../blocks/element.ts'
import type { Alive } from '../../blocks/islands.ts'
import { blocks } from '../../blocks/registry.ts'
import { Footer } from '../../chrome/Footer.tsx'
import { Header } from '../../chrome/Header.tsx'
import type { AnyBlock, PageData, RenderProps } from '../../contract/index.ts'
import { blockProps, idPrefix } from '../../page/block-props.ts'
import type { ChromeData, ServicesData } from '../../page/chrome-data.ts'
import { contactScript, type PageSubject } from '../../page/contact.ts'
import { islandHtml } from '../../page/island.ts'

export { subjectOf } from '../../blocks/subject.ts'

/** Thrown if a block cannot be rendered; names page and block. */
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

const definitions = Object.entries(blocks as Record<string, { alive?: Alive; forSearchEngines?: string[] }>)

/** Types of the blocks that are hydrated in the browser. */
export const islandTypes: string[] = definitions
  .filter(([, { alive }]) => alive?.how === 'island')
  .map(([type]) => type)

/** Those of them that are hydrated only after the visitor has moved, even if they are in view. */
const waitingTypes = definitions
  .filter(([, { alive }]) => alive?.how === 'island' && alive.when === 'moved')
  .map(([type]) => type)

/** Properties that are not sent to the browser, by type of block. */
const unsent = new Map(definitions.map(([type, { forSearchEngines = [] }]) => [type, forSearchEngines]))

const loaded = new Map<string, AnyComponent>()

async function componentOf(block: AnyBlock): Promise<AnyComponent> {
  const { key, load } = componentFor(block)
  const known = loaded.get(key)
  if (known) return known
  const component = (await load()).default
  loaded.set(key, component)
  return component
}

/**
 * The HTML of each block of a page.
 * @throws BlockError if a block cannot be rendered; nothing is left out silently
 */
export async function renderBlocks(page: PageData<AnyBlock>): Promise<string[]> {
  const parts: string[] = []
  for (const index of page.blocks.keys()) parts.push(await renderBlock(page, index))
  return parts
}

/**
 * The HTML of one block of a page, with the level and loading that follow from its position.
 * @throws BlockError
 */
export async function renderBlock(page: PageData<AnyBlock>, index: number): Promise<string> {
  const block = page.blocks[index] as AnyBlock
  try {
    return htmlOf(await componentOf(block), page, index)
  } catch (error) {
    throw new BlockError(page.path, index, block.type, error)
  }
}

function htmlOf(component: AnyComponent, page: PageData<AnyBlock>, index: number): string {
  const props = blockProps(page, index)
  const prefix = idPrefix(index)
  const island = islandTypes.includes(props.type)
  // Only what is hydrated needs the marks between its texts.
  const render = island ? renderToString : renderToStaticMarkup
  const html = plainHtml(render(blockElement(component, props, prefix)))
  if (!island) return html
  const when = waitingTypes.includes(props.type) ? 'moved' : undefined
  const sent = Object.fromEntries(Object.entries(props).filter(([name]) => !unsent.get(props.type)?.includes(name)))
  return islandHtml({ type: props.type, prefix, when, props: sent }, html)
}

/**
 * React's output without what HTML does not need: the slashes of void elements (every other "/>" is escaped by React), and
 * preload links for eager pictures, because the picture itself follows at once with high priority.
 */
function plainHtml(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '').replaceAll('/>', '>')
}

type Description = (block: AnyBlock & RenderProps) => object[]

/** Functions that describe a block to search engines: `structured-data.ts` in the folder of the block. */
const descriptions = import.meta.glob<Description>('../../blocks/*/structured-data.ts', {
  eager: true,
  import: 'default',
})

/** The schema.org objects of the blocks of a page. */
export function describeBlocks(page: PageData<AnyBlock>): object[] {
  return page.blocks.flatMap(
    ({ type }, index) => descriptions[`../../blocks/${type}/structured-data.ts`]?.(blockProps(page, index)) ?? [],
  )
}

/** The HTML of the services panel. Its styles come with the script that opens it. */
export async function renderServices(data: ServicesData): Promise<string> {
  const { ServicePanel } = await import('../../chrome/ServicePanel.tsx')
  return plainHtml(renderToStaticMarkup(<ServicePanel {...data} />))
}

/** The HTML of the header and footer of a page, with what its dialogs show. */
export function renderChrome(data: ChromeData, subject: PageSubject): { header: string; footer: string } {
  return {
    header: plainHtml(renderToStaticMarkup(<Header {...data} />)),
    footer: plainHtml(renderToStaticMarkup(<Footer {...data} />)) + contactScript(data.company, subject),
  }
}
