import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { leftSending } from '../page/left-sending.ts'
import { announceLocation } from '../page/location.ts'
import { scrollToHash } from './document-state.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { fetchAhead } from './fetch-ahead.ts'
import { fetchPage, leave } from './page-data.ts'
import { loadBlocks, Page } from './Page.tsx'

/** Navigation without a new document. */
export interface App {
  /** Fetches the page of a link without showing it. */
  preload(href: string): void
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
  const history = createBrowserHistory()
  // The router notifies before it changes the address.
  history.subscribe(() => queueMicrotask(announceLocation))
  const ready = new Set<string>()
  const root = createRootRoute({ component: Outlet })
  const options = {
    getParentRoute: () => root,
    loader: async ({ location, preload }: { location: { pathname: string }; preload: boolean }) => {
      const page = await fetchPage(location.pathname, preload)
      await loadBlocks(page).catch(() => leave(preload))
      ready.add(location.pathname)
      return page
    },
    staleTime: Number.POSITIVE_INFINITY,
    errorComponent: ErrorScreen,
  }
  const home = createRoute({ ...options, path: '/', component: () => <Page page={home.useLoaderData()} /> })
  const other = createRoute({ ...options, path: '$', component: () => <Page page={other.useLoaderData()} /> })
  const router = createRouter({
    routeTree: root.addChildren([home, other]),
    history,
    defaultPreloadStaleTime: Number.POSITIVE_INFINITY,
    defaultPendingMs: Number.POSITIVE_INFINITY,
  })

  finishSending()
  const preload = (path: string) => router.preloadRoute({ to: path })
  const fetchLinks = fetchAhead(async (path) => ready.has(path) || preload(path))
  fetchLinks()
  let shown: string | undefined
  router.subscribe('onRendered', ({ toLocation }) => {
    if (toLocation.pathname === shown) return
    shown = toLocation.pathname
    scrollToHash(toLocation.hash)
    fetchLinks()
  })

  async function takeOver(href: string): Promise<void> {
    globalThis.history.scrollRestoration = 'manual'
    history.push(href)
    await router.load()
    const main = document.getElementById('main') as HTMLElement
    createRoot(main).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  }

  const withoutOrigin = (href: string) => href.slice(location.origin.length)
  let started = false
  return {
    preload: (href) => void preload(new URL(href).pathname),
    navigate(href) {
      if (started) history.push(withoutOrigin(href))
      else if (ready.has(new URL(href).pathname)) takeOver(withoutOrigin(href)).catch(() => location.assign(href))
      else return false
      started = true
      return true
    },
  }
}
