import { blockOf } from './dev-blocks.ts'

/** Alt and a press on a block open its place in the document in the editor; links and buttons in it do nothing then. */
export function openOnPress(): void {
  addEventListener(
    'click',
    (event) => {
      const block = event.altKey && event.target instanceof Element ? blockOf(event.target) : -1
      if (block < 0) return
      event.preventDefault()
      event.stopPropagation()
      void fetch(`/_open?${new URLSearchParams({ path: location.pathname, block: `${block}` })}`)
    },
    { capture: true },
  )
}
