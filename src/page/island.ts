import { markupSafe } from './html.ts'

/**
 * An island: finished HTML that is hydrated in the browser. Its props follow it as JSON, not in a script
 * element, because Trusted Types forbid to copy one.
 *
 *     <ns-island type="some-block" prefix="b3-" when="moved">…</ns-island><template data-props>…</template>
 *
 * A built page leaves out long JSON: the island then takes its props from the page's data file, if that has the version that
 * the island names: `<ns-island … data="f7A3">`.
 *
 * Once hydrated it has the attribute `awake`. If hydration failed it has `awake="failed"`, and its finished HTML stays.
 */
export interface Island {
  /** The type of the block. */
  type: string
  /** The prefix of the ids in it. */
  prefix: string
  /** Whether it is hydrated only after the visitor has moved, even if it is in view. */
  when?: 'moved'
  /** Props of the block's component. */
  props: object
}

const template = '<template data-props>'

/** Wraps the HTML of a component in an island. */
export function islandHtml({ type, prefix, when, props }: Island, html: string): string {
  const attributes = `type="${type}" prefix="${prefix}"${when ? ` when="${when}"` : ''}`
  const json = markupSafe(JSON.stringify(props))
  return `<ns-island ${attributes}>${html}</ns-island>${template}${json}</template>`
}

/** Props of more letters than this are left to the page's data file. */
const longProps = 4000

/**
 * An island's HTML as a built page has it: without props that are in the page's data file, if they are long.
 * @param version of the data file
 */
export function withoutLongProps(html: string, version: string): string {
  const at = html.lastIndexOf(template)
  const leaveOut = html.startsWith('<ns-island') && html.length - at > longProps
  return leaveOut ? html.slice(0, at).replace('>', ` data="${version}">`) : html
}

/** Reads from the document what an island is hydrated with; without props if they are in the page's data file. */
export function islandOf(element: Element): Omit<Island, 'when' | 'props'> & { props?: object } {
  const data = element.nextElementSibling
  return {
    type: element.getAttribute('type') ?? '',
    prefix: element.getAttribute('prefix') ?? '',
    ...(data instanceof HTMLTemplateElement && { props: JSON.parse(data.content.textContent ?? '') }),
  }
}
