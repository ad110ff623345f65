import { type ComponentType, createElement, type ReactElement } from 'react'
import type { AnyBlock, RenderProps } from '../contract/index.ts'
import { variantFiles } from '../page/variants.ts'
import { DensityContext } from '../ui/density.ts'
import { blocks } from './registry.ts'

/** The component of any block. */
export type AnyComponent = ComponentType<AnyBlock & RenderProps>

type Load = () => Promise<{ default: AnyComponent }>

/** Components for one value of an option, with their own styles: a page only includes those of the value that it shows. */
const variants = import.meta.glob<{ default: AnyComponent }>('./*/*/*.tsx')

/**
 * The component of a block: the one for the value of one of its options, if there is one, else that of its type.
 * @returns how to fetch it, and a key that is the same for the same component
 * @throws for a type that is not in the registry
 */
export function componentFor(block: { type: string }): { key: string; load: Load } {
  const key = variantFiles(block).find((file) => Object.hasOwn(variants, `./${file}`))
  if (key) return { key, load: variants[`./${key}`] as Load }
  const known: Record<string, { load: () => Promise<object> }> = blocks
  const definition = Object.hasOwn(known, block.type) ? known[block.type] : undefined
  if (!definition) throw new Error(`There is no block "${block.type}" in src/blocks/registry.ts.`)
  return { key: block.type, load: definition.load as Load }
}

/** The React element of a block, for the build, islands and the app alike. The context passes its density to its section. */
export const blockElement = <P extends object>(Component: ComponentType<P>, props: P): ReactElement =>
  createElement(DensityContext, { value: (props as { density?: string }).density }, createElement(Component, props))
