import { expect, test } from 'vitest'
import { loadContracts } from '../../content/contracts.ts'
import { documentFrom, loadSite } from '../../content/load.ts'
import { putDocument } from '../../content/sources.ts'
import { checkSite } from '../check.ts'

const contracts = loadContracts('.')
const file = 'pages-data/about.json'
const site = loadSite('.')
const right = site.pages.find((doc) => doc.file === file)?.text ?? ''
const line = `"version": ${contracts.version}`

function problemsOf(written: string): string[] {
  const tried = { ...site }
  putDocument(tried, documentFrom(file, right.replace(line, written)))
  return checkSite(tried, contracts, { only: new Set([file]) }).map(
    ({ rule, message, suggestion }) => `${rule}: ${message} ${suggestion}`,
  )
}

test.each([
  ['"version": 1', 'version: This document was written for version 1 of the contracts. `npm run migrate`'],
  [`"verison": ${contracts.version}`, 'unknown-property: There is no property "verison". Did you mean "version"?'],
  [
    `"version": "${contracts.version}"`,
    `wrong-type: "version" is not a whole number from 1 on. Write ${contracts.version}.`,
  ],
])('%s is problemsOf once', (written, message) => {
  expect(right).toContain(line)
  expect(problemsOf(line)).toEqual([])
  expect(problemsOf(written)).toEqual([expect.stringContaining(message)])
})
