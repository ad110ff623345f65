/** What a page may weigh, in brotli bytes as fetched. 1 KB is 1,000 bytes. */
export const budgets = {
  /** The document with its inlined styles: one initial congestion window. */
  document: 14_000,
  /** Scripts until the page is idle, without and with a carousel in view. */
  script: 2_500,
  scriptWithCarousel: 28_000,
  /** All scripts of a page once it was scrolled and its islands are awake. */
  awake: 38_000,
  /** All scripts of a visitor for whom the app has fetched the pages of the menu: those of nearly all blocks. */
  app: 52_000,
  /** Both families. */
  fonts: 27_000,
  fontFiles: 2,
  /** Pictures above the fold of a phone. */
  pictures: 60_000,
  /** Data of a page for the app. */
  data: 4_000,
  /** Cumulative layout shift. */
  layoutShift: 0.01,
  /** Layout shift allowed for late fonts: a line or two may break differently. */
  fontShift: 0.15,
}

/** What each open job after the fifth may add to its page, which carries jobs whole. */
const job = { document: 600, data: 500 }

/** What each review after the tenth may add to the data of its page: its text and its face. */
const review = 40

/** The budgets of a page with this HTML. */
export function budgetsOf(html: string): typeof budgets {
  const count = (part: RegExp) => html.match(part)?.length ?? 0
  const more = Math.max(0, count(/<li id="job-/g) - 5)
  const reviews = Math.max(0, count(/<blockquote/g) - 10)
  return {
    ...budgets,
    document: budgets.document + more * job.document,
    data: budgets.data + more * job.data + reviews * review,
  }
}
