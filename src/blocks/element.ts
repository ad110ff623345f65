import { type ComponentType, createElement, type ReactElement } from 'react'
import { DensityContext } from '../ui/density.ts'
import { IdPrefix } from '../ui/use-id.ts'

/**
 * The React element of a block, for the build and islands alike.
 * @param prefix of the ids in it, which no other block of the page has
 */
export const blockElement = <P extends object>(Component: ComponentType<P>, props: P, prefix: string): ReactElement =>
  createElement(
    IdPrefix,
    { value: prefix },
    createElement(DensityContext, { value: (props as { density?: string }).density }, createElement(Component, props)),
  )
