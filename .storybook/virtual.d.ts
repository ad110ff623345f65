/** Site data for stories and docs, from `site-plugin.ts`. */
declare module 'virtual:site' {
  import type { Authored, Collection, PictureData } from '../src/contract/index.ts'

  /** Schemas by id. */
  export const schemas: [string, { [keyword: string]: unknown }][]
  export const company: Authored.Company
  export const navigation: Authored.Navigation
  /** Collections by name. */
  export const collections: [string, Collection][]
  /** Pictures by file. */
  export const pictures: Record<string, PictureData>
}

declare module 'virtual:docs' {
  import type { NamedUsage } from '../src/engine/authoring/usage.ts'
  import type { BlockUse, BlockWeight } from './docs/block-documentation.ts'

  /** How pages use each block, by type. */
  export const blocks: Record<string, BlockUse>
  /** What visitors load for each block, by type; empty before the first build. */
  export const weights: Record<string, BlockWeight>
  /** Icons in page data, with their places. */
  export const icons: NamedUsage[]
}

declare module 'virtual:rules' {
  import type { Meta } from '../src/engine/check/rule.ts'

  /** The rules of the checker. */
  export const rules: Meta[]
}

declare module 'virtual:icons' {
  /** The content of the symbols of icons that the site or an example uses, by full name. */
  const bodies: Record<string, string>
  export default bodies
}

declare module 'virtual:all-icons' {
  /** The content of the symbols of all icons, by full name. */
  const bodies: Record<string, string>
  export default bodies
}
