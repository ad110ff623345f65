import { blocks, type Change, inEach, type Json, type Migration } from './tools.ts'

/** Leaves properties out, or only those with this value. */
const without =
  (names: string[], only?: Json): Change =>
  (object) =>
    Object.fromEntries(
      Object.entries(object).filter(([name, value]) => !names.includes(name) || (only !== undefined && value !== only)),
    )

/**
 * The figure of a statement is the first of its facts; without facts it stays, and the checker reports it. Elsewhere,
 * and beside screens, nobody saw it.
 */
const figureAsFact: Change = (block) => {
  const { figure, facts, layout, screens } = block
  const isShown = layout === 'statement' && figure !== undefined && screens === undefined
  if (!isShown) return without(['figure'])(block)
  if (Array.isArray(facts)) return without(['figure'])({ ...block, facts: [figure, ...facts] })
  return block
}

/**
 * What no page had: lists of features and services that phones scroll sideways, numbers for features, portraits and a
 * second screen on a slide, and a figure above the facts of a statement.
 */
export default {
  page: blocks({
    'feature-cards': (block) => without(['onPhones'], 'swipe')(without(['numbered'])(block)),
    'home-carousel': inEach('slides', without(['behind', 'team'])),
    'page-banner': figureAsFact,
    'service-cards': (block) => (block.look === 'swipe' ? { ...block, look: 'row' } : block),
  }),
} satisfies Migration as Migration
