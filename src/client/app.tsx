import { leftSending } from '../page/left-sending.ts'
import { beginAt, scrollToHash } from './document-state.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { fetchAhead, idle } from './fetch-ahead.ts'
import { type FetchedPage, fetchPage, NotWithinApp } from './page-data.ts'
import { loadBlocks, PageView, View } from './view.tsx'

/** Navigation without a new document. */
export interface App {
  /** Makes the page of a link without showing it. */
  prepare(href: string): void
  /** Shows the page of an address. Returns false if its code has not loaded yet: then the browser is faster. */
  navigate(href: string): boolean
}

/** Finishes what a form was sending when the previous page was left. */
function finishSending(): void {
  try {
    if (sessionStorage.getItem(leftSending))
      import('./dialogs.tsx').then((code) => code.finishSending()).catch(console.warn)
  } catch {
    // Without storage, nothing can have been left to send.
  }
}

/** Creates the app. Until the first navigation it renders nothing, and the HTML of the document stays (spec 2.1). */
export function createApp(): App {
  const asked = new Map<string, Promise<FetchedPage>>()
  const ready = new Set<string>()

  /** The page of a path, with its code. One that did not come is asked for again the next time. */
  function pageOf(path: string): Promise<FetchedPage> {
    const known = asked.get(path)
    if (known) return known
    const page = fetchPage(path).then(async (fetched) => {
      await loadBlocks(fetched).catch(() => Promise.reject(new NotWithinApp()))
      ready.add(path)
      return fetched
    })
    asked.set(path, page)
    page.catch(() => asked.delete(path))
    return page
  }

  let current: View | undefined
  let shownPath: string | undefined
  let prepared: PageView | undefined
  let hoveredPath: string | undefined

  const viewOf = (page: FetchedPage) => (prepared?.page === page ? prepared : new PageView(page))

  /** Shows the page of the address. */
  async function showAddress(): Promise<void> {
    const { pathname, hash } = location
    const found = await pageOf(pathname).catch((error: unknown) => ({ error }))
    // The visitor may have gone on meanwhile, or have come here twice.
    if (location.pathname !== pathname || shownPath === pathname) return
    if ('error' in found && found.error instanceof NotWithinApp) return location.reload()
    const view = 'error' in found ? new View(<ErrorScreen error={found.error} />) : viewOf(found)
    current?.end()
    view.show()
    current = view
    shownPath = pathname
    prepared = undefined
    beginAt(hash.slice(1))
    fetchLinks()
  }
  const follow = () => void showAddress().catch(() => location.reload())

  let started = false
  function start(): void {
    started = true
    history.scrollRestoration = 'manual'
    addEventListener('popstate', follow)
    // Back and Forward between anchors of the page.
    addEventListener('hashchange', () => {
      if (location.pathname === shownPath) scrollToHash(location.hash.slice(1))
    })
  }

  finishSending()
  const fetchLinks = fetchAhead((path) => pageOf(path).catch(() => {}))
  fetchLinks()

  return {
    prepare(href) {
      const path = new URL(href).pathname
      hoveredPath = path
      pageOf(path)
        .then(async (page) => {
          await idle()
          if (path === hoveredPath && path !== location.pathname) prepared = viewOf(page)
        })
        // The browser or the error screen says so if the visitor follows the link.
        .catch(() => {})
    },
    navigate(href) {
      const { pathname } = new URL(href)
      if (!started && !ready.has(pathname)) return false
      if (!started) start()
      history.pushState(null, '', href)
      // The shown page, with another query, is shown anew, as its document would be.
      if (pathname === shownPath) shownPath = undefined
      follow()
      return true
    },
  }
}
