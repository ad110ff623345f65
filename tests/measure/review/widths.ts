/** The screens that are compared, in px. */
export const widths = [360, 768, 1440] as const
export type Width = (typeof widths)[number]
