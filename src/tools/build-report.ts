import { compressedSize } from '../engine/compress.ts'
import type { Written } from '../engine/prerender.ts'

/** Prints each route with the brotli bytes a visitor fetches: the document with its styles, and the data alone. */
export async function report(written: Written[]): Promise<void> {
  console.log(`\n${'route'.padEnd(52)}${'HTML + CSS'.padStart(12)}${'of it CSS'.padStart(12)}${'data'.padStart(10)}`)
  for (const { path, html, css, data } of written) {
    const sizes = await Promise.all([html, css, data].map(compressedSize))
    const [document, styles, json] = sizes.map((size) => `${(size / 1000).toFixed(1)} KB`)
    console.log(`${path.padEnd(52)}${document?.padStart(12)}${styles?.padStart(12)}${json?.padStart(10)}`)
  }
}
