/** Colours of src/styles/tokens.css, as print uses them. */
export const colours = {
  heading: '#0a2150',
  text: '#0b1c3f',
  muted: '#3f5072',
  link: '#1446b0',
  line: '#d3deef',
  tint: '#f3f7ff',
  accent: '#ffb52e',
}

/** Sizes in points. */
export const sizes = { title: 30, heading: 15, text: 10.5, small: 8.5 }

/** A4 in points: the left edge of everything, and how wide a line is. */
export const page = {
  margins: { top: 60, right: 72, bottom: 84, left: 72 },
  width: 595.28 - 144,
}

/** Space between lines of running text, in points. */
export const lineGap = 3.5
