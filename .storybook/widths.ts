/** The screen sizes of page stories. */
export const widths = {
  phone: { name: 'Phone', styles: { width: '360px', height: '740px' } },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' } },
} as const
