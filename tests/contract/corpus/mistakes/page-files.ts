import { put, putWrong } from '../edit.ts'
import { type Draft, mistakes, type Seed } from '../kind.ts'
import { newFile, only, ranges, rangesOf, swap } from '../known-places.ts'
import { fresh, linkFromAbout, versionOfToday } from '../page.ts'
import { both, inPage, named, type Where } from '../where.ts'

const path: Where = both(inPage, named('path'), ({ parent, value }) => !parent?.parent && value !== '/')
const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const file = (name: string) => `pages-data/${name}.json`
const page = (
  name: string,
  change: (document: ReturnType<typeof fresh>) => unknown = (document) => document,
  as = name,
): Seed =>
  newFile((site) => {
    const text = written(change({ ...fresh(name), path: `/${name}` }))
    const also = linkFromAbout(site, `/${name}`)
    return { file: file(as), text, ...(also && { also }) }
  })
const redirects = (paths: Record<string, string>, at: (text: string) => Draft['at'] = () => undefined): Seed =>
  newFile(() => {
    const text = written({ $schema: '../../schema/site/redirects.schema.json', version: versionOfToday(), paths })
    const found = at(text)
    return { file: 'pages-data/site/redirects.json', text, ...(found && { at: found }) }
  })

/** Pages, documents and old addresses as files. */
export const pageFiles = mistakes('pages-as-files', 'either', {
  'page-path-without-slash': [
    'The path of a page has no slash in front.',
    putWrong(path, (value) => value.slice(1)),
    { expect: 'error', several: true },
  ],
  'page-path-slash-behind': [
    'The path of a page ends with a slash.',
    putWrong(path, (value) => `${value}/`),
    { expect: 'error', several: true },
  ],
  'page-path-html': [
    'The path of a page ends as a file.',
    putWrong(path, (value) => `${value}.html`),
    { expect: 'error', several: true },
  ],
  'page-path-capital': [
    'The path of a page has a capital.',
    putWrong(path, (value) => value.replace(/\/(.)/, (_: string, letter: string) => `/${letter.toUpperCase()}`)),
    { expect: 'error', several: true },
  ],
  'page-path-underscore': [
    'The path of a page has underscores.',
    putWrong(path, (value) => (value.includes('-') ? value.replaceAll('-', '_') : value)),
    { expect: 'error', several: true },
  ],
  'page-path-in-full': [
    'The path of a page is its whole address.',
    putWrong(path, (value) => `https://www.noidasoftworks.example${value}`),
    { expect: 'error', several: true },
  ],
  'page-path-mistyped': [
    'The path of a page is not that of its file.',
    putWrong(path, (value) => `${value.slice(0, -2)}${value.at(-1)}${value.at(-2)}`),
    { several: true },
  ],
  'page-path-folder': [
    'The path of a page got a folder in front, and its file did not.',
    putWrong(path, (value) => `/services${value}`),
    { several: true },
  ],
  'page-path-umlaut': [
    'The path of a page has a letter with dots.',
    put(path, (value) => value.replace(/[aou]/, (found: string) => ({ a: 'ä', o: 'ö', u: 'ü' })[found] ?? found)),
    { expect: 'error', several: true },
  ],
  'page-path-two-hyphens': [
    'The path of a page has two hyphens in a row.',
    putWrong(path, (value) => (value.includes('-') ? value.replace('-', '--') : value)),
    { expect: 'error', several: true },
  ],
  'page-path-home': [
    'The home page says that its path is /home.',
    swap('pages-data/home.json', '"path": "/"', '"path": "/home"', ['"/"', '/']),
    { several: true },
  ],
  'page-new-unlinked': [
    'A new page is published and no page links to it.',
    newFile(() => ({ file: file('data-lakes'), text: written({ ...fresh('data-lakes'), path: '/data-lakes' }) })),
    { says: ['link'] },
  ],
  'page-copied-by-explorer': [
    'A page was copied in the file manager and not changed.',
    newFile((site) => ({ file: 'pages-data/about - Copy.json', text: site.texts['pages-data/about.json'] as string })),
    { several: true },
  ],
  'page-copied-by-mac': [
    'A page was copied on a Mac and not changed.',
    newFile((site) => ({
      file: 'pages-data/contact copy.json',
      text: site.texts['pages-data/contact.json'] as string,
    })),
    { several: true },
  ],
  'page-downloaded-twice': [
    'A page came out of a mail a second time.',
    newFile((site) => ({ file: 'pages-data/gallery (1).json', text: site.texts['pages-data/gallery.json'] as string })),
    { several: true },
  ],
  'page-copied-with-path-alone': [
    'A page was copied, and only its path was changed.',
    newFile((site) => {
      const text = (site.texts['pages-data/cloud-services.json'] as string).replace(
        '"path": "/cloud-services"',
        '"path": "/cloud-hosting"',
      )
      const also = linkFromAbout(site, '/cloud-hosting')
      return { file: file('cloud-hosting'), text, ...(also && { also }) }
    }),
    { several: true },
  ],
  'page-file-capital': [
    'The file of a new page begins with a capital.',
    page('data-lakes', undefined, 'Data-Lakes'),
    { several: true },
  ],
  'page-file-spaces': [
    'The file of a new page has spaces.',
    page('data-lakes', undefined, 'data lakes'),
    { several: true },
  ],
  'page-file-underscore': [
    'The file of a new page has an underscore.',
    page('data-lakes', undefined, 'data_lakes'),
    { several: true },
  ],
  'page-file-other-than-path': [
    'The file of a new page has another name than its path.',
    page('data-lakes', undefined, 'datalakes'),
    { several: true },
  ],
  'page-without-path': [
    'A new page has no path.',
    page('data-lakes', ({ path: _, ...rest }) => rest),
    { expect: 'error', says: ['path'], several: true },
  ],
  'page-without-meta': [
    'A new page says nothing of itself.',
    page('data-lakes', ({ meta: _, ...rest }) => rest),
    { expect: 'error', says: ['meta'] },
  ],
  'page-without-blocks': [
    'A new page has no blocks.',
    page('data-lakes', (document) => ({ ...document, blocks: [] })),
    { expect: 'error', says: ['blocks'], several: true },
  ],
  'page-without-opening': [
    'A new page has no block that opens it.',
    page('data-lakes', (document) => ({ ...document, blocks: document.blocks.slice(1) })),
    { says: ['page-banner', 'h1', 'open', 'first', 'heading'] },
  ],
  'page-without-keywords': [
    'A new page has no keywords.',
    page('data-lakes', ({ meta: { keywords: _, ...meta }, ...rest }) => ({ ...rest, meta })),
    { expect: 'error', says: ['keywords'] },
  ],
  'page-draft-linked': [
    'A page links to a draft.',
    page('data-lakes', (document) => ({ ...document, draft: true })),
    { says: ['draft'], several: true },
  ],
  'page-made-draft': [
    'A page that others link to was made a draft.',
    only('pages-data/qa-testing-services.json', (text) => {
      const changed = text.replace('"path":', '"draft": true,\n  "path":')
      return { text: changed }
    }),
    { says: ['draft'], several: true },
  ],
  'page-removed': [
    'A page was removed, and others still link to it.',
    newFile((site) => {
      const about = 'pages-data/about.json'
      const gone = 'pages-data/mvp-development.json'
      return {
        file: about,
        text: (site.texts[about] as string).replace('coffee machine', 'tea kettle'),
        also: { [gone]: null },
        at: [
          ...rangesOf(site, '/mvp-development', [gone, about]),
          ...ranges((site.texts[about] as string).replace('coffee machine', 'tea kettle'), '/mvp-development'),
        ],
      }
    }),
    { says: ['/mvp-development'], several: true },
  ],
  'page-renamed-alone': [
    'A page has another path, and the links to it do not.',
    newFile((site) => {
      const old = 'pages-data/mvp-development.json'
      const text = (site.texts[old] as string).replace('"path": "/mvp-development"', '"path": "/mvp-services"')
      return { file: file('mvp-services'), text, also: { [old]: null }, at: rangesOf(site, '/mvp-development', [old]) }
    }),
    { says: ['/mvp-development'], several: true },
  ],
  'document-removed': [
    'A policy document was removed, and the footer still links to it.',
    newFile((site) => {
      const about = 'pages-data/about.json'
      const text = (site.texts[about] as string).replace('coffee machine', 'tea kettle')
      return {
        file: about,
        text,
        also: { 'pages-data/documents/religious-policy.json': null },
        at: rangesOf(site, '/documents/religious-policy.pdf', [about]),
      }
    }),
    { says: ['religious-policy'], several: true },
  ],
  'document-renamed-alone': [
    'A policy document has another name, and the footer has not.',
    newFile((site) => {
      const old = 'pages-data/documents/environmental-policy-statement.json'
      return {
        file: 'pages-data/documents/environmental-policy.json',
        text: site.texts[old] as string,
        also: { [old]: null },
        at: rangesOf(site, '/documents/environmental-policy-statement.pdf', [old]),
      }
    }),
    { says: ['environmental-policy'], several: true },
  ],
  'site-file-mistyped': [
    'A file of the site has a name that nothing reads.',
    newFile((site) => ({
      file: 'pages-data/site/testimonial.json',
      text: site.texts['pages-data/site/testimonials.json'] as string,
    })),
    { several: true },
  ],
  'site-file-missing': [
    'A file of the site was renamed.',
    newFile((site) => ({
      file: 'pages-data/site/members.json',
      text: site.texts['pages-data/site/team.json'] as string,
      also: { 'pages-data/site/team.json': null },
    })),
    { several: true },
  ],
  'page-among-site-files': [
    'A page was saved among the files of the site.',
    newFile(() => ({
      file: 'pages-data/site/data-lakes.json',
      text: written({ ...fresh('data-lakes'), path: '/data-lakes' }),
    })),
    { several: true },
  ],
  'redirect-to-nowhere': [
    'An old path leads to a page that does not exist.',
    redirects({ '/about-us': '/about-the-company' }, (text) => ranges(text, '"/about-us": "/about-the-company"')),
  ],
  'redirect-from-page': [
    'The path of a page leads to another, so that nobody sees the page.',
    redirects({ '/gallery': '/portfolio' }, (text) => ranges(text, '"/gallery": "/portfolio"')),
  ],
  'redirect-to-itself-too': [
    'An old path leads to itself.',
    redirects({ '/our-story': '/our-story' }, (text) => ranges(text, '"/our-story": "/our-story"')),
  ],
  'redirect-in-circle': [
    'Two old paths lead to each other.',
    redirects({ '/our-story': '/history', '/history': '/our-story' }),
    { several: true },
  ],
  'redirect-in-chain': [
    'An old path leads to another old path.',
    redirects({ '/our-story': '/history', '/history': '/about' }, (text) => ranges(text, '"/our-story": "/history"')),
    { says: ['/about', '/history'] },
  ],
  'redirect-in-full': [
    'An old path is its whole address.',
    redirects({ 'https://www.noidasoftworks.example/about-us': '/about' }),
    { expect: 'error', says: ['/about-us', '/'] },
  ],
  'redirect-html': ['An old path ends as a file.', redirects({ '/about.html': '/about' }), { expect: 'error' }],
  'redirect-to-other-site': [
    'An old path leads to another site.',
    redirects({ '/shop': 'https://maru.example/menu' }),
    { expect: 'error' },
  ],
  'redirect-slash-behind': [
    'The page that an old path leads to has a slash behind it.',
    redirects({ '/about-us': '/about/' }, (text) => ranges(text, '"/about-us": "/about/"')),
    { expect: 'error', says: ['/about'] },
  ],
  'redirect-exchanged': ['Old and new path changed places.', redirects({ '/about': '/about-us' }), { several: true }],
  'redirect-as-list': [
    'Old paths stand in a list, as in other systems.',
    newFile(() => ({
      file: 'pages-data/site/redirects.json',
      text: written({ version: versionOfToday(), paths: [{ from: '/about-us', to: '/about' }] }),
    })),
    { expect: 'error' },
  ],
  'redirect-outside-paths': [
    'Old paths stand beside the property that holds them.',
    newFile(() => ({
      file: 'pages-data/site/redirects.json',
      text: written({ version: versionOfToday(), '/about-us': '/about' }),
    })),
    { expect: 'error', several: true, says: ['paths'] },
  ],
  'path-of-other-page': [
    'A page has the path of another, from which it was copied.',
    swap('pages-data/qa-testing-services.json', '"path": "/qa-testing-services"', '"path": "/api-integration"'),
    { expect: 'error', several: true },
  ],
})
