import { expect } from '@playwright/test'
import { entries, test } from './built.ts'
import { isExample } from './walk.ts'

for (const entry of entries)
  test(`${entry.title} · ${entry.name}`, async ({ walk }) => {
    expect(await walk.faults(entry)).toEqual([])
  })

for (const entry of entries.filter(isExample))
  test(`${entry.title} · ${entry.name}, on a phone`, async ({ walk }) => {
    expect(await walk.faults(entry, 'phone')).toEqual([])
  })
