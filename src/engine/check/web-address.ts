import type { Finding } from './rule.ts'
import { quote } from './words.ts'

/** What is wrong with an address, and the address that was certainly meant, if there is one. */
export type AddressFault = Pick<Finding, 'message' | 'suggestion'> & { better?: string }

/** What is wrong with an address that begins with https:, or was meant to; undefined if nothing is. */
export function webFault(address: string): AddressFault | undefined {
  const repaired = repairedScheme(address)
  if (repaired !== address) {
    const rest = webFault(repaired)
    // A host that nobody can reach is the mistake, whatever stands before it.
    if (rest && !rest.better) return rest
    return {
      ...mended(rest?.better ?? repaired),
      message: `${quote(address)} does not begin with https://.`,
    }
  }
  const [, host = '', rest = ''] = /^https:\/\/([^/?#]*)(.*)$/s.exec(address) ?? []
  if (/^https?[:/]/.test(host) || /^https?\/\//.test(host))
    return { ...mended(address.slice('https://'.length)), message: 'https:// is written twice.' }
  if (/^www\.[\w-]+\./.test(address))
    return { ...mended(`https://${address}`), message: `${quote(address)} has no https:// before it.` }
  if (host === '')
    return { message: `${quote(address)} has no host name.`, suggestion: 'Write the whole address: https://…' }
  if (host.includes('@'))
    return {
      message: `${quote(address)} has a name or a password before @.`,
      suggestion: 'Write the address without it; a mailbox begins with mailto:.',
    }
  const wrapped = wrappedIn(address, host)
  if (wrapped) return { ...mended(wrapped), message: `${quote(host)} only redirects to the address that is meant.` }
  const tracked = trackingFault(address)
  if (tracked) return tracked
  const name = host.replace(/:\d+$/, '')
  if (isPrivate(name))
    return {
      message: `${quote(host)} is a local or a test server, which visitors cannot reach.`,
      suggestion: 'Write the public address.',
    }
  if (/^(?:www\.)?(?:example\.(?:com|net)|your-?(?:site|domain|company|website)\.\w+)$/i.test(name))
    return {
      message: `${quote(name)} stands for an address in examples.`,
      suggestion: 'Write the address that is meant.',
    }
  if (isOfColleagues(host + rest))
    return {
      message: `${quote(host)} shows this only to colleagues.`,
      suggestion: 'Write the address of something that every visitor can open.',
    }
  const example =
    /^\/(?:company\/|in\/|@)?(your-?(?:profile|company|page|name|channel|handle)|(?:user|company)name)\/?$/i.exec(
      rest,
    )?.[1]
  if (example)
    return {
      message: `${quote(example)} stands for a name in examples.`,
      suggestion: 'Write the address of the profile that is meant.',
    }
  const tidy = name
    .replace(/\s+/g, '')
    .replace(/[,;]/g, '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.|[.)]$/g, '')
  if (tidy !== name && isHost(tidy))
    return { ...mended(`https://${tidy}${rest}`), message: `${quote(name)} is not the name of a host.` }
  if (!isHost(name))
    return {
      message: `${quote(name)} is not the name of a host.`,
      suggestion: 'Write it with its ending, without spaces: https://www.openstreetmap.org',
    }
  const typo = endings[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
  if (typo) {
    const better = `https://${name.slice(0, name.lastIndexOf('.'))}.${typo}${rest}`
    return { ...mended(better), message: `No host ends with ${quote(name.slice(name.lastIndexOf('.')))}.` }
  }
  // Wikipedia ends the names of its articles as they are: /wiki/Apple_Inc.
  const end = (/\.wikipedia\.org$/i.test(name) ? /[,;:<>"'“”’]+$/ : /[.,;:!<>"'“”’]+$/).exec(rest)
  if (end)
    return {
      ...mended(address.slice(0, -end[0].length)),
      message: `${quote(end[0])} at the end does not belong to the address.`,
    }
  return undefined
}

/** What programs add to addresses to see who follows them. */
const tracking =
  /[?&](?:utm_\w+|fbclid|gclid|dclid|msclkid|yclid|ttclid|twclid|igshid|igsh|mibextid|mc_[ce]id|_hsenc|_hsmi|ref_src|trk|si(?==[\w-]{6,}(?:&|#|$)))=[^&#]*/g

/** The fault of an address that contains such additions. */
export function trackingFault(address: string): AddressFault | undefined {
  const clean = address.replace(tracking, '').replace(/^([^?&#]*)&/, '$1?')
  if (clean === address) return undefined
  const message = `${quote(address)} contains what programs add to see who follows a link.`
  return { ...mended(clean), message }
}

/** Programs wrap addresses to see who follows them; the address itself is a parameter. */
function wrappedIn(address: string, host: string): string | undefined {
  if (
    !/(?:^|\.)(?:google|outlook|facebook|instagram|linkedin|youtube|bing|duckduckgo|slack-redir|urldefense)\./i.test(
      host,
    )
  )
    return undefined
  const { searchParams } = new URL(address)
  return [...searchParams.values()].find((value) => /^https?:\/\/[^/?#]+\.[a-z]/i.test(value))
}

/** An address put right, and the words that offer it. */
export const mended = (better: string): { suggestion: string; better: string } => ({
  suggestion: `Did you mean "${better}"?`,
  better,
})

/** Slips of the scheme put right: https:/x, https//x, htps://x, hhttps://x, http://x, https:\\x, HTTPS://x. */
function repairedScheme(address: string): string {
  if (/^https:\/\/[^/]/.test(address)) return address
  const match = /^(?:h+t+p*s*|ht+s?p+s?|t+ps?|https?)\s*(?:[:;.,]\s*[/\\]*|[/\\]{1,3})\s*/i.exec(address)
  return match && address.length > match[0].length
    ? `https://${address.slice(match[0].length).replaceAll('\\', '/')}`
    : address
}

/** Endings with a slip. */
const endings: Record<string, string> = {
  ...{ con: 'com', cmo: 'com', ocm: 'com', comm: 'com', vom: 'com', xom: 'com' },
  ...{ ogr: 'org', rog: 'org', nte: 'net', ent: 'net' },
}

/** Whether a text is a host name with a top-level domain, or an IPv4 address. */
function isHost(name: string): boolean {
  if (/^\d{1,3}(\.\d{1,3}){3}$/.test(name)) return true
  const labels = name.split('.')
  const isLabel = (label: string): boolean => /^[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?$/u.test(label)
  return labels.length > 1 && labels.every(isLabel) && /^(?:\p{L}{2,}|xn--[a-z0-9-]+)$/u.test(labels.at(-1) as string)
}

/** Pages that only colleagues can open: documents being edited, chats, mail, and pages to log in. */
const isOfColleagues = (address: string): boolean =>
  /^docs\.google\.com\/(?:document|spreadsheets|presentation)\/(?:u\/\d+\/)?d\/[\w-]+\/edit|^[\w-]+-my\.sharepoint\.com\/|^[\w-]+\.slack\.com\/archives\/|^[\w-]+\.atlassian\.net\/(?:browse|wiki|jira)\/|^(?:app\.asana\.com|mail\.google\.com|outlook\.(?:office|live)\.com|teams\.microsoft\.com)\/|^(?:[\w-]+\.)*(?:facebook|instagram|linkedin|twitter|x|youtube)\.com\/(?:accounts\/)?(?:log-?in|sign-?(?:in|up))(?:[/?]|$)|^(?:[\w-]+\.)*linkedin\.com\/company\/[^/]+\/admin(?:\/|$)|^[\w-]+\.sharepoint\.com\/:/i.test(
    address,
  )

/** Hosts that visitors cannot reach: local machines, tunnels to them, and staging servers. */
function isPrivate(host: string): boolean {
  const name = host.toLowerCase()
  return (
    /^(?:localhost|.*\.(?:localhost|local|internal|intranet|lan|test|invalid|corp|home))$/.test(name) ||
    /^(?:127|10|0)\.\d+\.\d+\.\d+$|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\.|^\[/.test(name) ||
    /(?:^|[.-])(?:staging|stage|stg|preprod|pre-prod|uat)(?:\d*[.-]|\.)/.test(name) ||
    /(?:^|\.)(?:ngrok(?:-free)?\.(?:io|app|dev)|trycloudflare\.com|loca\.lt|localtunnel\.me|serveo\.net)$/.test(name) ||
    /(?:^deploy-preview-\d+|-git-[\w-]+)--?.*\.(?:netlify\.app|vercel\.app)$|-git-.*\.vercel\.app$/.test(name)
  )
}
