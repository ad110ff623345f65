import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One address of the built site. */
export interface SiteFile {
  /** Canonical path: `/about` for about/index.html. */
  path: string
  type: string
  cacheControl: string
  /** The file itself and its compressed siblings. */
  variants: Partial<Record<Encoding, string>> & { identity: string }
  /** Content-Security-Policy: that of its type, or what the build wrote for this page, or the site's. */
  policy: string
}

/** What a built folder holds, by canonical path. */
export interface SiteFiles {
  byPath: Map<string, SiteFile>
  /** Lower-cased path to canonical path. */
  canonical: Map<string, string>
  redirects: Map<string, string>
  notFound: SiteFile | undefined
  note: SiteNote
}

/** What the build tells servers about the site, in `_site.json`. */
export interface SiteNote {
  /** Where the site is for visitors, e.g. `https://www.example.com`. */
  siteUrl?: string
  /** Titles of the jobs that one can apply for. */
  posts?: string[]
}

/** The page for every path that does not exist. */
export const notFoundPath = '/404.html'

/** Used when the build wrote no csp.json: everything from the site itself, no inline script or style. */
const standardPolicy =
  "default-src 'self'; base-uri 'none'; object-src 'none'; worker-src 'none'; form-action 'self'; frame-ancestors 'none'"

/** A viewer of PDF draws its own page around the file, which a page's policy would break. */
export const pdfPolicy = "frame-ancestors 'none'"

/** A drawing that is opened by itself may have its own styles and nothing else. As a picture in a page it has no policy. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'"

const policyOfType: Record<string, string> = { 'application/pdf': pdfPolicy, 'image/svg+xml': drawingPolicy }

interface Policies {
  default: string
  pages?: Record<string, string>
}

/** Files of the build for the server, not part of the site; so is every file whose name begins with an underscore. */
export const notes = { policies: 'csp.json', redirects: '_redirects.json', site: '_site.json' }
const isNote = (name: string) => name.startsWith('_') || Object.values(notes).includes(name)
const compressed = { '.br': 'br', '.gz': 'gzip' } as const

/**
 * Lists a built folder. Only what is listed can be served, so no request can reach any other file.
 * @param files the names of its files, where they are known
 */
export async function readSiteFiles(folder: string, files?: ReadonlySet<string>): Promise<SiteFiles> {
  const names = files ?? (await listFiles(folder))
  const policies = await readNote<Policies>(folder, notes.policies, { default: standardPolicy })
  const redirects = await readNote<Record<string, string>>(folder, notes.redirects, {})
  const sent = [...names]
    .filter((name) => !isCompressedCopy(name, names) && !isNote(name))
    .map((name) => describeFile(folder, name, names, policies))
    // The pages at redirected addresses are for hosts that can only send files.
    .filter(({ path }) => !Object.hasOwn(redirects, path))
  return {
    byPath: new Map(sent.map((file) => [file.path, file])),
    canonical: new Map(sent.map((file) => [file.path.toLowerCase(), file.path])),
    redirects: new Map(Object.entries(redirects)),
    notFound: sent.find((file) => file.path === notFoundPath),
    note: await readNote<SiteNote>(folder, notes.site, {}),
  }
}

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath ?? entry.path, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  const isHidden = (name: string) => name.split('/').some((part) => part.startsWith('.') && part !== '.well-known')
  return new Set(names.filter((name) => !isHidden(name)))
}

async function readNote<T>(folder: string, name: string, standard: T): Promise<T> {
  const path = join(folder, name)
  const exists = await stat(path).then(
    () => true,
    () => false,
  )
  return exists ? JSON.parse(await readFile(path, 'utf8')) : standard
}

const isCompressedCopy = (name: string, names: ReadonlySet<string>) =>
  name.slice(-3) in compressed && names.has(name.slice(0, -3))

function describeFile(folder: string, name: string, names: ReadonlySet<string>, policies: Policies): SiteFile {
  const path = `/${name}`.replace(/\/index\.html$/, '') || '/'
  const identity = join(folder, name)
  const variants: SiteFile['variants'] = { identity }
  for (const [ending, encoding] of Object.entries(compressed))
    if (names.has(name + ending)) variants[encoding] = identity + ending
  const type = typeOf(name)
  const policy = policyOfType[type] ?? policies.pages?.[path] ?? policies.default
  return { path, type, cacheControl: cacheControlOf(name), variants, policy }
}

/** XML, such as a drawing, says itself in which encoding it is. */
const typeOf = (name: string) =>
  (getMimeType(name) ?? 'application/octet-stream').replace(/(?<=xml); charset=utf-8$/, '')

interface CacheRule {
  files: RegExp
  value: string
}

/** How long browsers may keep a file, by its path or kind; the first rule that matches applies. */
export const cacheRules: [CacheRule, ...CacheRule[]] = [
  // The names in these folders hold a hash of the content.
  { files: /^\/(assets|media)\//, value: 'max-age=31536000, immutable' },
  { files: /^\/data\/|\.html$|^\/recover\.js$/, value: 'no-cache' },
  { files: /^/, value: 'max-age=3600' },
]

const cacheControlOf = (name: string): string =>
  cacheRules.find(({ files }) => files.test(`/${name}`))?.value ?? 'no-cache'
