import { pathOfName } from '../../../page/routes.ts'
import { replaceTokens, tokenPattern } from '../../../page/tokens.ts'
import { nameOf, siteKind } from '../../content/load.ts'
import { listAt, valueAt } from '../../content/value-at.ts'
import { addressFault, mailboxMeant } from '../address-fault.ts'
import { besideThatFits, exchange } from '../exchange.ts'
import type { DocumentRule } from '../rule.ts'
import { type Anchors, holdsWrongToken, isTooLongPhone, mailTokens, type SiteIndex } from '../site-index.ts'
import { type AddressFault, webFault } from '../web-address.ts'
import { quote } from '../words.ts'

/** A token alone is an address only if its value is one. */
function bareToken(written: string, value: string): AddressFault | undefined {
  if (!/^\{\w+\}$/.test(written) || /^(?:https:|tel:|mailto:|[/#])/.test(value)) return undefined
  const message = `${written} is ${quote(value)}, which is no address by itself.`
  const scheme = /^\S+@\S+$/.test(value) ? 'mailto:' : /^[+(]?\d[\d\s().-]+$/.test(value) ? 'tel:' : undefined
  return scheme
    ? { message, suggestion: `Write "${scheme}${written}".`, better: scheme + value }
    : { message, suggestion: 'Write a token that holds an address, such as "{mapUrl}", or the address of a page.' }
}

/** Words about an address as it was written: with its tokens. */
const withTokens = (text: string, written: string, { tokens }: SiteIndex): string =>
  [...written.matchAll(tokenPattern)].reduce(
    (rest, [token, name = '']) => rest.replaceAll(tokens.get(name) ?? token, token),
    text,
  )

/** A mailbox with a slip, and a number that is too long. */
function contactFault(value: string, siteUrl = ''): AddressFault | undefined {
  const trimmed = value.trim()
  if (trimmed !== value && trimmed)
    return {
      message: `${quote(value)} begins or ends with a space.`,
      suggestion: `Write "${trimmed}".`,
      better: trimmed,
    }
  if (isTooLongPhone(value))
    return { message: `${quote(value)} has more digits than any phone number.`, suggestion: 'Write at most 15 digits.' }
  const host = siteUrl.replace(/^https:\/\/(?:www\.)?/, '')
  // The host of the company is known: "hello.company.example" and "hello@company" lack a sign or an ending.
  const [, box] =
    new RegExp(String.raw`^([\w+-]+)[^\w\s](?:www\.)?${host.replace(/(\.[^.]*)$/, '(?:$1)?')}$`, 'i').exec(value) ?? []
  const better = host && box ? `${box}@${host}` : mailboxMeant(value)
  return better !== value && /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(better)
    ? { message: `${quote(value)} is not a mail address.`, suggestion: `Did you mean "${better}"?`, better }
    : undefined
}

/** A mailbox as it is written so that robots do not read it. */
const speltMailbox =
  /(?<![\w.+-])[\w.+-]{1,64} ?[([{<] ?at ?[)\]}>] ?[\w-]{1,63}(?:(?:\.| ?[([{<] ?(?:dot|\.) ?[)\]}>] ?)[\w-]{1,63}){1,4}/i

/** Browsers guess what invalid addresses mean, and what works on one machine does not work on another. */
export const wrongAddress: DocumentRule = {
  meta: {
    name: 'wrong-address',
    description: 'Addresses are whole, public, and of a kind that links can have.',
    severity: 'error',
  },

  checkDocument(doc, { index, contracts, facts, report }) {
    const dialogs = (contracts.defs.dialogName?.enum ?? []) as string[]
    const dialogFault = (address: string, anchors: Anchors): AddressFault | undefined => {
      const name = /^[/#]?([a-z]+)$/.exec(address)?.[1]
      if (!name || !dialogs.includes(name) || index.pages.has(`/${name}`) || anchors?.has(name)) return undefined
      return {
        message: `${quote(name)} is a dialog, which has no address.`,
        suggestion: `Write "dialog": "${name}" in place of "to".`,
      }
    }
    const { links, contacts, words } = facts(doc)
    const own = siteKind(doc.file) === 'page' ? pathOfName(nameOf(doc)) : '/'
    for (const mention of links) {
      // The value of a token is checked where it is defined.
      if (holdsWrongToken(mention.value, index)) continue
      const address = replaceTokens(mention.value, index.tokens)
      const fault =
        bareToken(mention.value, address) ??
        dialogFault(address, index.pages.get(own)?.anchors) ??
        addressFault(address, index, own)
      // A token that brings spaces breaks the link in a text, which another rule reports.
      if (!fault || (mention.span && !fault.better && /\s/.test(address))) continue
      const inTokens = (text: string) => withTokens(text, mention.value, index)
      const isAddress = (text: string): boolean =>
        /^(?:https:|tel:|mailto:|[/#])/.test(text) && !addressFault(replaceTokens(text, index.tokens), index, own)
      const other = mention.span ? undefined : besideThatFits(mention, isAddress)
      if (other) {
        report(mention, exchange(String(mention.path.at(-1)), other))
        continue
      }
      // A number and a mailbox are in each other's place: either the kind of the address is wrong, or what follows it.
      const [, kind, rest] = /^(tel|mailto):(\{\w+\})$/.exec(mention.value) ?? []
      if (kind && fault.better) {
        const token = [...index.contacts].find(([, value]) => value.includes('@') === (kind === 'mailto'))?.[0]
        const suggestion = `Write "${kind}:{${token}}", or "${kind === 'tel' ? 'mailto' : 'tel'}:${rest}".`
        report(mention, { message: inTokens(fault.message), suggestion })
        continue
      }
      report(mention, {
        message: inTokens(fault.message),
        suggestion: inTokens(fault.suggestion),
        replacement: fault.better && inTokens(fault.better),
      })
    }
    for (const [at, item] of listAt(doc.data, ['items']).entries()) {
      const written = valueAt(item, ['mailUs'])
      const value =
        typeof written === 'string' && !holdsWrongToken(written, index) && replaceTokens(written, index.tokens)
      if (value && value !== written && !value.includes('@'))
        report(['items', at, 'mailUs'], {
          message: `${written} is ${quote(value)}, which is no mailbox.`,
          suggestion: `Write ${mailTokens(index)}.`,
        })
    }
    for (const mention of words) {
      // Most texts have no such sign, which is found much faster.
      const spelt = /[([{<] ?at\b/i.test(mention.value) && speltMailbox.exec(mention.value)
      if (!spelt) continue
      const [written] = spelt
      const better = mailboxMeant(written)
      const token = [...index.contacts].find(([, value]) => value === better)?.[0]
      const right = token ? `{${token}}` : better
      report(
        { ...mention, span: [spelt.index, spelt.index + written.length] },
        { message: `${quote(written)} is not a mail address.`, suggestion: `Write ${right}.`, replacement: right },
      )
    }
    if (!contacts.length) return
    const reported = new Set(links.map(({ path }) => path.join('/')))
    for (const mention of contacts) {
      if (reported.has(mention.path.join('/'))) continue
      const isSpaced = mention.value.trim() !== mention.value
      const isWeb = !isSpaced && /^\s*(?:h\w*[:;/]|www\.)/i.test(mention.value)
      const fault = isWeb ? webFault(mention.value) : contactFault(mention.value, index.tokens.get('siteUrl'))
      if (fault) report(mention, { message: fault.message, suggestion: fault.suggestion, replacement: fault.better })
    }
  },
}
