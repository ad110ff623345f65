import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { cutOf } from '../../content/load.ts'
import type { SiteRule } from '../rule.ts'

/** What a file of each kind begins with. Before the first element of an SVG there may be remarks. */
const beginnings: Record<string, RegExp> = {
  '.jpg': /^\xff\xd8\xff/,
  '.png': /^\x89PNG/,
  '.svg': /^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i,
}

/** A file may hold the page of a download that failed, or nothing, or a picture of another kind. */
export const brokenPicture: SiteRule = {
  meta: {
    name: 'broken-picture',
    description: 'Every picture is a file of the kind that its name says.',
    severity: 'error',
  },

  checkSite({ site, report }) {
    for (const name of [...site.media].flatMap((whole) => [whole, cutOf(whole)])) {
      const expected = beginnings[extname(name)]
      const file = `pages-data/media/${name}`
      const start = expected && beginningOf(join(site.root, file))
      if (start === undefined || expected?.test(start)) continue
      report(
        { doc: { file, text: '', problems: [] }, path: [] },
        {
          message: start ? `This is not a picture in ${extname(name)}.` : 'This file is empty.',
          suggestion: 'Export the picture again, or put the right file here.',
        },
      )
    }
  },
}

const known = new Map<string, { state: string; start: string }>()

/** The first bytes of a file, one letter each, read again when it has changed; undefined if it is gone by now. */
function beginningOf(file: string): string | undefined {
  try {
    const { mtimeMs, size } = statSync(file)
    const state = `${mtimeMs} ${size}`
    const last = known.get(file)
    if (last?.state === state) return last.start
    const bytes = Buffer.alloc(64)
    const opened = openSync(file, 'r')
    const count = readSync(opened, bytes, 0, bytes.length, 0)
    closeSync(opened)
    const start = bytes.toString('latin1', 0, count).replace(/^\xef\xbb\xbf/, '')
    known.set(file, { state, start })
    return start
  } catch {
    return undefined
  }
}
