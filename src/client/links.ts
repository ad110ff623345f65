/** The link at or around a target that leads to a page of this site, in this tab. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.origin !== location.origin || link.target || link.dataset.dialog) return undefined
  // A file, such as a picture of the gallery.
  return link.pathname.includes('.') || link.hasAttribute('download') ? undefined : link
}

/** Whether a link stays on the page it stands on. */
export const staysHere = (link: HTMLAnchorElement): boolean =>
  link.pathname === location.pathname && link.search === location.search

/** A press that asks for nothing special: with these keys the browser opens tabs, windows or downloads. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
