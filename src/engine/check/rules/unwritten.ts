import { isDraft, toWrite } from '../../content/drafts.ts'
import { everyText } from '../every-text.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** The mark as it can be written in a file. */
const written = new RegExp(String.raw`${toWrite}|\\u270e`, 'i')

/** A new page begins with the marked texts of its model; none of them may reach visitors. */
export const unwritten: DocumentRule = {
  meta: {
    name: 'unwritten',
    description: 'No page that is no draft has a text still to be written.',
    severity: 'error',
  },
  about: 'page',

  checkDocument(doc, { report }) {
    if (isDraft(doc) || !written.test(doc.text)) return
    everyText(doc.data, (text, path) => {
      if (text.startsWith(toWrite))
        report([...path], {
          message: `${quote(text)} is not written yet.`,
          suggestion: `Write your own words without ${toWrite}, or keep the page from visitors: "draft": true.`,
        })
    })
  },
}
