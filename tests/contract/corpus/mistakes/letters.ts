import { at, set, word, write } from '../edit.ts'
import { mistakes, type Seed } from '../kind.ts'
import { blockTitle } from '../known-places.ts'
import { pick, read, type SeedSite } from '../site.ts'
import {
  anyProse,
  both,
  inPage,
  line,
  link,
  named,
  ofMeta,
  prose,
  siteProse,
  title,
  type Where,
  within,
} from '../where.ts'
import { withSentence } from '../words.ts'

const sentence = (where: Where, words: string): Seed => write(where, (text) => withSentence(text, words))
const button = both(inPage, named('label'), within(link))
const cyrillic: Record<string, string> = { a: 'а', e: 'е', o: 'о', c: 'с', p: 'р', x: 'х' }
const fullWidth = (letters: string) =>
  [...letters].map((letter) => String.fromCodePoint((letter.codePointAt(0) as number) + 0xfee0)).join('')
const twiceEncoded = (text: string) => Buffer.from(text, 'utf8').toString('latin1')
const company = (site: SeedSite) => read(site, 'pages-data/site/company.json')

/** Letters that are lost, invisible or others than they seem; and facts written out. */
export const letters = mistakes('texts', 'either', {
  'invisible-alone': ['A text is of invisible letters.', write(anyProse, () => '\u200b\u200b')],
  'title-of-no-break-spaces': ['A title is of no-break spaces.', write(title, () => '\u00a0\u00a0')],
  'title-of-hangul-filler': ['A title is of a letter that shows nothing.', write(title, () => '\u3164')],
  'title-of-braille-blank': ['A title is of the blank of Braille.', write(title, () => '\u2800')],
  'text-of-punctuation': ['A text is a dash alone.', write(prose, () => '-')],
  'invisible-within-word': [
    'A zero-width space came along within a word.',
    word(anyProse, (text) => `${text.slice(0, 2)}\u200b${text.slice(2)}`),
  ],
  'byte-order-mark-within': [
    'A byte order mark came along at the start of a text.',
    write(prose, (text) => `\ufeff${text}`),
  ],
  'soft-hyphen-in-title': [
    'A soft hyphen came along in a word of a title.',
    word(title, (text) => `${text.slice(0, 3)}\u00ad${text.slice(3)}`),
    { strict: true },
  ],
  'direction-turned': ['A character turns the direction of reading.', word(anyProse, (text) => `\u202e${text}`)],
  'control-character': ['A control character came along, as an escape.', word(anyProse, (text) => `${text}\u0007`)],
  'null-escape': ['An escaped zero character came along.', word(anyProse, (text) => `${text}\u0000`)],
  'line-separator': [
    'A Unicode line separator came along in a title.',
    write(title, (text) => text.replace(' ', '\u2028')),
  ],
  'lone-surrogate': ['Half of an emoji is left.', word(anyProse, (text) => `${text}\ud83d`)],
  'replacement-character': ['A character was lost in a conversion.', word(anyProse, (text) => `${text}\ufffds`)],
  'mojibake-apostrophe': ['An apostrophe was encoded twice.', word(anyProse, (text) => `${text}â€™s`)],
  'mojibake-letter': [
    'An accented letter was encoded twice.',
    sentence(anyProse, twiceEncoded('A café in Zürich was first.')),
  ],
  'mojibake-rupee': ['A currency sign was encoded twice.', sentence(anyProse, 'It costs â‚¹4,999.')],
  'mojibake-space': ['A no-break space was encoded twice.', word(anyProse, (text) => `${text}Â `)],
  'look-alike-letter': [
    'A letter within a Latin word is Cyrillic.',
    word(anyProse, (text) => text.replace(/[aeocpx]/, (letter) => cyrillic[letter] as string)),
  ],
  'full-width-letters': ['A word is of full-width letters.', word(anyProse, fullWidth)],
  'private-use-character': ['A bullet of a symbol font came along.', write(prose, (text) => `\uf0b7 ${text}`)],

  'word-twice': [
    'A word stands twice in a row.',
    write(anyProse, (text) => text.replace(/ the /, ' the the ')),
    { strict: true },
  ],
  'spaces-doubled': [
    'Two spaces stand between two words.',
    write(anyProse, (text) => text.replace(' ', '  ')),
    { strict: true },
  ],
  'space-before-comma': [
    'A space stands before a comma.',
    write(anyProse, (text) => text.replace(', ', ' , ')),
    { strict: true },
  ],
  'space-missing-after-comma': [
    'The space after a comma is gone.',
    write(anyProse, (text) => text.replace(/([a-z]), ([a-z])/, '$1,$2')),
    { strict: true },
  ],
  'full-stop-twice': [
    'A sentence ends in two full stops.',
    write(prose, (text) => (text.endsWith('.') ? `${text}.` : null)),
    { strict: true },
  ],
  'bracket-unclosed': [
    'A bracket is opened and never closed.',
    write(prose, (text) => text.replace(', ', ' (see below, ')),
    { strict: true },
  ],
  'letters-decomposed': [
    'An accented letter is of two characters.',
    sentence(prose, 'Caf\u0065\u0301 owners first.'),
    { strict: true },
  ],
  'bullet-typed': ['A bullet sign was typed before a text.', write(prose, (text) => `• ${text}`)],

  'phone-written-out': [
    'The phone number is written out where {phone} exists.',
    write(anyProse, (text, _, site) => withSentence(text, `Call ${company(site).phone}.`)),
    { says: ['{phone}'] },
  ],
  'phone-in-label': [
    'The label of a link is the phone number, written out.',
    write(
      both(button, ({ value }) => value.includes('{phone}')),
      (text, _, site) => text.replace('{phone}', company(site).phone),
    ),
    { says: ['{phone}'] },
  ],
  'phone-written-otherwise': [
    'The phone number is written out with other spaces.',
    write(prose, (text, _, site) => withSentence(text, `Call ${company(site).phone.replaceAll(' ', '-')}.`)),
    { says: ['{phone}'] },
  ],
  'mobile-written-out': [
    'The mobile number is written out where {mobile} exists.',
    write(prose, (text, _, site) => withSentence(text, `Text ${company(site).mobile}.`)),
    { says: ['{mobile}'] },
  ],
  'email-written-out': [
    'The mail address is written out where {email} exists.',
    write(anyProse, (text, _, site) => withSentence(text, `Write to ${company(site).email}.`)),
    { says: ['{email}'] },
  ],
  'careers-email-written-out': [
    'The careers mailbox is written out where {careersEmail} exists.',
    write(anyProse, (text, _, site) => withSentence(text, `Write to ${company(site).careersEmail}.`)),
    { says: ['{careersEmail}'] },
  ],
  'company-written-out': [
    'The name of the company is written out where {company} exists.',
    write(prose, (text, _, site) => withSentence(text, `${company(site).company} is here for you.`)),
    { says: ['{company}'], strict: true },
  ],
  'address-written-out': [
    'The postal address is written out where {address} exists.',
    write(prose, (text, _, site) => withSentence(text, `Visit us: ${company(site).address}.`)),
    { says: ['{address}'], strict: true },
  ],
  'old-site-address-in-text': [
    'The address of a staging host stands in a text.',
    sentence(prose, 'See https://staging.noidasoftworks.example/about for details.'),
    { strict: true },
  ],
  'empty-paragraph-tag-in-site': [
    'A text in the data of the site holds an HTML tag.',
    word(siteProse, (text) => `<i>${text}</i>`),
  ],
  'html-in-keyword': [
    'A keyword holds an HTML entity.',
    at(
      both(inPage, ({ name, index }) => name === 'keywords' && index !== undefined),
      (place, { text }) => set(place, place.value.replace(' ', '&nbsp;'), text),
    ),
  ],
  'html-in-meta': [
    'The description for search engines holds an HTML tag.',
    word(ofMeta('description'), (text) => `<b>${text}</b>`),
  ],
  'todo-in-meta': [
    'The description for search engines is still to be written.',
    write(ofMeta('description'), () => 'TODO write a description of this page for search engines before launch'),
  ],
  'lorem-in-alt': [
    'The words for a picture are filler.',
    write(
      both(inPage, named('alt'), ({ value }) => value.length > 10),
      () => 'Lorem ipsum dolor sit amet',
    ),
  ],
  'question-marks-in-line': [
    'A title is of question marks.',
    write(both(line, title), (_, random) => pick(['???', '...', '--'], random)),
  ],
  'cyrillic-in-word': [
    'A letter of a word comes from a Russian keyboard.',
    word(prose, (found) => found.replace(/[oea]/, (letter) => ({ o: 'о', e: 'е', a: 'а' })[letter] ?? letter)),
  ],
  'wide-letters': [
    'A word is in wide letters.',
    word(prose, (found) => [...found].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join('')),
  ],
  'mathematical-letters': [
    'A word is in the bold letters of a social network.',
    word(prose, (found) =>
      [...found.toLowerCase()].map((letter) => String.fromCodePoint(0x1d5ee + letter.charCodeAt(0) - 97)).join(''),
    ),
  ],
  'direction-turned-too': [
    'An invisible sign turns the direction of a title.',
    write(blockTitle, (text) => `\u202e${text}`),
  ],
})
