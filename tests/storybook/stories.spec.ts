import { expect } from '@playwright/test'
import { entries, test } from './built.ts'
import { type Entry, isExample } from './walk.ts'

/** A page as on a desk: on other screens it is the same story, and layout.spec.ts and others walk the built pages there. */
const isWalked = ({ title, tags }: Entry): boolean => !title.startsWith('Pages/') || tags.includes('desktop')

const walked = entries.filter(isWalked)
const groupOf = ({ title, type }: Entry): string => (type === 'docs' ? `${title} · Docs` : title)

for (const group of new Set(walked.map(groupOf)))
  test(group, async ({ walk }) => {
    test.slow()
    const inGroup = walked.filter((entry) => groupOf(entry) === group)
    for (const entry of inGroup) expect.soft(await walk.faults(entry), entry.name).toEqual([])
    for (const entry of inGroup.filter(isExample))
      expect.soft(await walk.faults(entry, 'phone'), `${entry.name}, on a phone`).toEqual([])
  })
