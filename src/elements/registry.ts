/** The script of every custom element by its tag; `wake` loads it when such an element comes near the view. */
export const elements = {
  'ns-carousel': () => import('./carousel.ts'),
  'ns-counter': () => import('./counter.ts'),
  'ns-gauge': () => import('./gauge.ts'),
  'ns-map': () => import('./map.ts'),
  'ns-section-list': () => import('./section-list.ts'),
  'ns-services': () => import('./services.ts'),
  'ns-slider': () => import('./slider.ts'),
  'ns-tabs': () => import('./tabs.ts'),
} satisfies { [tag: `ns-${string}`]: () => Promise<unknown> }

/** The tag of a custom element of the site. */
export type ElementTag = keyof typeof elements
