import { describePage } from './document-state.ts'
import { revealOnScroll } from './reveal-on-scroll.ts'
import { wake } from './wake.ts'

/** Sections below the view are laid out once the page is painted: half of what stands between a press and the new page. */
const belowView = new CSSStyleSheet({ disabled: true })
belowView.replaceSync('#main > :nth-child(n + 3) { content-visibility: auto; contain-intrinsic-size: auto 50rem }')
document.adoptedStyleSheets.push(belowView)

/** Puts a `<main>` in the place of the shown one; what is below the view is laid out after the first frame. */
export function showMain(main: HTMLElement): void {
  // An anchor may be anywhere.
  belowView.disabled = !!location.hash
  requestAnimationFrame(() => setTimeout(() => (belowView.disabled = true)))
  document.getElementById('main')?.replaceWith(main)
}

/** Shows a page in this document (spec 2.1). @param page its fragment, which stays as it is */
export function showPage(page: Document): void {
  showMain(document.importNode(page.getElementById('main') as HTMLElement, true))
  describePage(page)
  wake(document)
  revealOnScroll()
}
