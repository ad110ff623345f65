import { blockOf } from './dev-blocks.ts'
import { openPlace } from './dev-problems.ts'

/** Alt + click on a block opens its position in the document in the editor, and does nothing else. */
export function openOnAltClick(): void {
  addEventListener(
    'click',
    (event) => {
      const block = event.altKey && event.target instanceof Element ? blockOf(event.target) : -1
      if (block < 0) return
      event.preventDefault()
      event.stopPropagation()
      void openPlace({ path: location.pathname, block: `${block}` })
    },
    { capture: true },
  )
}
