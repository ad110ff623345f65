import type { Path } from '../../content/load.ts'
import { shortened, starters } from '../english.ts'
import type { Words } from '../facts.ts'
import type { DocumentRule, Finding } from '../rule.ts'
import { capital } from '../words.ts'

/** One of several paragraphs that lacks its full stop is unfinished, or was cut off when it was copied. */
export const finalStop: DocumentRule = {
  meta: {
    name: 'final-stop',
    description: 'Sentences begin with a capital and end with a stop; the lines of a list end alike.',
    severity: 'warning',
  },

  checkDocument(doc, { facts, report }) {
    const groups = new Map<unknown, Words[]>()
    const say = (mention: Words, start: number, end: number, finding: Finding) =>
      report({ ...mention, span: [start, end] }, finding)
    for (const mention of facts(doc).words) {
      if (mention.path.at(-1) === 'alt' || !mention.value) continue
      const key = listOf(mention.path) ?? mention
      const group = groups.get(key)
      if (group) group.push(mention)
      else groups.set(key, [mention])
    }
    for (const group of groups.values()) {
      const [small, ...more] = group.filter(({ value }) => /^[a-z]/.test(value))
      const start = small && !more.length && group.length !== 2 ? beginning.exec(small.value)?.[0] : undefined
      if (small && start) {
        const replacement = capital(start)
        say(small, 0, start.length, {
          message: 'A sentence begins with a capital.',
          suggestion: `Write "${replacement}".`,
          replacement,
        })
      }
      const [marked, ...others] =
        group.length > 2 ? group.filter(({ value }) => !/[\p{L}\p{N})”"+#]/u.test(value.slice(-1))) : []
      const end = marked?.value.length ?? 0
      if (marked && !others.length && /\p{L}[;:]/u.test(marked.value.slice(-2)))
        say(marked, end - 1, end, {
          message: 'This line ends with a sign, unlike those beside it.',
          suggestion: 'Remove it.',
          replacement: '',
        })
      const texts = group.filter(({ path }) => !titles.has(path.at(-1)))
      const open = texts.filter(({ value }) => !value.endsWith('.') && !/[.!?:…][”"’')\]*]*$/.test(value))
      for (const mention of open) {
        const { value } = mention
        const isAlone =
          open.length === 1 &&
          texts.length > (mention.path.at(-2) === 'paragraphs' ? 1 : 3) &&
          value.split(' ').length > 4
        // A text with an emoji may leave out the full stop.
        if (
          /[\p{L}\d]/u.test(value.slice(-1)) &&
          (isAlone || (mention.marks && unended.test(value))) &&
          !/\p{Emoji_Presentation}/u.test(value)
        )
          say(mention, value.length - 1, value.length, {
            message: isAlone
              ? 'This text ends without a stop, unlike those beside it.'
              : 'The last sentence ends without a stop.',
            suggestion: 'Write its end, or a full stop.',
          })
      }
    }
  },
}

/** Properties whose words are not sentences. */
const titles = new Set<unknown>(['title', 'heading', 'label'])

/** A whole sentence without its capital. */
const beginning = new RegExp(String.raw`^(?:${starters})(?= \p{Ll}.{40,}[.!?]$)`, 'su')

/** A sentence, followed by one without a full stop. */
const unended = new RegExp(
  String.raw`\p{Ll}{2}(?<!\b(?:${shortened}|al|cf|etc|vs|Corp|Dept|Govt|Prof|Sect|\p{Lu}\p{Ll}{1,2}))[.!?] \p{Lu}[^.!?]{14,}[\p{L}\d]$`,
  'u',
)

/** What a text has in common with those beside it: its path, without its place in the list. */
function listOf(path: Path): string | undefined {
  const at = path.findLastIndex((step) => typeof step === 'number')
  return at > 1 || path[0] === 'items' || path.length - at === 1
    ? path.map((step, index) => (index === at ? '*' : step)).join('/')
    : undefined
}
