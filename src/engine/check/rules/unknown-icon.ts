import { hasIcon, iconNames } from '../../content/icons.ts'
import { besideThatFits, exchange } from '../exchange.ts'
import { insteadOf, nearest } from '../near.ts'
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
      const other = /^[a-z\d-]+$/.test(mention.value)
        ? undefined
        : besideThatFits(mention, (text) => hasIcon(`${text}-${style}`))
      if (other) {
        report(mention, exchange(String(mention.path.at(-1)), other))
        continue
      }
      const plain = mention.value.replace(/-(duotone|fill|bold|light|thin)$/, '')
      const turned = otherNames[plain] ?? namesOf(style).find((name) => inOrder(name) === inOrder(mention.value))
      const near = turned ? [{ name: turned, distance: 0 }] : nearest(plain, namesOf(style))
      report(mention, {
        message: `There is no icon ${quote(mention.value)}.`,
        ...insteadOf(near, 'Choose one at phosphoricons.com and write its name without the style.'),
      })
    }
  },
}

/** What other sets of icons call them. */
const otherNames: Record<string, string | undefined> = {
  ...{ search: 'magnifying-glass', home: 'house', settings: 'gear', cog: 'gear', mail: 'envelope', email: 'envelope' },
  ...{ close: 'x', menu: 'list', hamburger: 'list', edit: 'pencil', delete: 'trash', location: 'map-pin' },
  ...{ pin: 'map-pin', cart: 'shopping-cart', tick: 'check', speed: 'gauge', team: 'users-three', people: 'users' },
  ...{ security: 'shield-check', server: 'hard-drives', mobile: 'device-mobile', time: 'clock', money: 'currency-inr' },
}

/** The words of a name in the order of the alphabet: "warning-shield" is "shield-warning". */
const inOrder = (name: string): string => name.split('-').sort().join('-')

function namesOf(style: string): string[] {
  return iconNames().flatMap((name) => (name.endsWith(`-${style}`) ? [name.slice(0, -style.length - 1)] : []))
}
