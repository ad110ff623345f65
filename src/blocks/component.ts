import type { ComponentType } from 'react'
import type { AnyBlock, RenderProps } from '../contract/index.ts'
import { variantFiles } from '../page/variants.ts'
import { blocks } from './registry.ts'

/** The component of any block. */
export type AnyComponent = ComponentType<AnyBlock & RenderProps>

type Load = () => Promise<{ default: AnyComponent }>

/** Components for single values of an option. Their styles are only part of pages that use the value. */
const variants = import.meta.glob<{ default: AnyComponent }>('./*/*/*.tsx')

/**
 * The component of a block: that of the value of one of its options if there is one, otherwise that of its type.
 * @returns how to load it, and a key that identifies the component
 * @throws if the type is not in the registry
 */
export function componentFor(block: { type: string }): { key: string; load: Load } {
  const key = variantFiles(block).find((file) => Object.hasOwn(variants, `./${file}`))
  if (key) return { key, load: variants[`./${key}`] as Load }
  const byType: Record<string, { load: () => Promise<object> }> = blocks
  const definition = Object.hasOwn(byType, block.type) ? byType[block.type] : undefined
  if (!definition) throw new Error(`There is no block "${block.type}" in src/blocks/registry.ts.`)
  return { key: block.type, load: definition.load as Load }
}
