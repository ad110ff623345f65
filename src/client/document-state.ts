const descriptions = ['name=description', 'name=keywords', 'property="og:title"', 'property="og:description"']

/** Updates title, description, canonical address and current links for a page, of which this is the fragment (spec 2.1). */
export function describePage(page: Document): void {
  document.title = page.title
  document.body.dataset.subject = page.body.dataset.subject
  for (const description of descriptions) {
    const own = (of: Document) => of.head.querySelector<HTMLMetaElement>(`meta[${description}]`)
    own(document)?.setAttribute('content', own(page)?.content ?? '')
  }
  const { pathname } = location
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (canonical) canonical.href = new URL(pathname, canonical.href).href
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-chrome] a[href^="/"]:not(:has(> img))')) {
    if (link.pathname === pathname && !link.dataset.dialog) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

/** Scrolls to the anchor in the address, or to the top if the page has none of this name. */
export function scrollToHash(behavior?: ScrollBehavior): void {
  const hash = location.hash.slice(1)
  const anchor = hash ? document.getElementById(hash) : null
  if (anchor) anchor.scrollIntoView({ behavior })
  else scrollTo({ top: 0, behavior })
}

/** Shows the top of a new page, or the anchor in the address; the focus moves to the content (spec 2.1). */
export function beginAtHash(): void {
  // The visitor may go on to an anchor before the last frame: then that is where the page stands.
  const scroll = () => scrollToHash('instant')
  scroll()
  // Smooth scrolling that the page before had begun may go on for a frame or two.
  requestAnimationFrame(() => {
    scroll()
    requestAnimationFrame(scroll)
  })
  document.getElementById('main')?.focus({ preventScroll: true })
}
