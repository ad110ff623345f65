import { hasIcon, iconNames } from '../../content/icons.ts'
import { didYouMean, nearest, surely } from '../near.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** Icons are Phosphor's: duotone on pages, fill for the company's social profiles. */
export const unknownIcon: DocumentRule = {
  meta: {
    name: 'unknown-icon',
    description: 'Every icon is one of Phosphor, named without its style.',
    severity: 'error',
  },

  checkDocument(doc, { site, facts, report }) {
    const style = doc === site.company ? 'fill' : 'duotone'
    for (const mention of facts(doc).icons) {
      if (mention.value === '' || hasIcon(`${mention.value}-${style}`)) continue
      const turned = namesOf(style).find((name) => inOrder(name) === inOrder(mention.value))
      const near = turned
        ? [{ name: turned, distance: 0 }]
        : nearest(mention.value.replace(/-(duotone|fill|bold|light|thin)$/, ''), namesOf(style))
      report(mention, {
        message: `There is no icon ${quote(mention.value)}.`,
        suggestion: didYouMean(near) ?? 'Choose one at phosphoricons.com and write its name without the style.',
        replacement: surely(near),
      })
    }
  },
}

/** The words of a name in the order of the alphabet: "warning-shield" is "shield-warning". */
const inOrder = (name: string): string => name.split('-').sort().join('-')

function namesOf(style: string): string[] {
  return iconNames().flatMap((name) => (name.endsWith(`-${style}`) ? [name.slice(0, -style.length - 1)] : []))
}
