import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { copyKey, KeptCopies } from './compress.ts'

const folder = mkdtempSync(join(tmpdir(), 'copies-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('content that was compressed before is not compressed again', async () => {
  const first = await new KeptCopies(folder).of('about/index.html', Buffer.from('words'), 'one')
  expect([brotliDecompressSync(first.br), gunzipSync(first.gz)].map(String)).toEqual(['words', 'words'])
  // Other content under the same hash shows where the copies come from.
  const later = new KeptCopies(folder)
  expect(await later.of('team/index.html', Buffer.from('others'), 'one')).toEqual(first)
  expect(brotliDecompressSync((await later.of('about/index.html', Buffer.from('others'), 'two')).br).toString()).toBe(
    'others',
  )
})

test('what is compressed in another way is kept apart', () => {
  const names = ['about/index.html', 'data/about.txt', 'manifest.webmanifest', 'assets/entry.js']
  expect(new Set(names.map((name) => copyKey(name, 'one'))).size).toBe(4)
  expect(copyKey('team/index.html', 'one')).toBe(copyKey('about/index.html', 'one'))
})
