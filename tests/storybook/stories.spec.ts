import { expect } from '@playwright/test'
import { entries, test } from './walk.ts'

for (const entry of entries)
  test(`${entry.title} · ${entry.name}`, async ({ walk }) => {
    expect(await walk.faults(entry)).toEqual([])
  })
