/** Whether a click is unhandled and without the modifier keys that open tabs, windows or downloads. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
