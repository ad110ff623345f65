import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { ElementTag } from './registry.ts'

/** TSX accepts the tags of the registry with the attributes every HTML element has. */
type CustomElements = { [Tag in ElementTag]: DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends CustomElements {}
  }
}
