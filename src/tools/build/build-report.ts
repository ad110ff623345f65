import type { Written } from '../../engine/build/write-pages.ts'
import { table } from '../table.ts'

/** Prints the brotli bytes of each route: the document with its styles, and its data. */
export function report(written: Written[]): void {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
  const rows = written.map(({ path, sizes: { document, styles, data } }) => [
    path,
    ...[document, styles, data].map(kilobytes),
  ])
  console.log(`\n${table(['route', 'HTML + CSS', 'of it CSS', 'data'], rows, { figures: 'all but the first' })}`)
}
