import { besideThatFits, exchange } from '../exchange.ts'
import { grouped } from '../grouped.ts'
import { among, insteadOf, type Near, nearest } from '../near.ts'
import { oncePer } from '../once-per.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** What programs add to the name of a copy, or of another size. */
const copied = /(?:[-_ ]?(?:\(\d+\)|copy|scaled|\d{2,4}x\d{2,4}|@2x|-\d))+(\.\w+)$/i

function nearFile(name: string, files: ReadonlySet<string>): Near[] {
  const some = among(name, files)
  const near = nearest(name, some)
  return near[0] && near[0].distance < 1 ? near : nearest(name.replace(copied, '$1'), some)
}

const byFileName = oncePer((files: ReadonlySet<string>) => grouped(files, (file) => [fileName(file)]))

/** What ends like a file. */
const isFile = /\.\w+$/

/** Pictures are files below pages-data/media. */
export const missingPicture: DocumentRule = {
  meta: { name: 'missing-picture', description: 'Every picture is a file below pages-data/media.', severity: 'error' },

  checkDocument(doc, { site, index, facts, report }) {
    for (const mention of facts(doc).pictures) {
      if (mention.value === '' || site.media.has(mention.value)) continue
      const whole = mention.value.replace(/\.phone(?=\.\w+$)/, '')
      if (whole !== mention.value && site.media.has(whole)) {
        report(mention, {
          message: `${quote(mention.value)} is what phones get in place of ${quote(whole)}.`,
          suggestion: `Write "${whole}": phones find theirs by themselves.`,
          replacement: whole,
        })
        continue
      }
      const other = isFile.test(mention.value) ? undefined : besideThatFits(mention, (text) => site.media.has(text))
      if (other) {
        report(mention, exchange(String(mention.path.at(-1)), other))
        continue
      }
      const moved = byFileName(index.media).get(fileName(mention.value))
      const near = moved?.map((name) => ({ name, distance: 1 })) ?? nearFile(mention.value, index.media)
      report(mention, {
        message: `There is no picture ${quote(mention.value)} in pages-data/media.`,
        ...insteadOf(near, 'Put the file there, or name another.'),
      })
    }
  },
}
