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
    for (const mention of facts(doc).words) {
      const { value } = mention
      for (const [name, role] of index.roles) {
        const at = value.indexOf(name)
        if (at < 0) continue
        const behind = /^,? (?:our|the|is our|is the) (.{3,60})/.exec(value.slice(at + name.length, at + 90))?.[1]
        const before = value.slice(Math.max(0, at - 60), at).replace(/,? $/, '')
        const isOwn = behind?.startsWith(role) || before.endsWith(role)
        const others = [...index.roles.values()]
        const other = others.find((one) => one !== role && (behind?.startsWith(one) || before.endsWith(` ${one}`)))
        if (isOwn || !other) continue
        const start = behind?.startsWith(other) ? value.indexOf(other, at) : value.lastIndexOf(other, at)
        const right = [...index.roles].filter(([, one]) => one === other).map(([who]) => who)
        report(
          { ...mention, span: [start, start + other.length] },
          {
            message: `${name} is ${quote(role)}, not ${quote(other)}.`,
            suggestion: `Write "${role}", or name ${right.join(' or ')}.`,
          },
        )
        break
      }
    }
  },
}
