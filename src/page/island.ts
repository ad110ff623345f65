import { scriptSafe } from './html.ts'

/**
 * An island: finished HTML that React hydrates in the browser. Its props follow it as JSON.
 *
 *     <ns-island type="some-block" prefix="b3-" when="moved">…</ns-island><script type="application/json">…</script>
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

/** Wraps the HTML of a component in an island. */
export function islandHtml({ type, prefix, when, props }: Island, html: string): string {
  const attributes = `type="${type}" prefix="${prefix}"${when ? ` when="${when}"` : ''}`
  const json = scriptSafe(JSON.stringify(props))
  return `<ns-island ${attributes}>${html}</ns-island><script type="application/json">${json}</script>`
}

/** Reads from the document what an island is hydrated with. */
export const islandOf = (element: Element): Omit<Island, 'when'> => ({
  type: element.getAttribute('type') ?? '',
  prefix: element.getAttribute('prefix') ?? '',
  props: JSON.parse(element.nextElementSibling?.textContent ?? '{}'),
})
