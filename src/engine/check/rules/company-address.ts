import { hasIcon } from '../../content/icons.ts'
import { valueAt } from '../../content/value-at.ts'
import { nearest, surely } from '../near.ts'
import type { DocumentRule } from '../rule.ts'
import { quote } from '../words.ts'

const parts = ['street', 'locality', 'postalCode']

/** Networks by the name of their host. */
const networks: Record<string, string> = {
  ...{ facebook: 'facebook', github: 'github', instagram: 'instagram', linkedin: 'linkedin', pinterest: 'pinterest' },
  ...{ tiktok: 'tiktok', x: 'x', xing: 'xing', youtube: 'youtube' },
  ...{ twitter: 'x', youtu: 'youtube', fb: 'facebook', lnkd: 'linkedin' },
}

/** company.json has the address twice: as one line for readers, and in parts for search engines. */
export const companyAddress: DocumentRule = {
  meta: {
    name: 'company-address',
    description: "The parts of the company's address are those of its line, and profiles are of the network they name.",
    severity: 'error',
  },

  checkDocument(doc, { site, index, report }) {
    if (doc !== site.company) return
    const company = doc.data as Record<string, unknown>
    const { social } = company
    // If the line has a mistake of its own, only that is reported.
    const address = index.wrongTokens.has('address') ? undefined : company.address
    for (const name of parts) {
      const part = company[name]
      if (
        typeof address !== 'string' ||
        typeof part !== 'string' ||
        part.trim() === '' ||
        address.includes(part) ||
        index.wrongTokens.has(name)
      )
        continue
      // A line may leave the postal code out, but not have another.
      if (name === 'postalCode' && !new RegExp(String.raw`\b\d{${part.length}}\b`).test(address)) continue
      report([name], {
        message: `"address" does not hold ${quote(part)}, the company's "${name}".`,
        suggestion: 'Write the same place in both.',
      })
      // After a move all of them are outdated: one report is enough.
      break
    }
    const known = ['street', 'locality', 'region'].filter((name) => typeof company[name] === 'string' && company[name])
    const at = (name = '') => (typeof address === 'string' ? address.indexOf(String(company[name])) : -1)
    const early = known.find(
      (name, index) => at(name) >= 0 && at(known[index + 1]) >= 0 && at(name) > at(known[index + 1]),
    )
    if (early) {
      const [one, other] = [early, known[known.indexOf(early) + 1]] as [string, string]
      report([one], {
        message: `In "address", ${quote(String(company[other]))} comes before ${quote(String(company[one]))}.`,
        suggestion: `Exchange "${one}" and "${other}".`,
      })
    }
    // A line may leave out region and country, but not write them differently.
    for (const name of ['region', 'country']) {
      const part = company[name]
      if (typeof address !== 'string' || typeof part !== 'string' || !part.trim() || address.includes(part)) continue
      const words = address.split(/[\s,]*(?:\d+|,)[\s,]*/).filter(Boolean)
      const meant = surely(nearest(part, words))
      if (meant)
        report([name], {
          message: `"address" says ${quote(meant)}, not ${quote(part)}.`,
          suggestion: `Did you mean "${meant}"?`,
        })
    }
    if (!Array.isArray(social)) return
    for (const [index, entry] of social.entries()) {
      const [label, to, icon] = ['label', 'to', 'icon'].map((name) => valueAt(entry, [name]))
      const host = /^https:\/\/(?:[\w-]+\.)*([\w-]+)\.\w+(?:\/|$)/.exec(String(to))?.[1]
      const network = host && (networks[host] ?? host)
      if (typeof label === 'string' && network && label.toLowerCase() !== network && icon === `${network}-logo`) {
        const path = ['social', index, 'label']
        const message = `${quote(label)} is not the name of the network that icon and address are of, ${network}.`
        report(path, { message, suggestion: `Write the name of ${network}.` })
        continue
      }
      const right =
        typeof label === 'string' && Object.hasOwn(networks, label.toLowerCase()) && `${label.toLowerCase()}-logo`
      if (right && typeof icon === 'string' && icon !== right && hasIcon(`${icon}-fill`))
        report(['social', index, 'icon'], {
          message: `"${icon}" is not the icon of ${label}.`,
          suggestion: `Write "${right}".`,
          replacement: right,
        })
      if (typeof to === 'string' && /^https:\/\/[^/]+\/?$/.test(to))
        report(['social', index, 'to'], {
          message: `${quote(to)} is a network, not the company on it.`,
          suggestion: 'Write the address of the profile.',
        })
      if (typeof label !== 'string' || !network) continue
      if (network === label.toLowerCase() || !Object.values(networks).includes(label.toLowerCase())) continue
      report(['social', index, 'to'], {
        message: `${quote(String(to))} is not a profile on ${label}.`,
        suggestion: `Write the address of the profile on ${label}.`,
      })
    }
  },
}
