import { expect } from '@playwright/test'
import { nameOfPath } from '../../src/page/routes.ts'
import { typicalRoutes } from '../typical-routes.ts'
import { entries, test } from './built.ts'
import { type Entry, isExample } from './walk.ts'

/** Stories of pages: all are made by one template, and the tests of the built site walk every page. */
const pages = new Set(typicalRoutes().map((path) => `Pages/${nameOfPath(path)}`))
const isWalked = ({ title, tags }: Entry): boolean =>
  !title.startsWith('Pages/') || (pages.has(title) && tags.includes('desktop'))

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
