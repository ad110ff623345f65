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
import { showPlace } from './document-state.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { unmountIslands } from './hydrate.tsx'
import { announceLocation } from './location.ts'
import { loadBlocks, Page } from './Page.tsx'
import { fetchPage, leave } from './page-data.ts'

/** Navigation without a new document, from the first intent on. */
export interface App {
  /** Fetches what a link leads to, without showing it. */
  preload(href: string): void
  /** Shows the page of an address. False where the browser is quicker: what the first page takes is not here yet. */
  navigate(href: string): boolean
}

/** Makes the app. It shows nothing until it is first told to navigate: until then the finished page stays. */
export function createApp(): App {
  const history = createBrowserHistory()
  // It tells before it changes the address.
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

  let shown: string | undefined
  router.subscribe('onRendered', ({ toLocation }) => {
    if (toLocation.pathname === shown) return
    shown = toLocation.pathname
    showPlace(toLocation.hash)
  })

  async function takeOver(href: string): Promise<void> {
    globalThis.history.scrollRestoration = 'manual'
    history.push(href)
    await router.load()
    unmountIslands()
    const main = document.getElementById('main') as HTMLElement
    createRoot(main).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  }

  const within = (href: string) => href.slice(location.origin.length)
  let started = false
  return {
    preload: (href) => void router.preloadRoute({ to: new URL(href).pathname }),
    navigate(href) {
      if (started) history.push(within(href))
      else if (ready.has(new URL(href).pathname)) takeOver(within(href)).catch(() => location.assign(href))
      else return false
      started = true
      return true
    },
  }
}
