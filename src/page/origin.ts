import type { Path } from './walk.ts'

/**
 * Where a shown value is written: document and JSON pointer, such as "pages-data/about.json#/blocks/0/title". In development
 * the values of a page can carry it into the HTML, so that an editor finds the field of what is pressed. A build has none.
 */
export type Origin = string

/** Adds origins to values. */
export interface Carry {
  text(words: string, origin: Origin): string
  /** @param href of a picture, or of an icon with its fragment */
  address(href: string, origin: Origin): string
}

/** The origin of a value of a document. Only ASCII. */
export const originOf = (file: string, path: Path): Origin => `${file}#${pointerOf(path)}`

/** The JSON pointer of a way into a document: "/blocks/0/title". */
export const pointerOf = (path: Path): string =>
  path.map((step) => `/${encodeURIComponent(step).replaceAll('~', '~0').replaceAll('%2F', '~1')}`).join('')

/** Document and way of an origin. */
export function placeOf(origin: Origin): { file: string; path: Path } {
  const [file = '', pointer = ''] = origin.split('#')
  return { file, path: pathOf(pointer) }
}

/** The path of a JSON pointer, with indexes as numbers. */
export const pathOf = (pointer: string): Path =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step.replaceAll('~1', '%2F').replaceAll('~0', '~')))
    .map((step) => (/^(0|[1-9]\d*)$/.test(step) ? Number(step) : step))

/** Characters of the Unicode block Tags mirror ASCII, and no font draws them. The first and the last enclose an origin. */
const tags = 0xe0000
const carried = /\u{e0001}([\u{e0020}-\u{e007e}]+)\u{e007f}/gu
const query = /\?at=([^#"]*)/g

const hidden = (origin: Origin): string =>
  `\u{e0001}${[...origin].map((letter) => String.fromCodePoint(tags + letter.charCodeAt(0))).join('')}\u{e007f}`

/** Texts carry their origin as invisible characters, addresses as a query. */
export const carry: Carry = {
  text: (words, origin) => words + hidden(origin),
  address: (href, origin) => href.replace(/(?=#|$)/, `?at=${encodeURIComponent(origin)}`),
}

/** The origins that a text carries, in order. */
export const originsIn = (text: string): Origin[] =>
  [...text.matchAll(carried)].map(([, letters = '']) =>
    [...letters].map((letter) => String.fromCharCode((letter.codePointAt(0) ?? tags) - tags)).join(''),
  )

/** The origin that an address carries. */
export function originOfAddress(href: string): Origin | undefined {
  const [, origin] = [...href.matchAll(query)][0] ?? []
  return origin && decodeURIComponent(origin)
}

/** The same where words have become part of an address, such as the subject of a mail. */
const encoded = /(?:%F3%A0%8[01]%[89AB][0-9A-F])+/g

/** A text, an address or a whole page as it would be without origins. */
export const withoutOrigins = (text: string): string =>
  text.replace(carried, '').replace(query, '').replace(encoded, '')
