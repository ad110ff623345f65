import { subjectOf } from '../blocks/subject.ts'
import type { AnyBlock, PageData } from '../contract/index.ts'

/** Updates title, description, canonical address and current links for a page (spec 2.1). */
export function showPage(page: PageData<AnyBlock>): void {
  const { meta, path } = page
  document.title = meta.title
  document.body.dataset.subject = JSON.stringify(subjectOf(page))
  setContent('meta[name=description]', meta.description)
  setContent('meta[name=keywords]', meta.keywords.join(', '))
  setContent('meta[property="og:title"]', meta.title)
  setContent('meta[property="og:description"]', meta.description)
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = new URL(path, canonical.href).href
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-chrome] a[href^="/"]')) {
    if (link.pathname === path && !link.dataset.dialog) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

/** Scrolls to an anchor of the page, or to its top if it has none of this name. */
export function scrollToHash(hash: string, behavior?: ScrollBehavior): void {
  const anchor = hash ? document.getElementById(hash) : null
  if (anchor) anchor.scrollIntoView({ behavior })
  else scrollTo({ top: 0, behavior })
}

/** Shows the top of a new page, or the anchor in the address; the focus moves to the content (spec 2.1). */
export function beginAt(hash: string): void {
  const scroll = () => scrollToHash(hash, 'instant')
  scroll()
  // Smooth scrolling that the page before had begun may go on for a frame or two.
  requestAnimationFrame(() => {
    scroll()
    requestAnimationFrame(scroll)
  })
  document.getElementById('main')?.focus({ preventScroll: true })
}

function setContent(selector: string, content: string): void {
  document.head.querySelector(selector)?.setAttribute('content', content)
}
