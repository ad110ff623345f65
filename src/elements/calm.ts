/** Whether the visitor asked for reduced motion. */
export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
