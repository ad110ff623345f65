import { at, set } from '../edit.ts'
import { mistakes, type Seed } from '../kind.ts'
import { fresh, linkFromAbout } from '../page.ts'
import { isDocument, type Json, pagesOf, pick } from '../site.ts'
import { both, inPage, named } from '../where.ts'

const path = both(inPage, named('path'))
const json = (value: Json) => `${JSON.stringify(value, null, 2)}\n`

/** Puts a page of its own words beside the others, with a link to it from another, and changes what the kind is about. */
const newPage =
  (change: (page: Json, file: string) => { page?: Json; file?: string; linked?: false } | undefined): Seed =>
  (site, random) => {
    if (site.file) return null
    const name = pick(['data-lakes', 'support-plans', 'training'], random)
    const made = { path: `/${name}`, ...fresh(name) }
    const changed = change(made, `pages-data/${name}.json`) ?? {}
    const file = changed.file ?? `pages-data/${name}.json`
    const text = json(changed.page ?? made)
    const to = (changed.page ?? made).path
    const also = changed.linked === false ? undefined : linkFromAbout(site, String(to))
    const offset = text.indexOf('"path"')
    return { file, text, also, at: [{ offset, length: text.indexOf('\n', offset) - offset }] }
  }

const reserved = (name: string): Seed =>
  newPage((made) => ({ page: { ...made, path: `/${name}` }, file: `pages-data/${name}.json` }))

/** Pages and other files under wrong names and paths, or gone. */
export const pages = mistakes('structure', 'error', {
  'path-unlike-file': [
    'The path of a page is another than its file.',
    at(path, (place, { text }) => set(place, `${place.value === '/' ? '/home' : place.value}-new`, text)),
    { several: true },
  ],
  'path-of-another-page': [
    'Two pages have the same path.',
    at(path, (place, { text, site, random }) => {
      const taken = pick(
        pagesOf(site).filter(({ file }) => file !== place.file),
        random,
      )
      return set(place, taken.page.path, text)
    }),
    { several: true },
  ],
  'path-with-slash-behind-it': [
    'The path of a page ends in a slash.',
    at(
      both(path, ({ value }) => value !== '/'),
      (place, { text }) => ({ ...set(place, `${place.value}/`, text), says: [place.value] }),
    ),
    { several: true },
  ],
  'path-without-slash-before-it': [
    'The path of a page has no slash before it.',
    at(
      both(path, ({ value }) => value !== '/'),
      (place, { text }) => ({ ...set(place, place.value.slice(1), text), says: [place.value] }),
    ),
    { several: true },
  ],
  'path-with-html-behind-it': [
    'The path of a page ends in .html.',
    at(
      both(path, ({ value }) => value !== '/'),
      (place, { text }) => ({ ...set(place, `${place.value}.html`, text), says: [place.value] }),
    ),
    { several: true },
  ],
  'path-of-whole-address': [
    'The path of a page is its whole address.',
    at(
      both(path, ({ value }) => value !== '/'),
      (place, { text }) => ({
        ...set(place, `https://www.noidasoftworks.example${place.value}`, text),
        says: [place.value],
      }),
    ),
    { several: true },
  ],
  'path-in-capitals': [
    'The path of a page has a capital letter.',
    at(
      both(path, ({ value }) => value !== '/'),
      (place, { text }) => ({
        ...set(
          place,
          place.value.replace(/[a-z]/, (letter: string) => letter.toUpperCase()),
          text,
        ),
        says: [place.value],
      }),
    ),
    { several: true },
  ],
  'page-not-linked': ['No page leads to a new page.', newPage(() => ({ linked: false })), { expect: 'either' }],
  'page-in-capitals': [
    'The file of a new page has a capital letter.',
    newPage((made, file) => ({ page: made, file: file.replace(/\/(\w)/, (_, letter) => `/${letter.toUpperCase()}`) })),
  ],
  'page-with-spaces': [
    'The file of a new page has a space.',
    newPage((made) => ({ page: made, file: 'pages-data/data lakes copy.json' })),
  ],
  'page-copied': [
    'A page was copied to keep the old version beside it.',
    (site, random) => {
      const { file, page: copied } = pick(
        pagesOf(site).filter(({ page: { path: found } }) => found !== '/'),
        random,
      )
      if (site.file && site.file !== file) return null
      const name = file.replace('.json', pick(['-old', '-copy', '-2', '-backup'], random))
      const text = site.texts[file] as string
      const offset = text.indexOf('"path"')
      return { file: `${name}.json`, text, at: [{ offset, length: copied.path.length + 10 }] }
    },
    { several: true },
  ],
  'page-copied-with-path': [
    'A page was copied and has its path, and still the words of the other.',
    (site, random) => {
      const { file, page: copied } = pick(
        pagesOf(site).filter(({ page: { path: found } }) => found.length > 4),
        random,
      )
      if (site.file) return null
      return {
        file: `pages-data/${copied.path.slice(1)}-2.json`,
        text: (site.texts[file] as string).replace(`"${copied.path}"`, `"${copied.path}-2"`),
        also: linkFromAbout(site, `${copied.path}-2`),
      }
    },
    { expect: 'either', several: true },
  ],
  'page-deleted': [
    'A page was deleted that others lead to.',
    (site, random) => {
      if (site.file) return null
      const { file, page: gone } = pick(
        pagesOf(site).filter(({ page: { path: found } }) =>
          ['/gallery', '/api-integration', '/ourteam', '/cloud-services'].includes(found),
        ),
        random,
      )
      const about = 'pages-data/about.json'
      return { file: about, text: `${site.texts[about]}\n`, also: { [file]: null }, says: [gone.path] }
    },
    { several: true },
  ],
  'page-at-api': ['A page lies where the calls are.', reserved('api'), { says: ['/api', 'reserved'] }],
  'page-at-assets': [
    'A page lies where scripts and styles are.',
    reserved('assets'),
    { says: ['/assets', 'reserved'] },
  ],
  'page-at-data': ['A page lies where the data of pages is.', reserved('data'), { says: ['/data', 'reserved'] }],
  'page-at-documents': [
    'A page lies where the policies are.',
    reserved('documents'),
    { says: ['/documents', 'reserved'] },
  ],
  'page-at-media': ['A page lies where the pictures are.', reserved('media'), { says: ['/media', 'reserved'] }],
  'page-at-healthz': [
    'A page lies where the server says how it is.',
    reserved('healthz'),
    { says: ['/healthz', 'reserved'] },
  ],
  'page-at-con': [
    'A page has a name that Windows keeps for itself.',
    reserved('con'),
    { says: ['/con', 'Windows', 'reserved'] },
  ],
  'policy-deleted': [
    'A policy was deleted that the footer leads to.',
    (site) => {
      const file = Object.keys(site.texts).find(isDocument) as string
      const about = 'pages-data/about.json'
      return site.file
        ? null
        : {
            file: about,
            text: `${site.texts[about]}\n`,
            also: { [file]: null },
            says: [`/documents/${file.split('/').at(-1)?.replace('.json', '.pdf')}`],
          }
    },
  ],
  'collection-deleted': [
    'The file of a collection was deleted that pages show.',
    (site, random) => {
      const about = 'pages-data/about.json'
      const name = pick(['claims', 'clients', 'testimonials'], random)
      return site.file
        ? null
        : {
            file: about,
            text: `${site.texts[about]}\n`,
            also: { [`pages-data/site/${name}.json`]: null },
            says: [name],
          }
    },
    { several: true },
  ],
})
