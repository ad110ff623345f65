/** Whether the visitor prefers reduced motion (spec 4). */
export const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches
