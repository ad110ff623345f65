/** Script of one custom element: importing it defines the tag. */
export interface ElementDefinition {
  load: () => Promise<unknown>
}

/** Every custom element by its tag. The client entry loads one when such a tag comes near the view (design: layers). */
export const elements = {
  'ns-carousel': { load: () => import('./carousel.ts') },
  'ns-counter': { load: () => import('./counter.ts') },
  'ns-gauge': { load: () => import('./gauge.ts') },
  'ns-map': { load: () => import('./map.ts') },
  'ns-section-list': { load: () => import('./section-list.ts') },
  'ns-slider': { load: () => import('./slider.ts') },
  'ns-tabs': { load: () => import('./tabs.ts') },
} satisfies { [tag: `ns-${string}`]: ElementDefinition }

/** The tag of a custom element of the site. */
export type ElementTag = keyof typeof elements
