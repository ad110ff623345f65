import { blocks, type Migration } from './tools.ts'

/** Quiet claims are a ruled list, no longer one running line. */
export default {
  page: blocks({
    'why-choose-us': (block) => (block.look === 'line' ? { ...block, look: 'list' } : block),
  }),
} satisfies Migration as Migration
