import type { Path } from '../load.ts'
import { didYouMean, nearest, oneOf, surely } from '../near.ts'
import { remember } from '../remember.ts'
import { quote } from '../words.ts'
import type { DocumentRule, Finding } from './rule.ts'
import type { SiteIndex } from './site-index.ts'

/** Braces in a text hold the name of a text of company.json (design 3). */
export const unknownToken: DocumentRule = {
  meta: {
    name: 'unknown-token',
    description: 'Every {token} is a text of pages-data/site/company.json.',
    severity: 'error',
  },

  checkDocument(doc, { site, contracts, index, report }) {
    // Without a company there is nothing to compare with, and its own problem says so.
    if (site.company.data === undefined) return
    for (const { path, start, written } of bracesIn(doc, contracts)) {
      const finding = doc === site.company ? inCompany(written) : findingFor(written, index)
      if (finding) report({ doc, path, span: [start, start + written.length] }, finding)
    }
  },
}

/** Anything with braces, as far as it was probably meant as one token. */
const braces = /\$?\{+[^{}\n]{0,40}\}+|[{}]+/g

/** All braces of a document's texts. */
const bracesIn = remember((doc) => {
  const found: { path: Path; start: number; written: string }[] = []
  forTexts(doc.data, [], (text, path) => {
    for (const { 0: written, index: start } of text.matchAll(braces)) found.push({ path: [...path], start, written })
  })
  return found
})

function findingFor(written: string, { tokenNames }: SiteIndex): Finding | undefined {
  const name = /^\$?\{+\s*([^{}]*?)\s*\}+$/.exec(written)?.[1]
  if (!name)
    return {
      message: `${quote(written)} is not a token: braces hold the name of a text of the company.`,
      suggestion: `Write a name between them, such as {${[...tokenNames][0] ?? 'company'}}, or leave the braces out.`,
    }
  if (tokenNames.has(name)) {
    if (written === `{${name}}`) return undefined
    return {
      message: `${quote(written)} is not how a token is written.`,
      suggestion: `Write {${name}}: one brace on each side, no spaces.`,
      replacement: `{${name}}`,
    }
  }
  const near = nearest(name, tokenNames)
  const best = surely(near)
  return {
    message: `There is no token {${name}}.`,
    suggestion:
      didYouMean(near.map((other) => ({ ...other, name: `{${other.name}}` }))) ??
      `The tokens are ${oneOf([...tokenNames], 'and')}.`,
    replacement: best && `{${best}}`,
  }
}

function inCompany(written: string): Finding {
  return {
    message: `${quote(written)} cannot be a token here: tokens come from this file.`,
    suggestion: 'Write the words themselves.',
  }
}

/** Every text of a document apart from remarks for editors, which are never shown. */
function forTexts(value: unknown, path: Path, visit: (text: string, path: Path) => void): void {
  if (typeof value === 'string') {
    if (value.includes('{') || value.includes('}')) visit(value, path)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value)) {
    if (key === 'note' || key === '$schema') continue
    path.push(Array.isArray(value) ? Number(key) : key)
    forTexts(item, path, visit)
    path.pop()
  }
}
