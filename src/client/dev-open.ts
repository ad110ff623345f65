import { blockOf } from './dev-blocks.ts'

/**
 * Alt and a press on a block open its place in the document in the editor; links and buttons in it do nothing then.
 * @param finished gives the blocks of the open page as HTML
 */
export function openOnPress(finished: () => Promise<string[]>): void {
  addEventListener(
    'click',
    (event) => {
      if (!event.altKey || !(event.target instanceof Element)) return
      event.preventDefault()
      event.stopPropagation()
      void open(event.target, finished)
    },
    { capture: true },
  )
}

async function open(element: Element, finished: () => Promise<string[]>): Promise<void> {
  const block = blockOf(element, await finished())
  if (block === undefined || block < 0) return
  await fetch(`/_open?${new URLSearchParams({ path: location.pathname, block: `${block}` })}`)
}
