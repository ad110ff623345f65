import { existsSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { ruleMetas } from '../../src/engine/check/rules/index.ts'
import { links } from '../contract/mistakes/links.ts'
import { entries, test } from './built.ts'
import type { Entry } from './walk.ts'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const readme = readFileSync('README.md', 'utf8')

for (const section of ['Add a page', 'Add a block', 'Change the company'])
  test(`the guide "${section}" names commands and files that there are`, () => {
    expect(entries.map(({ title }) => title)).toContain(`Guide/${section}`)
    const text = readme.split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? ''
    const commands = [...text.matchAll(/`npm run ([a-z:-]+)/g)].map(([, name]) => name as string)
    const files = [...text.matchAll(/`((?:src|pages-data|schema|tests)\/[\w./-]+)`/g)].map(([, file]) => file as string)
    expect(commands.length).toBeGreaterThan(0)
    expect(commands.filter((name) => !scripts[name])).toEqual([])
    // What the guide makes does not exist before.
    expect(files.filter((file) => !existsSync(file) && !/data-lakes|pull-quote/.test(file))).toEqual([])
  })

test('the guide of messages has every rule of the checker, with the words that tests expect', async ({ walk }) => {
  const guide = entries.find(({ title }) => title === 'Guide/Messages and how to fix them') as Entry
  expect(await walk.faults(guide)).toEqual([])
  await expect(walk.page.locator('#storybook-docs h2')).toHaveText(ruleMetas.map(({ name }) => name))
  for (const { message } of links) await expect(walk.page.getByRole('cell', { name: message }).first()).toBeVisible()
})
