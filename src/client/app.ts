/// <reference types="vite/client" />
import { leftSending } from '../page/left-sending.ts'
import { withoutSlash } from '../page/routes.ts'
import { beginAtHash, scrollToHash } from './document-state.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { fetchFile } from './fetch-script.ts'
import { fetchFragment, NotWithinApp } from './fragment.ts'
import { showMain, showPage } from './view.ts'

/** Navigation without a new document. */
export interface App {
  /** Fetches the page of a link. */
  prepare(href: string): void
  /** Shows the page of an address. */
  navigate(href: string): void
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

/** The error screen for an error; undefined if the browser is to load the document. */
async function screenOf(error: unknown): Promise<HTMLElement | undefined> {
  if (error instanceof NotWithinApp) return undefined
  const { errorScreen } = await import('./ErrorScreen.tsx')
  return errorScreen(error)
}

/**
 * Creates the app. Until the first navigation it changes nothing (spec 2.1).
 * @returns nothing on the dev server, whose pages are documents
 * @throws if the styles of other pages do not arrive
 */
export async function createApp(): Promise<App | undefined> {
  finishSending()
  const styles = import.meta.env.BLOCK_STYLES as string | undefined
  if (!styles) return undefined
  await fetchFile(styles)
  const script = document.querySelector('script[type=module]')?.getAttribute('src') ?? ''
  const asked = new Map<string, Promise<Document>>()

  /** The page of a path. One that did not come is asked for again the next time. */
  function pageOf(address: string): Promise<Document> {
    const path = withoutSlash(address)
    const known = asked.get(path)
    if (known) return known
    const page = fetchFragment(path, script)
    asked.set(path, page)
    page.catch(() => asked.delete(path))
    return page
  }

  let shownPath: string | undefined = location.pathname

  /** Shows the page of the address. */
  async function showAddress(): Promise<void> {
    const { pathname } = location
    const found = await pageOf(pathname).catch(screenOf)
    // The visitor may have gone on meanwhile, or have come here twice.
    if (location.pathname !== pathname || shownPath === pathname) return
    if (!found) return location.reload()
    if (found instanceof Document) showPage(found)
    else showMain(found)
    shownPath = pathname
    beginAtHash()
    fetchLinks()
  }
  const follow = () => void showAddress().catch(() => location.reload())

  let started = false
  function start(): void {
    started = true
    history.scrollRestoration = 'manual'
    // A reload and the way back from another site are no change of route: the page stays where it was.
    addEventListener('pagehide', () => (history.scrollRestoration = 'auto'))
    addEventListener('pageshow', () => (history.scrollRestoration = 'manual'))
    addEventListener('popstate', () => {
      document.getElementById('menu')?.hidePopover()
      follow()
    })
    // Back and Forward between anchors of the page.
    addEventListener('hashchange', () => {
      if (location.pathname === shownPath) scrollToHash()
    })
  }

  const prepare = (path: string) => pageOf(path).catch(() => {})
  const fetchLinks = fetchAhead(prepare)
  fetchLinks()

  return {
    // If it fails, the browser or the error screen says so when the visitor follows the link.
    prepare: (href) => void prepare(new URL(href).pathname),
    navigate(href) {
      if (!started) start()
      history.pushState(null, '', href)
      // The shown page, with another query, is shown anew, as its document would be.
      if (location.pathname === shownPath) shownPath = undefined
      follow()
    },
  }
}
