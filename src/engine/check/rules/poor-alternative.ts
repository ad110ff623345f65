import type { Contracts } from '../../content/contracts.ts'
import { valueAt } from '../../content/value-at.ts'
import { causesIn } from '../explain/document.ts'
import type { Mention } from '../facts.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** A property of an object that looks like a misspelt name for its picture: then the name is the mistake. */
const nameOfPicture = (data: unknown): string | undefined =>
  Object.keys(data as object).find((name) => name !== 'alt' && /im[ag]|pic|photo|logo|src/i.test(name))

/** Whether the picture is required by the contract, which then reports it. */
const lacksPicture = ({ doc, path }: Mention, contracts: Contracts): boolean =>
  causesIn(doc, contracts).some(
    ({ cause }) =>
      cause.kind === 'missing' && cause.name === 'image' && cause.path.join('/') === path.slice(0, -1).join('/'),
  )

/** "Picture of" is redundant for screen readers, and file names are meaningless. */
export const poorAlternative: DocumentRule = {
  meta: { name: 'poor-alternative', description: 'Alternative texts say what a picture shows.', severity: 'warning' },

  checkDocument(doc, { site, contracts, facts, report }) {
    const { alts, pictures } = facts(doc)
    const shown = new Set(pictures.map(({ path }) => JSON.stringify(path.slice(0, -1))))
    for (const mention of alts) {
      const data = valueAt(doc.data, mention.path.slice(0, -1))
      if (
        !shown.has(JSON.stringify(mention.path.slice(0, -1))) &&
        !nameOfPicture(data) &&
        !lacksPicture(mention, contracts)
      ) {
        report(
          { ...mention, part: 'key' },
          {
            message: 'These words are about a picture, and there is none.',
            suggestion: 'Remove "alt", or add "image".',
          },
        )
        continue
      }
      if (mention.value.trim() !== mention.value) {
        const better = mention.value.trim()
        report(mention, { message: 'A space is no word.', suggestion: `Write "${better}".`, replacement: better })
        continue
      }
      const image = valueAt(data, ['image'])
      // The picture and its words were swapped, as another rule reports.
      if (site.media.has(mention.value) && typeof image === 'string' && !site.media.has(image)) continue
      const isFile =
        /^\S+\.(jpe?g|png|svg|webp|avif|gif)$|^(?:img|dsc|dscn|pxl|screenshot|scan|image)[-_ ]?\d[\w-]*$|^(?:screenshot|screen shot|whatsapp image|img|photo) (?:\d{4}-\d\d|\(\d+\))/i.test(
          mention.value,
        ) || mention.value === stemOf(image)
      const saysPicture =
        /^(?:(an? )?(image|picture|photo|photograph)( (?:of|containing|that contains|showing)\b.*| ?\d+)?|alt(?:ernative)?(?: text)?(?: (?:goes )?here)?|graphical user interface\b.*)$|description (?:automatically generated|generated with\b.*)\.?$/i.test(
          mention.value,
        )
      const saysNothing =
        /^(?:(?:(?:an? )?(?:image|picture|photo|illustration|drawing|screen|portrait))[:.]?|none|n\/a|decorat(?:ive|ion)|logo|icon|banner|screenshot|untitled(?: design)?|\W+)$/i.test(
          mention.value,
        )
      if (!isFile && !saysPicture && !saysNothing) continue
      report(mention, {
        message: isFile
          ? `${quote(mention.value)} is a file's name, not what the picture shows.`
          : saysNothing
            ? `${quote(mention.value)} does not say what is to be seen.`
            : 'An alternative text need not say that it is a picture.',
        suggestion: 'Say what is to be seen, or write "" if the words beside it say the same.',
      })
    }
  },
}

/** The name of a picture's file, without folder and ending. */
const stemOf = (image: unknown): string | undefined =>
  typeof image === 'string' ? /([^/]+)\.\w+$/.exec(image)?.[1] : undefined
