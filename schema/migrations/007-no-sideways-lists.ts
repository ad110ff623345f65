import { blocks, type Migration } from './tools.ts'

/** Lists of features and services do not scroll sideways on phones, and features are not numbered. */
export default {
  page: blocks({
    'feature-cards': (block) =>
      Object.fromEntries(
        Object.entries(block).filter(
          ([name, value]) => name !== 'numbered' && !(name === 'onPhones' && value === 'swipe'),
        ),
      ),
    'service-cards': (block) => (block.look === 'swipe' ? { ...block, look: 'row' } : block),
  }),
} satisfies Migration as Migration
