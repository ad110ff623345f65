import type { LinkData, PictureData, RichText } from '../../src/contract/index.ts'
import { resolveLink } from '../../src/engine/links.ts'
import { richText } from '../../src/engine/rich-text.ts'
import { using } from './resolver.ts'

/** What parts of the interface are shown with, resolved as the engine does. */
export const picture = (file: string): PictureData => using.assets.picture(file)

/** An icon of page data, by its name without the style. */
export const icon = (name: string, style = 'duotone'): string => {
  const symbol = `${name}-${style}`
  return `${using.assets.sprite([symbol])}#${symbol}`
}

export const link = (label: string, to: string): LinkData => resolveLink({ label, to }, '/')

export const text = (marked: string): RichText => richText(marked, '/')
