import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureLoad } from '../../src/tools/load/measure.ts'
import { expect, test } from './site.ts'

test('issue 10 · under load nothing is lost or refused, and memory stays flat', async () => {
  test.slow()
  const { answers, wrong, sent, kept, memory } = await measureLoad(4_000, await mkdtemp(join(tmpdir(), 'load-')))
  expect({ answers, wrong }).toEqual({ answers: 4_000, wrong: 0 })
  expect(sent).toBeGreaterThanOrEqual(80)
  expect(kept).toBe(sent)
  // The first quarter fills caches.
  expect((memory[3] as number) / (memory[1] as number)).toBeLessThan(1.5)
})
