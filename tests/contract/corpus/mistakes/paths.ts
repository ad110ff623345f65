import { fixed, lead } from '../edit.ts'
import { mistakes, type Seed } from '../kind.ts'
import { mistyped } from '../words.ts'

const path = /^\/[a-z-]+$/
const simple = (change: (path: string) => string): Seed => lead((to) => (path.test(to) ? change(to) : null), true)

/** Paths that lead to no page of the site. */
export const paths = mistakes('addresses', 'error', {
  'path-mistyped': [
    'The path of a page has a mistake of typing.',
    lead((to, random) => (path.test(to) ? `/${mistyped(to.slice(1), random)}` : null), true),
  ],
  'path-of-no-page': [
    'A link leads to a page that there is not.',
    fixed('/pricing', '/blog', '/case-studies', '/login'),
  ],
  'path-in-other-number': ['A path has gained an s.', simple((to) => `${to}s`)],
  'path-capital': [
    'A path begins with a capital letter.',
    simple((to) => to.replace(/[a-z]/, (letter) => letter.toUpperCase())),
  ],
  'path-with-slash-behind': ['A path ends in a slash.', simple((to) => `${to}/`)],
  'path-without-slash': ['The slash before a path is gone.', simple((to) => to.slice(1))],
  'path-with-two-slashes': ['Two slashes stand before a path.', simple((to) => `/${to}`)],
  'path-with-html': ['A path ends in .html.', simple((to) => `${to}.html`)],
  'path-with-json': ['A path is the name of a document.', simple((to) => `${to}.json`)],
  'path-of-folder': ['A path is the place of a document in the repository.', simple((to) => `/pages-data${to}.json`)],
  'path-from-here': ['A path begins with ./.', simple((to) => `.${to}`)],
  'path-from-above': ['A path begins with ../.', simple((to) => `..${to}`)],
  'path-from-home': ['A path begins with ~/.', simple((to) => `~${to}`)],
  'path-with-backslash': ['A path begins with a backslash.', simple((to) => to.replace('/', '\\'))],
  'path-with-space-behind': ['A space stands behind a path.', simple((to) => `${to} `)],
  'path-with-space-before': ['A space stands before a path.', simple((to) => ` ${to}`)],
  'path-with-spaces': ['The hyphens of a path became spaces.', lead((to) => to.replaceAll('-', ' '), true)],
  'path-with-underscores': ['The hyphens of a path became underscores.', lead((to) => to.replaceAll('-', '_'), true)],
  'path-with-dash': ['A hyphen of a path became a dash.', lead((to) => to.replace('-', '–'), true)],
  'path-with-full-stop': ['The full stop of a sentence came along with a path.', simple((to) => `${to}.`)],
  'path-with-comma': ['A comma came along with a path.', simple((to) => `${to},`)],
  'path-with-quotes': ['A path has quotes of its own.', simple((to) => `"${to}"`)],
  'path-in-angle-brackets': ['A path stands in angle brackets.', simple((to) => `<${to}>`)],
  'path-in-braces': ['A path stands in braces.', simple((to) => `{${to}}`)],
  'path-with-invisible-character': ['A zero-width space came along with a path.', simple((to) => `${to}\u200b`)],
  'path-with-look-alike': [
    'A letter of a path is Cyrillic.',
    simple((to) => to.replace(/[aeo]/, (letter) => ({ a: 'а', e: 'е', o: 'о' })[letter] ?? letter)),
  ],
  'path-encoded': ['A path ends in an encoded space.', simple((to) => `${to}%20`)],
  'path-of-home': [
    'The home page is called /home or /index.html.',
    fixed('/home', '/index.html', '/index', '/home.html'),
    { says: ['"/"', '`/`', ' / ', '/'] },
  ],
  'path-as-label': ['The words of a link stand as its address.', fixed('Contact', 'About us', 'Our services')],
  'path-of-not-found': [
    'A link leads to the page of unknown paths.',
    fixed('/not-found', '/404'),
    { expect: 'either' },
  ],
  'address-empty': ['The address of a link is empty.', fixed('')],
  'address-with-two-paths': ['Two addresses stand in one.', lead((to) => `${to}, /contact`)],
})
