import { expect } from '@playwright/test'
import { entries, test } from './built.ts'
import { type Entry, isExample } from './walk.ts'

const groupOf = ({ title, type }: Entry): string => (type === 'docs' ? `${title} · Docs` : title)

for (const group of new Set(entries.map(groupOf)))
  test(group, async ({ walk }) => {
    test.slow()
    const inGroup = entries.filter((entry) => groupOf(entry) === group)
    for (const entry of inGroup) expect.soft(await walk.faults(entry), entry.name).toEqual([])
    for (const entry of inGroup.filter(isExample))
      expect.soft(await walk.faults(entry, 'phone'), `${entry.name}, on a phone`).toEqual([])
  })
