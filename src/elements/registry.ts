/** Script of one custom element: importing it defines the tag. */
export interface ElementDefinition {
  load: () => Promise<unknown>
}

/** Every custom element by its tag. The client entry loads one when such a tag comes near the view (design: layers). */
export const elements = {} satisfies { [tag: `ns-${string}`]: ElementDefinition }

/** The tag of a custom element of the site. */
export type ElementTag = keyof typeof elements
