import type { Written } from '../engine/write-pages.ts'

/** Prints each route with the brotli bytes a visitor fetches: the document with its styles, and the data alone. */
export function report(written: Written[]): void {
  console.log(`\n${'route'.padEnd(52)}${'HTML + CSS'.padStart(12)}${'of it CSS'.padStart(12)}${'data'.padStart(10)}`)
  for (const { path, sizes } of written) {
    const [document, styles, data] = [sizes.document, sizes.styles, sizes.data].map(
      (size) => `${(size / 1000).toFixed(1)} KB`,
    )
    console.log(`${path.padEnd(52)}${document?.padStart(12)}${styles?.padStart(12)}${data?.padStart(10)}`)
  }
}
