import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { measureLoad } from '../measure/load/measure.ts'

test('under load nothing is lost or refused, and memory stays flat', async () => {
  test.slow()
  const { answers, wrong, sent, kept, grown } = await measureLoad(4_000, await mkdtemp(join(tmpdir(), 'load-')))
  expect({ answers, wrong }).toEqual({ answers: 4_000, wrong: 0 })
  expect(sent).toBeGreaterThanOrEqual(80)
  expect(kept).toBe(sent)
  expect(grown).toBeLessThan(1.5)
})
