import type { Path } from '../../content/load.ts'
import type { Words } from '../facts.ts'
import type { DocumentRule } from '../rule.ts'

/** A paragraph of several that lacks its stop ends in the middle, or was cut when it was copied. */
export const finalStop: DocumentRule = {
  meta: {
    name: 'final-stop',
    description: 'Sentences end with a stop where those beside them do.',
    severity: 'warning',
  },

  checkDocument(doc, { facts, report }) {
    const groups = new Map<string, Words[]>()
    for (const mention of facts(doc).words) {
      const key = listOf(mention.path)
      if (key && mention.marks && !/^(?:alt|title|heading|label)$/.test(String(mention.path.at(-1))))
        groups.set(key, [...(groups.get(key) ?? []), mention])
    }
    for (const group of groups.values()) {
      const [open, ...others] = group.filter(({ value }) => !/[.!?:…][”"’')\]*]*$/.test(value))
      if (
        !open ||
        others.length ||
        group.length < 4 ||
        open.value.split(' ').length < 5 ||
        // Who writes an emoji may leave the stop out.
        !/^[^\p{Emoji_Presentation}]*[\p{L}\d]$/u.test(open.value)
      )
        continue
      report(
        { ...open, span: [open.value.length - 1, open.value.length] },
        {
          message: 'This text ends without a stop, unlike those beside it.',
          suggestion: 'Write its end, or a full stop.',
        },
      )
    }
  },
}

/** What a text has in common with those beside it: its path, without its place in the list. */
function listOf(path: Path): string | undefined {
  const at = path.findLastIndex((step) => typeof step === 'number')
  return at > 1 || path.length - at === 1 ? path.map((step, index) => (index === at ? '*' : step)).join('/') : undefined
}
