import { withoutSlash } from './routes.ts'

/** Name of the event on the window for a change of the address without a `popstate`. */
const changed = 'locationchange'

/** Calls back whenever the address of the page changes: by Back, Forward or `setSearch`. */
export function onLocationChange(callback: () => void): () => void {
  addEventListener('popstate', callback)
  addEventListener(changed, callback)
  return () => {
    removeEventListener('popstate', callback)
    removeEventListener(changed, callback)
  }
}

/** Whether the address is that of a page, and not of another that is on its way. */
export const isAt = (path: string): boolean => withoutSlash(location.pathname) === path

/** Changes the query in the address of a page, as a new entry of the history; not while another page is on its way. */
export function setSearch(path: string, search: string): void {
  if (!isAt(path) || search === location.search) return
  history.pushState(null, '', location.pathname + search)
  dispatchEvent(new Event(changed))
}

/** Goes to a page of the site as a clicked link does: through the app if it runs, else through the browser. */
export function goTo(path: string): void {
  const link = document.createElement('a')
  link.href = path
  document.body.append(link)
  link.click()
  link.remove()
}
