import { byRarestWord, grouped } from '../grouped.ts'
import { oncePer } from '../once-per.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

/** Wherever somebody is named with a role, it is the one that the page about the team gives. */
export const otherRole: DocumentRule = {
  meta: {
    name: 'other-role',
    description: 'Nobody of the team is called by what somebody else of it does.',
    severity: 'warning',
  },

  checkDocument(doc, { index, facts, report }) {
    if (!index.roles.size) return
    const { byWord, byRole } = teamOf(index.roles)
    for (const mention of facts(doc).words) {
      const { value } = mention
      for (const name of ['', ...wordsOf(value)].flatMap((word) => byWord.get(word) ?? [])) {
        const at = value.indexOf(name)
        if (at < 0) continue
        const role = index.roles.get(name) as string
        const behind = /^,? (?:our|the|is our|is the) (.{3,60})/.exec(value.slice(at + name.length, at + 90))?.[1]
        const before = value.slice(Math.max(0, at - 60), at).replace(/,? $/, '')
        if (!behind && !before) continue
        const isOwn = behind?.startsWith(role) || before.endsWith(role)
        const other = [...byRole.keys()].find(
          (one) => one !== role && (behind?.startsWith(one) || before.endsWith(` ${one}`)),
        )
        if (isOwn || !other) continue
        const start = behind?.startsWith(other) ? value.indexOf(other, at) : value.lastIndexOf(other, at)
        report(
          { ...mention, span: [start, start + other.length] },
          {
            message: `${name} is ${quote(role)}, not ${quote(other)}.`,
            suggestion: `Write "${role}", or name ${byRole.get(other)?.slice(0, 12).join(' or ')}.`,
          },
        )
        break
      }
    }
  },
}

/** The words that names consist of. */
const wordsOf = (text: string): string[] => text.match(/\p{Lu}[\p{L}\d]*/gu) ?? []

/** The people of the team by the rarest word of their name, and by what they do. */
const teamOf = oncePer((roles: ReadonlyMap<string, string>) => ({
  byWord: byRarestWord(roles.keys(), wordsOf),
  byRole: grouped(roles.keys(), (name) => [roles.get(name) as string]),
}))
