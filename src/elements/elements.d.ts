import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { ElementTag } from './registry.ts'

/** Lets TSX use the tags of the registry, with the attributes of any HTML element. */
type CustomElements = { [Tag in ElementTag]: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends CustomElements {}
  }
}
