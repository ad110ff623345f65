import { expect } from '@playwright/test'
import { entries, test, typicalDocs } from './built.ts'
import { type Entry, isExample } from './walk.ts'

/** Pages, and docs, are made by one template each. The tests of the built site walk every page; each story of docs is walked alone. */
const isWalked = (entry: Entry): boolean =>
  entry.type === 'docs'
    ? typicalDocs.has(entry)
    : !entry.title.startsWith('Pages/') || entry.id === 'pages-home--desktop'

const walked = entries.filter(isWalked)
const groupOf = ({ title, type }: Entry): string => (type === 'docs' ? `${title} · Docs` : title)

for (const group of new Set(walked.map(groupOf)))
  test(group, async ({ walk }) => {
    test.slow()
    for (const entry of walked.filter((entry) => groupOf(entry) === group)) {
      expect.soft(await walk.faults(entry), entry.name).toEqual([])
      if (isExample(entry)) expect.soft(await walk.overflow('phone'), `${entry.name}, on a phone`).toEqual([])
    }
  })
