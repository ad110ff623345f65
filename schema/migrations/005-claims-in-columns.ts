import { blocks, type Migration } from './tools.ts'

/** Claims no longer run in as one text: those that lead stand in columns. */
export default {
  page: blocks({
    'why-choose-us': (block) => (block.look === 'running' ? { ...block, look: 'columns' } : block),
  }),
} satisfies Migration as Migration
