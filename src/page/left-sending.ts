/** Where a page that is left while it sends something names it for the next page of the tab: a key of the session storage. */
export const leftSending = 'left-sending'
