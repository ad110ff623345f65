import type { LinkData, PictureData, RichText } from '../../src/contract/index.ts'
import { resolveLink } from '../../src/page/links.ts'
import { richText } from '../../src/page/rich-text.ts'
import { resolver } from './resolver.ts'

/** A picture of pages-data/media for a story, resolved as the engine does. */
export const picture = (file: string): PictureData => resolver.assets.picture(file)

/** An icon of page data, by its name without the style. */
export const icon = (name: string, style = 'duotone'): string => {
  const symbol = `${name}-${style}`
  return `${resolver.assets.sprite([symbol])}#${symbol}`
}

/** A resolved link. */
export const link = (label: string, to: string): LinkData => resolveLink({ label, to }, '/')

/** A resolved formatted text. */
export const text = (source: string): RichText => richText(source, '/')
