/** The closest element at or around a target that matches a selector. */
export const around = <T extends HTMLElement>(target: EventTarget | null, selector: string): T | null =>
  target instanceof Element ? target.closest<T>(selector) : null

/** The link at or around a target, if it leads to a page of this site in this tab. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = around<HTMLAnchorElement>(target, 'a')
  if (!link?.href || link.origin !== location.origin || link.target || link.dataset.dialog) return undefined
  // Links to files, such as pictures of the gallery, are none.
  return link.pathname.includes('.') || link.hasAttribute('download') ? undefined : link
}

/** Whether a link leads to another page or host, a call, a mail or a dialog: following it does not need its island. */
export const leadsAway = (link: HTMLAnchorElement | null): boolean =>
  !!link &&
  (pageLink(link)
    ? link.pathname !== location.pathname
    : link.origin !== location.origin || !!link.target || !!link.dataset.dialog)

/** Whether a link leads to the page that it is on. */
export const staysHere = (link: HTMLAnchorElement): boolean =>
  link.pathname === location.pathname && link.search === location.search

/** Whether a click is without the keys that open tabs, windows or downloads. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
