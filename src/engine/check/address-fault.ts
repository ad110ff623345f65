import { canonical } from './addresses.ts'
import { latin, lookAlikeIn } from './look-alikes.ts'
import { among, didYouMean, nearest, slips, surely } from './near.ts'
import type { SiteIndex } from './site-index.ts'
import { mended, type AddressFault, trackingFault, webFault } from './web-address.ts'
import { codePoint, quote } from './words.ts'

/** Says in one sentence what links can hold. */
const whatLinksHold =
  'Write a page ("/contact"), an anchor ("#team"), a document ("/documents/x.pdf"), or an address that begins with tel:, mailto: or https:.'

/**
 * What is wrong with the form of an address whose tokens are replaced; undefined if nothing is. Other rules check whether
 * pages, anchors and documents exist.
 * @param own path of the page that has the link
 */
export function addressFault(address: string, index: SiteIndex, own: string): AddressFault | undefined {
  if (address === '') return undefined
  const trimmed = address.trim()
  if (trimmed !== address) {
    const fault = trimmed === '' ? undefined : addressFault(trimmed, index, own)
    const message = `${quote(address)} begins or ends with a space.`
    return fault && !fault.better ? fault : { message, ...mended(fault?.better ?? trimmed) }
  }
  if (/\s/.test(address) && !/^(?:(?:tel|mailto):|[a-z-]+:(?!\/\/))/i.test(address))
    return faultOfSpaces(address, index, own)
  if (/^[/#]/.test(address) && !address.startsWith('//')) return faultOfPath(address, index)
  const scheme = schemeOf(address)
  if (scheme === 'https') return hereOr(ownSite(address, index) ?? webFault(address), address, index)
  if (scheme === 'mailto') return faultOfMail(address)
  if (scheme === 'tel') return faultOfPhone(address)
  return faultOfOther(address, scheme, index, own)
}

/** An address on a local machine often is this site under development: then its path is what was meant. */
function hereOr(fault: AddressFault | undefined, address: string, index: SiteIndex): AddressFault | undefined {
  if (!fault || fault.better) return fault
  const [, path = '', rest = ''] = /^\w*:?\/*[^/?#]*(\/[^?#]*)?(.*)$/s.exec(address) ?? []
  const page = canonical(path)
  return path && index.pages.has(page) ? { ...fault, ...mended(page + rest) } : fault
}

const schemeOf = (address: string): string | undefined => /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]

function faultOfSpaces(address: string, index: SiteIndex, own: string): AddressFault | undefined {
  const better = address.replace(/\s+/g, '')
  const [path, anchor] = better.split('#') as [string, string?]
  const page = index.pages.get(path || own)
  const message = `There is a space in ${quote(address)}.`
  if (page && (anchor === undefined || page.anchors?.has(anchor))) return { message, ...mended(better) }
  if (/^https:/i.test(address)) {
    const isHost = !/^https:\/\/[^/?#\s]+[/?#]/.test(address)
    if (isHost && !webFault(better)) return { message, ...mended(better) }
    return { message, suggestion: `Write "${better}", or "${address.replace(/\s/g, '%20')}".` }
  }
  if (!/^[/#]/.test(address)) return undefined
  const near = page
    ? nearest(String(anchor), among(String(anchor), page.anchors ?? new Set())).map((other) => ({
        ...other,
        name: `${path}#${other.name}`,
      }))
    : nearest(path, among(path, index.paths))
  return { message, suggestion: didYouMean(near) ?? whatLinksHold }
}

function faultOfPath(address: string, index: SiteIndex): AddressFault | undefined {
  const alike = lookAlikeIn(address)
  if (alike)
    return {
      message: `${quote(address)} is not written in Latin letters alone: ${alike.letter} is ${codePoint(alike.letter)}.`,
      ...mended(latin(address)),
    }
  const tracked = trackingFault(address)
  if (tracked) return tracked
  const route = /^\/?#!?(\/[^#]*)$/.exec(address)?.[1]
  if (route && index.pages.has(canonical(route)))
    return { message: `${quote(address)} is an anchor, not a page.`, ...mended(canonical(route)) }
  if (/^[^#]+#$/.test(address))
    return { message: 'Nothing follows the # of this address.', ...mended(address.slice(0, -1)) }
  if (/^\/(?:\?(?:page_id|p|cat|attachment_id)=\d|index\.php\b|wp-(?:content|admin|includes|login)\b)/.test(address))
    return { message: `${quote(address)} is an address of WordPress.`, suggestion: whatLinksHold }
  const shown = address.replace(/[?&](?:preview|preview_id|draft)=[^&#]*/g, '')
  if (shown !== address) return { message: `${quote(address)} is a preview.`, ...mended(shown) }
  if (address.includes('\\'))
    return { message: `${quote(address)} has a backslash.`, ...mended(address.replace(/\\+/g, '/')) }
  if (/^\/(?:pages-data|src|dist|public)\//.test(address)) {
    const page = canonical(address.replace(/^\/[^/]+/, ''))
    const message = `${quote(address)} is a file of the project, not an address of the site.`
    return index.pages.has(page) ? { message, ...mended(page) } : { message, suggestion: whatLinksHold }
  }
  const document = `/documents${address.replace(/^.*\//, '/')}`
  if (address.endsWith('.pdf') && address !== document && index.documents.has(document))
    return { message: `${quote(address)} is not in /documents.`, ...mended(document) }
  if (/^\/(?:media|assets|data|api|healthz)(?:\/|$)/.test(address) && !index.pages.has(address))
    return { message: `${quote(address)} is not a page.`, suggestion: whatLinksHold }
  return undefined
}

/** An address of this site written in full; it should begin with the path. */
function ownSite(address: string, index: SiteIndex): AddressFault | undefined {
  const siteUrl = index.tokens.get('siteUrl')
  if (!siteUrl) return undefined
  const host = (url: string): string =>
    url
      .toLowerCase()
      .replace(/^https?:\/\/(?:www\.)?/, '')
      .replace(/[/?#:].*$/s, '')
  const own = host(siteUrl)
  const other = host(address)
  if (!own || other !== own) {
    const isOfOwn =
      own.includes('.') &&
      other.endsWith(`.${own}`) &&
      /^(?:dev|test|demo|beta|qa|preview|new|old|next|draft)\d*\./.test(other)
    // Such as noidasoftworks.netlify.app.
    const hosted = /^([^.]+)\.(?:netlify|vercel|onrender|herokuapp|pages|web|github|fly)\.(?:app|com|dev|io)$/.exec(
      other,
    )?.[1]
    const name = own.replace(/\.[^.]*$/, '')
    if (!isOfOwn && !(name && hosted?.replaceAll('-', '').includes(name.replaceAll('-', '')))) return undefined
    return {
      message: `${quote(other)} is a test server of this site.`,
      suggestion: 'Link to the page itself, from its path on: "/contact".',
    }
  }
  const rest = address.replace(/^[a-z]+:\/\/[^/?#]*/i, '') || '/'
  const path = rest.replace(/[?#].*$/s, '')
  const right = path.startsWith('/documents/') ? path : canonical(path)
  const message = `${quote(address)} is a page of this site.`
  return {
    message,
    ...mended(right + rest.slice(path.length)),
    suggestion: `Write "${right + rest.slice(path.length)}".`,
  }
}

/** A mailbox with a slip put right, or one that is written so that robots do not read it: name(at)host, name @ host. */
export const mailboxMeant = (text: string): string =>
  text
    .replace(/^\s*(?:[^<>@]*<)?(?:mailto:)?|>\s*$/gi, '')
    .replace(/\s*[([{<]\s*(?:at|@)\s*[)\]}>]\s*|\s+at\s+/i, '@')
    .replace(/\s*[([{<]\s*(?:dot|\.)\s*[)\]}>]\s*|\s+dot\s+|[,;](?=\w+(?:\?|$))/gi, '.')
    .replace(/\s+/g, '')
    .replace(/\.{2,}/g, '.')
    .replace(/\.?@+\.?/g, '@')
    .replace(/^\.|[.,;]$/g, '')

const mailbox = /^[^\s@,;:<>()[\]"\\/]+@[^\s@,;:<>()[\]"\\/]+\.[a-z]{2,}$/i

function faultOfMail(address: string): AddressFault | undefined {
  const [boxes = '', query] = address.slice('mailto:'.length).split('?')
  // A message for which visitors choose the recipient.
  if (!boxes && query) return undefined
  const isSound = (box: string): boolean => mailbox.test(box) && !/\.\.|^\.|\.@|@[.-]/.test(box)
  const wrong = boxes.split(',').find((box) => !isSound(decodeURI(box.replace(/%(?![\da-f]{2})/gi, ''))))
  if (wrong === undefined)
    return query === ''
      ? { message: 'Nothing follows the ? of this address.', ...mended(`mailto:${boxes}`) }
      : undefined
  const better = mailboxMeant(wrong.replace(/^\/+|^mailto:/i, '').replace(/&(?=\w+=)/, '?'))
  const message = `${quote(wrong)} is not a mail address.`
  if (isPhone(better)) return { message, ...mended(`tel:${better}`) }
  return isSound(better.replace(/\?.*$/, '')) && boxes === wrong
    ? { message, ...mended(`mailto:${better}${query === undefined ? '' : `?${query}`}`) }
    : { message, suggestion: 'Write mailto: and a mail address, such as "mailto:{email}".' }
}

/** Only short numbers of one country have fewer than eight digits. */
const isPhone = (number: string): boolean =>
  /^[+(]?[\d\s().-]+(?:;ext=\d+)?$/.test(number) &&
  /^(?:\d{8,15}|[1-9]\d{2,6}(?!\+))$/.test(number.replace(/;.*$/, '').replace(/\D/g, '')) &&
  !/^\+\D*(?:\d\D*){1,7}$/.test(number)

function faultOfPhone(address: string): AddressFault | undefined {
  const number = address.slice('tel:'.length)
  if (isPhone(number)) return undefined
  const message = `${quote(number)} is not a phone number.`
  const better = number.replace(/^\/+|^tel:/i, '')
  if (mailbox.test(better)) return { message, ...mended(`mailto:${better}`) }
  return isPhone(better)
    ? { message, ...mended(`tel:${better}`) }
    : { message, suggestion: 'Write tel: and a number, such as "tel:{phone}".' }
}

/** Texts that are no valid address; most are close to one. */
function faultOfOther(address: string, scheme: string | undefined, index: SiteIndex, own: string): AddressFault {
  const message = `${quote(address)} is not an address that a link can have.`
  const slip = /^(mailto|tel|https)[;,.]\/*/i.exec(address)
  if (slip) {
    const better = `${slip[1]}:${address.slice(slip[0].length)}`
    return addressFault(better, index, own) ? { message, suggestion: whatLinksHold } : { message, ...mended(better) }
  }
  const page = pageMeant(address, index)
  if (page !== undefined) return { message, ...mended(page) }
  if (/^localhost\b|^(?:\d{1,3}\.){3}\d/.test(address))
    return hereOr(webFault(`https://${address}`), `https://${address}`, index) ?? { message, suggestion: whatLinksHold }
  if (mailbox.test(address))
    return { message: `${quote(address)} is a mail address without mailto:.`, ...mended(`mailto:${address}`) }
  const box = mailboxMeant(address)
  if (!address.includes('@') && mailbox.test(box))
    return { message: `${quote(address)} is not a mail address.`, ...mended(`mailto:${box}`) }
  if (isPhone(address)) return { message: `${quote(address)} is a number without tel:.`, ...mended(`tel:${address}`) }
  const web = webFault(address.replace(/^\/\//, 'https://'))
  if (web?.better) return { message: web.message, ...mended(ownSite(web.better, index)?.better ?? web.better) }
  if (web && scheme === 'http') return hereOr(web, address, index) ?? web
  const known =
    scheme &&
    ['https', 'mailto', 'tel'].find(
      (other) => slips(scheme.toLowerCase(), other) <= 2 || aliases[scheme.toLowerCase()] === other,
    )
  if (known) {
    const better = `${known}:${address.slice((scheme as string).length + 1)}`
    const still = addressFault(better, index, own)
    if (!still || still.better)
      return { message: `${quote(`${scheme}:`)} is not how an address begins.`, ...mended(still?.better ?? better) }
  }
  if (scheme) return { message: `Links cannot begin with ${quote(`${scheme}:`)}.`, suggestion: whatLinksHold }
  const plain = address.replace(/^\/\//, '')
  if (
    /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(?:[:/?#]|$)/i.test(plain) &&
    !isFile.test(plain) &&
    !webFault(`https://${plain}`)
  ) {
    const better = `https://${plain}`
    return {
      message: `${quote(address)} has no https:// before it.`,
      ...mended(ownSite(better, index)?.better ?? better),
    }
  }
  if (index.pages.get(own)?.anchors?.has(address))
    return { message: `${quote(address)} is an anchor without #.`, ...mended(`#${address}`) }
  return { message, suggestion: whatLinksHold }
}

const aliases: Record<string, string> = {
  ...{ mail: 'mailto', email: 'mailto', 'e-mail': 'mailto', http: 'https' },
  ...{ phone: 'tel', telephone: 'tel', call: 'tel', callto: 'tel' },
}

const isFile = /\.(?:html?|php|aspx?|json|md|pdf|jpe?g|png|svg|webp|docx?)(?:[?#]|$)/i

/** The page that was meant by a relative address, a file or a name: ./contact, ../contact, about.html, contact. */
function pageMeant(address: string, index: SiteIndex): string | undefined {
  const match =
    /^(?:\.{0,2}[/\\]+)*(?:(?:pages-data|dist|src|public)[/\\]+)?([a-z0-9][\w/-]*(?:\.(?:html?|php|aspx?|json|md))?)([?#].*)?$/i.exec(
      address,
    )
  if (!match) return undefined
  const [, name = '', rest = ''] = match
  const path = `/${name}`.replace(/\.(?:php|aspx?|md)$/i, '')
  const right = canonical(path)
  if (index.pages.has(right)) return right + rest
  const looksLikePage = /^\.|[/\\]|\.(?:html?|php|aspx?|json)/i.test(address)
  const near = surely(nearest(right, among(right, index.paths)))
  return near !== undefined && (looksLikePage || !address.includes('.')) ? near + rest : undefined
}
