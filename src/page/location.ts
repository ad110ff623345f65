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

/** Changes the query of the current address, as a new entry of the history. */
export function setSearch(search: string): void {
  if (search === location.search) return
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
