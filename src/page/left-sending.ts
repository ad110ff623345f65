/** The session storage key under which a page that is left while sending tells the next page of the tab what it was sending. */
export const leftSending = 'left-sending'
