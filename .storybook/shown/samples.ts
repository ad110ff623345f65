import type { LinkData, PictureData, RichText } from '../../src/contract/index.ts'
import { resolveLink } from '../../src/page/links.ts'
import { richText } from '../../src/page/rich-text.ts'
import { resolver } from './resolver.ts'

/** What parts of the interface are shown with, resolved as the engine does. */
export const picture = (file: string): PictureData => resolver.assets.picture(file)

/** An icon of page data, by its name without the style. */
export const icon = (name: string, style = 'duotone'): string => {
  const symbol = `${name}-${style}`
  return `${resolver.assets.sprite([symbol])}#${symbol}`
}

export const link = (label: string, to: string): LinkData => resolveLink({ label, to }, '/')

export const text = (marked: string): RichText => richText(marked, '/')
