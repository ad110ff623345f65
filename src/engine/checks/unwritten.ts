import { isDraft, toWrite } from '../drafts.ts'
import type { Path } from '../load.ts'
import { quote } from '../words.ts'
import type { DocumentRule } from './rule.ts'

/** A new page begins with the words of its model, each marked; none of them reaches visitors. */
export const unwritten: DocumentRule = {
  meta: {
    name: 'unwritten',
    description: 'No page that is no draft has a text still to be written.',
    severity: 'error',
  },
  about: 'pages',

  checkDocument(doc, { report }) {
    if (isDraft(doc)) return
    forTexts(doc.data, [], (text, path) => {
      if (text.startsWith(toWrite))
        report(
          { doc, path: [...path] },
          {
            message: `${quote(text)} is not written yet.`,
            suggestion: `Write your own words without ${toWrite}, or keep the page from visitors: "draft": true.`,
          },
        )
    })
  },
}

function forTexts(value: unknown, path: Path, visit: (text: string, path: Path) => void): void {
  if (typeof value === 'string') visit(value, path)
  else if (Array.isArray(value)) value.forEach((item, index) => void forTexts(item, [...path, index], visit))
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) forTexts(item, [...path, key], visit)
}
