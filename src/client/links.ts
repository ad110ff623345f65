/** The closest element that matches a selector, starting from an event's target. */
export const closestTo = <T extends HTMLElement>(target: EventTarget | null, selector: string): T | null =>
  target instanceof Element ? target.closest<T>(selector) : null

/** The link that an event's target is in, if it leads to a page of this site in this tab. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = closestTo<HTMLAnchorElement>(target, 'a')
  if (!link?.href || link.origin !== location.origin || link.target || link.dataset.dialog) return undefined
  // Paths with a dot are files, such as pictures of the gallery.
  return link.pathname.includes('.') || link.hasAttribute('download') ? undefined : link
}

/** Whether a link leads elsewhere (page, host, call, mail, dialog), so that following it does not need its island. */
export const leadsAway = (link: HTMLAnchorElement | null): boolean =>
  !!link &&
  (pageLink(link)
    ? link.pathname !== location.pathname
    : link.origin !== location.origin || !!link.target || !!link.dataset.dialog)

/** Whether a link leads to the page that it is on. */
export const staysHere = (link: HTMLAnchorElement): boolean =>
  link.pathname === location.pathname && link.search === location.search
