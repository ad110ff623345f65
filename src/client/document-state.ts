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

/** Scrolls to the top of the page, or to the anchor in the address; the focus moves to the content (spec 2.1). */
export function scrollToHash(hash: string): void {
  const anchor = hash ? document.getElementById(hash) : null
  if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
  document.getElementById('main')?.focus({ preventScroll: true })
}

function setContent(selector: string, content: string): void {
  document.head.querySelector(selector)?.setAttribute('content', content)
}
