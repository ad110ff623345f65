/** What a page may weigh, in brotli bytes as fetched. 1 KB is 1,000 bytes. */
export const budgets = {
  /** The document with its inlined styles: one initial congestion window. */
  document: 14_000,
  /** Scripts until the page is idle, without and with a carousel in view. */
  script: 2_500,
  scriptWithCarousel: 28_000,
  /** All scripts of a page once it was scrolled and its islands are awake. */
  awake: 38_000,
  /** All scripts of a visitor to whom the app can show pages, and the styles of all blocks, without which it cannot. */
  app: 6_000,
  blockStyles: 25_000,
  /** Both families. */
  fonts: 27_000,
  fontFiles: 2,
  /** Pictures above the fold of a phone. */
  pictures: 60_000,
  /** What the app fetches of a page. */
  fragment: 5_500,
  /** Cumulative layout shift. */
  layoutShift: 0.01,
  /** Layout shift allowed for late fonts: a line or two may break differently. */
  fontShift: 0.15,
}

/** What each open job after the fifth may add to its page, and to what the app fetches of it. */
const job = 600

/** The budgets of a page with this HTML. */
export function budgetsOf(html: string): typeof budgets {
  const count = (part: RegExp) => html.match(part)?.length ?? 0
  const more = Math.max(0, count(/<li id="job-/g) - 5)
  return {
    ...budgets,
    document: budgets.document + more * job,
    fragment: budgets.fragment + more * job,
  }
}
