import type { Crumb } from '../contract/index.ts'

/** Parents of a page, by its path: pages-data/site/navigation.json, breadcrumb (spec 2.2). */
export type BreadcrumbParents = Record<string, string[]>

/** Path of the page that is shown for every unknown address. It is built as 404.html. */
export const notFoundPath = '/not-found'

/** The path of a page in an address, to which some hosts add a slash. */
export const withoutSlash = (address: string): string => address.replace(/(?<=.)\/$/, '')

/** Name of a page's files: "/about" → "about", "/" → "home". */
export const nameOfPath = (path: string): string => (path === '/' ? 'home' : path.slice(1))

/** The document of a page, relative to the root of the site. */
export const documentFile = (path: string): string => `pages-data/${nameOfPath(path)}.json`

/** Path of the page with this file name: the reverse of nameOfPath. */
export const pathOfName = (name: string): string => (name === 'home' ? '/' : `/${name}`)

/** Path of the page that a document is: the reverse of documentFile. Undefined if it is no page. */
export function pathOfDocument(file: string): string | undefined {
  const [, name] = /^pages-data\/([^/]+)\.json$/.exec(file) ?? []
  return name && pathOfName(name)
}

/** The HTML file of a route, relative to the output folder. */
export function htmlFile(path: string): string {
  if (path === '/') return 'index.html'
  return path === notFoundPath ? '404.html' : `${path.slice(1)}/index.html`
}

/**
 * What the app fetches of a route to show it in the document of another, relative to the output folder: HTML, but as a text,
 * because some hosts redirect addresses that end in .html, and no browser opens a text as a page.
 */
export const fragmentFile = (path: string): string => `data/${nameOfPath(path)}.txt`

/** The data file of a route, relative to the output folder: its islands take long props from it. */
export const dataFile = (path: string): string => `data/${nameOfPath(path)}.json`

/** The data of a route that no island takes, for those who compare builds: a note, which is not sent. */
export const dataNote = (path: string): string => `_${dataFile(path)}`

/** The file of the services panel, which is fetched when a visitor reaches for it: a fragment, too. */
export const servicesFile = 'data/services.txt'

/** "mobile-app-development" → "Mobile App Development" (spec 2.2). */
function words(segment: string): string {
  return segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/**
 * The breadcrumb of a page (spec 2.2): Home, the parents of the page if it has some, then one entry per segment. The last
 * entry is the page itself and has no link.
 */
export function breadcrumb(path: string, parents: BreadcrumbParents): Crumb[] {
  const home = { label: 'Home', href: '/' }
  if (path === '/') return [{ label: home.label }]
  const segments = path.slice(1).split('/')
  const before = Object.hasOwn(parents, path) ? (parents[path] as string[]) : []
  return [
    home,
    ...before.map((parent) => ({ label: words(lastSegment(parent)), href: parent })),
    ...segments.map((segment, index) =>
      index === segments.length - 1
        ? { label: words(segment) }
        : { label: words(segment), href: `/${segments.slice(0, index + 1).join('/')}` },
    ),
  ]
}
