/** Distance between the floating element and its anchor, in px. */
const gap = 8

/** Positions a floating element below its anchor, or above it where there is no space below; always within the window. */
export function place(floating: HTMLElement, anchor: Element) {
  const box = anchor.getBoundingClientRect()
  const { width, height } = floating.getBoundingClientRect()
  const below = box.bottom + gap
  const top = below + height <= innerHeight ? below : box.top - gap - height
  const left = box.left + box.width / 2 - width / 2
  floating.style.top = `${Math.max(gap, top)}px`
  floating.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`
}
