import type { ComponentType } from 'react'
import type { BlockProps, BlockType } from '../contract/index.ts'

/** How a block becomes interactive in the browser, and why it has to. */
export type Alive =
  /** Finished HTML in a custom element whose script loads when it comes near the view. */
  | { how: 'element'; because: string }
  /** The finished HTML is hydrated when it comes near the view (`when: 'moved'`: and the visitor has moved), or is used. */
  | { how: 'island'; because: string; when?: 'moved' }

/** What the engine needs to know about a block. Without `alive` it is finished HTML without script. */
export interface BlockDefinition<T extends BlockType> {
  load: () => Promise<{ default: ComponentType<BlockProps<T>> }>
  alive?: Alive
  /** Properties that only structured data uses: they are left out of an island's data. */
  forSearchEngines?: (keyof BlockProps<T>)[]
}

/** The blocks that are hydrated in the browser. In a file of their own, because only their code is sent there. */
export const islands = {
  gallery: {
    load: () => import('./gallery/Gallery.tsx'),
    alive: { how: 'island', because: 'a photo opens the lightbox over all photos', when: 'moved' },
  },
  'enquiry-form': {
    load: () => import('./enquiry-form/EnquiryForm.tsx'),
    alive: { how: 'island', because: 'it validates input, draws a captcha and sends', when: 'moved' },
  },
  'job-board': {
    load: () => import('./job-board/JobBoard.tsx'),
    alive: { how: 'island', because: 'search, filters and views change what is shown', when: 'moved' },
    forSearchEngines: ['employer'],
  },
} satisfies { [T in BlockType]?: BlockDefinition<T> }
