import { inEach, type Migration, rename } from './tools.ts'

/** What stands below the groups of the services panel has a word of its own: `more` are further cards. */
export default {
  site: { navigation: inEach('services', rename({ more: 'below' })) },
} satisfies Migration as Migration
