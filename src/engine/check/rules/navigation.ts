import { listAt, textsAt, valueAt } from '../../content/value-at.ts'
import { shortened } from '../near.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** The parts of the navigation agree with each other. */
export const navigation: DocumentRule = {
  meta: {
    name: 'navigation',
    description: 'Panel, lookup and breadcrumb of navigation.json fit its menu, its links and each other.',
    severity: 'error',
  },

  checkDocument(doc, { site, index, report }) {
    if (doc !== site.navigation) return
    const paths = textsAt(doc.data, ['paths'])
    const menu = listAt(doc.data, ['header', 'menu']).map((link) => ({
      label: valueAt(link, ['label']),
      to: valueAt(link, ['to']),
    }))
    const pages = menu.flatMap(({ to }) => (typeof to === 'string' ? [to] : []))
    const panel = valueAt(doc.data, ['services', 'page'])
    if (
      typeof panel === 'string' &&
      pages.length &&
      !pages.includes(panel) &&
      pages.every((page) => index.pages.has(page))
    )
      report(['services', 'page'], {
        message: `No link of the menu leads to ${quote(panel)}, so the panel has no place.`,
        suggestion: `Write the page of such a link: ${shortened(pages, 'or')}.`,
      })
    /** The first label for each page. */
    const firsts = new Map([...menu].reverse().map(({ label, to }) => [to, label]))
    for (const [at, { label, to }] of menu.entries()) {
      const known = typeof label === 'string' ? (index.crossedLabels.get(label) ?? paths.get(label)) : undefined
      if (
        known !== undefined &&
        typeof to === 'string' &&
        known !== to &&
        index.pages.has(known) &&
        index.pages.has(to)
      )
        report(['header', 'menu', at, 'to'], {
          message: `${quote(String(label))} leads to ${quote(known)} by the lookup "paths", and to ${quote(to)} here.`,
          suggestion: `Write ${quote(known)}.`,
        })
      else if (typeof to === 'string' && to !== '/' && firsts.get(to) !== label)
        report(['header', 'menu', at, 'to'], {
          message: `Two links of the menu lead to ${quote(to)}.`,
          suggestion: 'Write another page, or keep one.',
        })
    }
    const services = new Map<unknown, string>()
    for (const group of listAt(doc.data, ['services', 'groups']).keys()) {
      const links = listAt(doc.data, ['services', 'groups', group, 'links'])
      const before = new Set<unknown>()
      for (const [at, label] of links.entries()) {
        const page = paths.get(String(label)) ?? label
        const other = services.get(page)
        services.set(page, String(label))
        // A list that holds a line twice is reported by another rule.
        if (other !== undefined && !before.has(label) && !index.crossedLabels.has(String(label)))
          report(['services', 'groups', group, 'links', at], {
            message:
              other === label
                ? `${quote(String(label))} is in the panel already.`
                : `${quote(other)} and ${quote(String(label))} are the same page, ${quote(String(page))}.`,
            suggestion: 'Name another service, or keep one.',
          })
        before.add(label)
      }
    }
    const inPanel = new Set(listAt(doc.data, ['services', 'groups']).flatMap((group) => listAt(group, ['links'])))
    for (const marks of ['asked', 'parts'])
      for (const [at, label] of listAt(doc.data, ['services', marks]).entries())
        if (!inPanel.has(label) && paths.has(String(label)))
          report(
            { doc, path: ['services', marks, at] },
            {
              message: `${quote(String(label))} is in no group of the panel, so nothing is marked.`,
              suggestion: 'Write a label of "groups", or remove it.',
            },
          )
    const labels = new Map<string, string>()
    for (const label of Object.keys(Object(valueAt(doc.data, ['paths'])))) {
      const tidy = label.trim().replace(/\s+/g, ' ')
      const other = labels.get(tidy.toLowerCase())
      labels.set(tidy.toLowerCase(), label)
      if (tidy === label && other === undefined) continue
      report(
        { doc, path: ['paths', label], part: 'key' },
        tidy === label
          ? { message: `${quote(String(other))} is in the lookup already.`, suggestion: 'Keep one of them.' }
          : { message: 'This label has a space too many.', suggestion: `Write "${tidy}".`, replacement: tidy },
      )
    }
    for (const page of Object.keys(Object(valueAt(doc.data, ['breadcrumb']))))
      for (const [at, above] of listAt(doc.data, ['breadcrumb', page]).entries())
        if (above === page && page !== '/')
          report(['breadcrumb', page, at], {
            message: 'The page itself comes last anyway.',
            suggestion: 'Write the pages between home and this one.',
          })
  },
}
