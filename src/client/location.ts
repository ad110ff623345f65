/** Fired on the window when the address changed within the page without a `popstate`. */
const changed = 'locationchange'

/** Calls back whenever the address of the page changes: by Back, Forward, `setSearch`, or the app. */
export function onLocationChange(callback: () => void): () => void {
  addEventListener('popstate', callback)
  addEventListener(changed, callback)
  return () => {
    removeEventListener('popstate', callback)
    removeEventListener(changed, callback)
  }
}

/** Says that the address changed; the app does so, since its navigation fires no event. */
export function announceLocation(): void {
  dispatchEvent(new Event(changed))
}

/** Puts another query into the address of this page, as a step of its own. */
export function setSearch(search: string): void {
  if (search === location.search) return
  history.pushState(null, '', location.pathname + search)
  announceLocation()
}

/** Goes to a page of the site the way a pressed link does: by the app where it runs, else by the browser. */
export function goTo(path: string): void {
  const link = document.createElement('a')
  link.href = path
  document.body.append(link)
  link.click()
  link.remove()
}
