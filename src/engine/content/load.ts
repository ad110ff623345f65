import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Node, parseTree } from 'jsonc-parser'
import type { Path, Size } from '../../page/walk.ts'
import { hashOfContent } from './hash.ts'
import type { Positioned } from './position.ts'
import type { Problem } from './problem.ts'
import { parseDocument } from './syntax.ts'

export { rangeOf } from './position.ts'
export type { Path }

/** A JSON document as read. It has `data` only if it could be parsed; otherwise `problems` say why not. */
export interface SourceDocument extends Positioned {
  /** Path relative to the site's root, with forward slashes. */
  file: string
  text: string
  /** A hash of its file, if it was read from one. */
  hash?: string
  /** The syntax tree with positions, parsed on first use. */
  tree?: Node
  /** The parsed object; nothing is known of what it holds. */
  data?: unknown
  problems: Problem[]
}

/** Everything the site says, as read from `pages-data`. */
export interface SiteSources {
  root: string
  /** pages-data/*.json, by name. */
  pages: SourceDocument[]
  company: SourceDocument
  navigation: SourceDocument
  /** pages-data/site/*.json by name, apart from company, navigation and redirects. */
  collections: Map<string, SourceDocument>
  /** pages-data/documents/*.json: each becomes /documents/<name>.pdf. */
  policies: SourceDocument[]
  /** Files below pages-data/media, relative to it, without cuts for phones: data names the whole picture. */
  media: Set<string>
  /** The first bytes of pictures by name, one character for each byte; also of cuts for phones. */
  beginnings: Map<string, string>
  /** The size of pictures in px by name, also of cuts for phones; without those whose beginning does not say it. */
  sizes: Map<string, Size>
  /** pages-data/site/redirects.json, if it exists. */
  redirects?: SourceDocument
  /** Files of pages-data that nothing reads, relative to the root. */
  strays: string[]
}

/** A document of this text, parsed on first use. Whatever is wrong with the text becomes its one problem. */
export function documentFrom(file: string, text: string, hash?: string): SourceDocument {
  let read: ReturnType<typeof parseDocument> | undefined
  let tree: Node | undefined
  const parsed = () => {
    read ??= parseDocument(file, text)
    return read
  }
  return {
    file,
    text,
    hash,
    get problems() {
      const read = parsed()
      return 'problem' in read ? [read.problem] : []
    },
    get data() {
      const read = parsed()
      return 'data' in read ? read.data : undefined
    },
    get tree() {
      tree ??= 'data' in parsed() ? parseTree(text) : undefined
      return tree
    },
  }
}

/** Parses the content of a file: bytes that are not UTF-8 become its one problem. */
export function documentFromBytes(file: string, bytes: Uint8Array): SourceDocument {
  try {
    return documentFrom(file, decode(bytes), hashOfContent(bytes))
  } catch (error) {
    return { file, text: '', problems: [unreadable(file, error)] }
  }
}

/**
 * Reads one document.
 * @param root folder of the site
 * @param file path relative to the root
 */
export function readDocument(root: string, file: string): SourceDocument {
  try {
    return documentFromBytes(file, readFileSync(plainFile(join(root, file))))
  } catch (error) {
    return { file, text: '', problems: [unreadable(file, error)] }
  }
}

/** The same path, unless a pipe or a device is there, which would be read for ever. */
function plainFile(path: string): string {
  const found = statSync(path)
  if (found.isFile() || found.isDirectory()) return path
  throw Object.assign(new Error('not a plain file'), { code: 'not a plain file' })
}

