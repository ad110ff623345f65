import { inEach, type Migration, rename } from './tools.ts'

/** Pages below the groups of the services panel get a name of their own, because `more` are further cards. */
export default {
  site: { navigation: inEach('services', rename({ more: 'below' })) },
} satisfies Migration as Migration
