import type { ComponentType } from 'react'
import type { BlockProps, BlockType } from '../contract/index.ts'

/** How a block comes alive in the browser, and why it needs to (design: layers). */
export type Alive =
	/** Finished HTML with a custom element around it; the element's script loads when it comes near. */
	| { how: 'element'; because: string }
	/** React hydrates the finished HTML when it comes into view, is focused or pressed. */
	| { how: 'island'; because: string }

/** What the engine knows of a block. Without `alive` it is finished HTML and brings no script. */
export interface BlockDefinition<T extends BlockType> {
	load: () => Promise<{ default: ComponentType<BlockProps<T>> }>
	alive?: Alive
}

/** Every block of the site: the one list kept by hand. The compiler names an entry that is missing. */
export const blocks = {
	'page-banner': { load: () => import('./page-banner/PageBanner.tsx') },
	'process-steps': { load: () => import('./process-steps/ProcessSteps.tsx') },
} satisfies { [T in BlockType]: BlockDefinition<T> }
