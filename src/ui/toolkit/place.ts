/** Space between an element and what floats beside it, in px. */
const gap = 8

/** Puts what floats below its anchor, or above it where there is no room below; always within the window. */
export function place(floating: HTMLElement, anchor: Element) {
  const at = anchor.getBoundingClientRect()
  const { width, height } = floating.getBoundingClientRect()
  const below = at.bottom + gap
  const top = below + height <= innerHeight ? below : at.top - gap - height
  const left = at.left + at.width / 2 - width / 2
  floating.style.top = `${Math.max(gap, top)}px`
  floating.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`
}