class NotText extends Error {
  constructor(readonly before: string) {
    super('not UTF-8')
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Uint8Array): string {
  // In UTF-16, every other byte of JSON is 0, which UTF-8 allows.
  if (bytes.subarray(0, 2).includes(0)) throw new NotText('')
  try {
    return utf8.decode(bytes)
  } catch {
    const lenient = new TextDecoder('utf-8').decode(bytes)
    throw new NotText(lenient.slice(0, lenient.indexOf('\uFFFD')))
  }
}

function unreadable(file: string, error: unknown): Problem {
  if (error instanceof NotText) {
    const lines = error.before.split('\n')
    const line = lines.length
    const column = (lines.at(-1)?.length ?? 0) + 1
    return {
      ...{ file, line, column, endLine: line, endColumn: column + 1, rule: 'readable', severity: 'error' },
      message: 'The file is not UTF-8 text: a character here cannot be read.',
      suggestion: 'Save it again with the encoding UTF-8.',
    }
  }
  const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
  return {
    ...{ file, line: 1, column: 1, endLine: 1, endColumn: 1, rule: 'readable', severity: 'error' },
    message: missing ? 'The file is missing.' : `The file cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    suggestion: missing ? 'Write it, or restore it from the history.' : 'Make it a plain file that may be read.',
  }
}

function filesIn(folder: string, below = ''): string[] {
  try {
    return readdirSync(join(folder, below), { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => {
        if (entry.name.startsWith('.')) return []
        const name = below ? `${below}/${entry.name}` : entry.name
        return entry.isDirectory() ? filesIn(folder, name) : [name]
      })
  } catch {
    // A folder that does not exist holds nothing. The checker reports what must exist.
    return []
  }
}

/** The file that phones get instead of a picture, if there is one: `desk.phone.jpg` for `desk.jpg`. */
export const cutOf = (picture: string): string => picture.replace(/(?=\.\w+$)/, '.phone')

/** Whether a file of pages-data/media is a picture. The others say where pictures come from. */
export const isPicture = (name: string): boolean => /\.(?:jpg|png|svg)$/.test(name)

/** The pictures that documents may show: not those of the brand, which the engine's code names itself. */
export const picturesOf = ({ media }: SiteSources): string[] =>
  [...media].filter((name) => isPicture(name) && !name.startsWith('brand/'))

/** Adds a file of pages-data/media, or updates it. The cut of a picture for phones is not a picture of its own. */
export function addPicture(site: SiteSources, name: string): void {
  if (!/\.phone\.\w+$/.test(name)) site.media.add(name)
  if (!isPicture(name)) return
  try {
    const file = openSync(plainFile(join(site.root, 'pages-data/media', name)), 'r')
    const count = readSync(file, start, 0, start.length, 0)
    const size = name.endsWith('.jpg') ? sizeOfPhotograph(file, count) : sizeIn(start.toString('latin1', 0, count))
    closeSync(file)
    site.beginnings.set(name, start.toString('latin1', 0, Math.min(count, 64)).replace(/^\xef\xbb\xbf/, ''))
    if (size) site.sizes.set(name, size)
    else site.sizes.delete(name)
  } catch {
    site.beginnings.set(name, '')
    site.sizes.delete(name)
  }
}

/** The first bytes of the picture that is read. */
const start = Buffer.alloc(512)

/** The size of a drawing, or of a PNG, as its beginning says it. */
function sizeIn(beginning: string): Size | undefined {
  if (beginning.startsWith('\x89PNG') && beginning.length > 24) return [start.readUInt32BE(16), start.readUInt32BE(20)]
  const [tag = ''] = /<svg\b[^>]*>/.exec(beginning) ?? []
  const width = /\swidth="(\d+(?:\.\d+)?)(?:px)?"/.exec(tag)?.[1]
  const height = /\sheight="(\d+(?:\.\d+)?)(?:px)?"/.exec(tag)?.[1]
  const [, w, h] =
    width && height ? ['', width, height] : (/\sviewBox="\S+\s\S+\s(\d+(?:\.\d+)?)\s(\d+(?:\.\d+)?)"/.exec(tag) ?? [])
  return w && h ? [Math.round(Number(w)), Math.round(Number(h))] : undefined
}

/** The size of a JPEG, which stands in one of its first segments; those before may hold much about the camera. */
function sizeOfPhotograph(file: number, count: number): Size | undefined {
  const segment = Buffer.alloc(9)
  let at = 2
  for (;;) {
    const isRead = at + 9 <= count
    if (isRead) start.copy(segment, 0, at, at + 9)
    else if (readSync(file, segment, 0, 9, at) < 9) return undefined
    if (segment[0] !== 0xff) return undefined
    const [, kind = 0] = segment
    if (kind >= 0xc0 && kind <= 0xc2) return [segment.readUInt16BE(7), segment.readUInt16BE(5)]
    // Any number of these bytes may stand before a segment.
    at += kind === 0xff ? 1 : 2 + segment.readUInt16BE(2)
  }
}

/** Takes a file of pages-data/media out of a site. */
export function dropPicture(site: SiteSources, name: string): void {
  site.media.delete(name)
  site.beginnings.delete(name)
  site.sizes.delete(name)
}

/** Which part of the site a file of pages-data is; undefined if nothing reads it. */
export function partOf(name: string): 'page' | 'site' | 'policy' | 'media' | undefined {
  if (name.startsWith('media/')) return 'media'
  if (/^[^/]+\.json$/.test(name)) return 'page'
  if (/^site\/[^/]+\.json$/.test(name)) return 'site'
  return /^documents\/[^/]+\.json$/.test(name) ? 'policy' : undefined
}

/** The same for a path relative to the root: "pages-data/site/company.json" is "site". */
export const siteKind = (file: string): ReturnType<typeof partOf> => partOf(file.replace(/^pages-data\//, ''))

/** The file name of a document without folder and ending: "api-integration". */
export function nameOf(doc: { file: string }): string {
  return doc.file.slice(doc.file.lastIndexOf('/') + 1).replace(/\.json$/, '')
}

/**
 * Reads the whole site. Never throws for bad content.
 * @param root folder that holds `pages-data`
 */
export function loadSite(root: string): SiteSources {
  const site: SiteSources = {
    root,
    pages: [],
    company: readDocument(root, 'pages-data/site/company.json'),
    navigation: readDocument(root, 'pages-data/site/navigation.json'),
    collections: new Map(),
    policies: [],
    media: new Set(),
    beginnings: new Map(),
    sizes: new Map(),
    strays: [],
  }
  for (const name of filesIn(join(root, 'pages-data'))) {
    const part = partOf(name)
    const file = `pages-data/${name}`
    if (part === 'media') addPicture(site, name.slice('media/'.length))
    else if (part === 'page') site.pages.push(readDocument(root, file))
    else if (part === 'policy') site.policies.push(readDocument(root, file))
    else if (part === 'site') addSiteFile(site, file)
    else site.strays.push(file)
  }
  return site
}

function addSiteFile(site: SiteSources, file: string): void {
  if (file === site.company.file || file === site.navigation.file) return
  const doc = readDocument(site.root, file)
  if (nameOf(doc) === 'redirects') site.redirects = doc
  else site.collections.set(nameOf(doc), doc)
}
