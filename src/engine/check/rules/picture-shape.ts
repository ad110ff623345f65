import type { Size } from '../../../page/walk.ts'
import { cutOf } from '../../content/load.ts'
import { listAt, valueAt } from '../../content/value-at.ts'
import { causesIn } from '../explain/document.ts'
import { entriesAt, type Noted, notedIn, optionOf, pathsTo } from '../noted.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'
import { unshown } from './options.ts'

/** How much wider or narrower than wanted a picture may be for its height. */
const tolerance = 1.35

/** From this width on, a drawing is as wide as the window, and phones need one of their own. */
const wide = 2000

/** Pictures have about the shape that their place is made for. The contract says which: the keyword `sizes`. */
export const pictureShape: DocumentRule = {
  meta: {
    name: 'picture-shape',
    description: 'Every picture has about the shape that its place is made for.',
    severity: 'error',
  },

  checkDocument(doc, { site, contracts, report }) {
    // Where an option is wrong by the contract, it may be what decides.
    const wrong = new Set(causesIn(doc, contracts).map(({ cause }) => cause.path[1]))
    for (const noted of notedIn(doc, contracts))
      for (const [place, wanted] of wrong.has(noted.path[1]) ? [] : wantedIn(noted))
        for (const path of pathsTo(place, noted.object).flatMap((path) => entriesAt(noted.object, path))) {
          const name = String(valueAt(noted.object, path))
          const size = site.sizes.get(name)
          if (!size) continue
          const at = { doc, path: [...noted.path, ...path] }
          const difference = size[0] / size[1] / (wanted[0] / wanted[1])
          if (difference > tolerance || difference < 1 / tolerance)
            report(at, {
              message: `${quote(name)} is ${inWords(size)}; this place is made for about ${inWords(wanted)}.`,
              suggestion: `Choose a picture that is ${shapeOf(wanted)}.`,
            })
          else if (wanted[0] >= wide && !site.sizes.has(cutOf(name)))
            report(at, {
              message: `${quote(name)} is as wide as the window, and phones have no version of their own.`,
              suggestion: `Add one as ${quote(cutOf(name))}.`,
            })
          else
            for (const [list, width] of Object.entries(wanted[2] ?? {})) {
              const [parts, { length }] = [
                (site.sizes.get(cutOf(name)) as Size)[0] / width,
                listAt(noted.object, [list]),
              ]
              if (parts !== length)
                report(at, {
                  message: `"${list}" has ${length} entries, and ${quote(cutOf(name))} has ${parts} parts of ${width} for them.`,
                  suggestion: 'Give both the same number.',
                })
            }
        }
  },
}

function wantedIn(noted: Noted): [place: string, wanted: Size][] {
  const { sizes = {} } = noted.shape
  // What is not shown is told for that alone.
  const hidden = Object.keys(sizes).length ? unshown(noted) : new Map()
  return Object.entries(sizes).flatMap(([place, sizes]): [string, Size][] => {
    if (hidden.has(place)) return []
    if (Array.isArray(sizes)) return [[place, sizes]]
    return Object.entries(sizes).flatMap(([option, byValue]): [string, Size][] => {
      const wanted = byValue[optionOf(option, noted)]
      return wanted ? [[place, wanted]] : []
    })
  })
}

const inWords = ([width, height]: Size): string => `${width} × ${height}`

function shapeOf([width, height]: Size): string {
  const ratio = width / height
  if (ratio > 0.9 && ratio < 1.1) return 'about square'
  const times = Math.round(Math.max(ratio, 1 / ratio) * 10) / 10
  return ratio > 1 ? `about ${times} times as wide as high` : `about ${times} times as high as wide`
}
