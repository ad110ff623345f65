import type { Mention } from '../facts.ts'
import { grouped } from '../grouped.ts'
import { among, didYouMean, insteadOf, nearest, severalOf, surely } from '../near.ts'
import type { SiteRule } from '../rule.ts'
import { plain, quote } from '../words.ts'

/** { "collection": …, "only": […] } names a file of pages-data/site and ids of its entries. */
export const unknownEntry: SiteRule = {
  meta: {
    name: 'unknown-entry',
    description: 'Collections and the entries chosen from them exist.',
    severity: 'error',
  },

  checkSite({ site, documents, whole, index, facts, report }) {
    const all: { chosen: Mention; collection: string }[] = []
    for (const doc of documents) {
      for (const mention of facts(doc).links) {
        // "/career?job=php-developer" is about an entry of the collection of jobs.
        if (!mention.value.includes('?')) continue
        const [, name = '', id = ''] = /^\/[^?#]*\?(\w+)=([^&#]*)/.exec(mention.value) ?? []
        const ids = index.collections.get(`${name}s`)
        if (!id || !ids?.size || ids.has(id)) continue
        const near = nearest(id, among(id, ids))
        report(mention, {
          message: `There is no entry ${quote(id)} in pages-data/site/${name}s.json.`,
          suggestion: didYouMean(near) ?? `Its entries are ${severalOf(id, ids)}.`,
        })
      }
      for (const mention of facts(doc).collections) {
        if (!index.collections.has(mention.collection)) {
          // A missing file is reported once, elsewhere.
          if (mention.collection === mention.expected) continue
          const near = nearest(mention.collection, index.collections.keys())
          const { collection, expected } = mention
          report(mention, {
            message: `There is no collection ${quote(collection)}.`,
            ...insteadOf(near, `Write "${expected}".`),
          })
          continue
        }
        const ids = index.collections.get(mention.collection)
        // If the collection itself is wrong, its ids are not reported, too.
        if (!ids || mention.collection !== mention.expected) continue
        for (const chosen of mention.only) all.push({ chosen, collection: mention.collection })
      }
    }
    const uses = grouped(all, ({ chosen, collection }) => [chosen.value, `${collection} ${chosen.value}`])
    const renamed = new Set<string>()
    for (const { chosen, collection } of all) {
      const { value } = chosen
      const ids = index.collections.get(collection) ?? new Set()
      if (ids.has(value)) continue
      const near = nearest(value, among(value, ids))
      // The id was changed in the collection if nothing uses the new one yet, or if it no longer is the entry's name.
      const free = near.filter(({ name }) => !uses.has(name))
      const now = free.length === 1 ? free[0]?.name : surely(free)
      const isShared = Number(uses.get(`${collection} ${value}`)?.length) > 1
      const called = plain(index.names.get(collection)?.get(now ?? '') ?? '')
      const doc = site.collections.get(collection)
      if (whole && doc && now !== undefined && (isShared || (called === plain(value) && called !== plain(now)))) {
        const path = ['items', [...ids].indexOf(now), 'id']
        const message = `Pages choose this entry by another id, ${quote(value)}.`
        const suggestion = `Write "${value}", or choose ${quote(now)} on those pages, too.`
        if (!renamed.has(`${collection} ${value}`)) report({ doc, path }, { message, suggestion })
        renamed.add(`${collection} ${value}`)
        continue
      }
      const several = value.split(/[\s,;|]+/)
      const areThere = several.every((id) => ids.has(id))
      report(chosen, {
        message: `There is no entry ${quote(value)} in pages-data/site/${collection}.json.`,
        ...insteadOf(near, `Its entries are ${severalOf(value, ids)}.`),
        ...(areThere && {
          suggestion: `Put each id into quotes of its own: ${several.map((id) => `"${id}"`).join(', ')}.`,
        }),
      })
    }
  },
}
