import type { Written } from '../../engine/build/write-pages.ts'
import { table } from '../table.ts'

/** Prints the brotli bytes of each route: the document with its styles, and its fragment. */
export function report(written: Written[]): void {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
  const rows = written.map(({ path, sizes: { document, styles, fragment } }) => [
    path,
    ...[document, styles, fragment].map(kilobytes),
  ])
  console.log(`\n${table(['route', 'HTML + CSS', 'of it CSS', 'fragment'], rows, { figures: 'all but the first' })}`)
}
