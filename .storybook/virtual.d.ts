/** What `site-plugin.ts` reads for the stories. */
declare module 'virtual:site' {
  import type { Authored, Collection, PictureData } from '../src/contract/index.ts'
  import type { NamedUsage } from '../src/engine/authoring/usage.ts'
  import type { Meta } from '../src/engine/check/rule.ts'

  /** Schemas by id. */
  export const schemas: [string, { [keyword: string]: unknown }][]
  export const company: Authored.Company
  export const navigation: Authored.Navigation
  /** Collections by name. */
  export const collections: [string, Collection][]
  /** Pictures by file. */
  export const pictures: Record<string, PictureData>
  /** Icons that page data names, with the places. */
  export const icons: NamedUsage[]
  /** What the checker looks for. */
  export const rules: Meta[]
}

declare module 'virtual:icons' {
  /** What is inside the symbol of each icon, by full name. */
  const bodies: Record<string, string>
  export default bodies
}
