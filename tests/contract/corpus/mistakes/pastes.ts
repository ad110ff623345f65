import { at, put, set, word, write } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { blockTitle, inList, ofEntry, telLink } from '../known-places.ts'
import { pick } from '../site.ts'
import {
  anyProse,
  both,
  documentProse,
  image,
  inDocument,
  inPage,
  inSite,
  line,
  ofMeta,
  prose,
  siteProse,
} from '../where.ts'
import { withSentence } from '../words.ts'

const items = both(inPage, inList('items'), ({ block }) => block === 'check-list')
const middle = (text: string, stretch: string) => {
  const index = text.indexOf(' ', Math.floor(text.length / 2))
  return index < 0 ? null : `${text.slice(0, index)}${stretch}${text.slice(index)}`
}

/** What comes along when words are pasted from other programs. */
export const pastes = mistakes('pastes', 'either', {
  'paste-pdf-ligature': [
    'A paragraph was copied from a PDF, whose fi and fl are one letter each.',
    write(anyProse, (text) => (/f[il]/.test(text) ? text.replace(/fi/g, 'ﬁ').replace(/fl/g, 'ﬂ') : null)),
  ],
  'paste-pdf-hyphen-at-line-end': [
    'A word was copied from a PDF with the hyphen and the line break that parted it.',
    word(prose, (found) => (found.length > 6 ? `${found.slice(0, 4)}-\n${found.slice(4)}` : found)),
  ],
  'paste-byte-order-mark': [
    'A byte order mark came along at the beginning of a text.',
    write(anyProse, (text) => `\ufeff${text}`),
  ],
  'paste-object-from-word': [
    'The place of a picture was copied from Word with the words around it.',
    write(prose, (text) => middle(text, ' \ufffc')),
  ],
  'paste-replacement-character': [
    'A letter was lost in a conversion and a replacement character stands for it.',
    word(anyProse, (found) => `${found.slice(0, 2)}\ufffd${found.slice(3)}`),
  ],
  'paste-vertical-tab': [
    'A line break of Word came along as a vertical tab.',
    write(line, (text) => (text.includes(' ') ? text.replace(' ', '\u000b') : null)),
  ],
  'paste-line-separator': [
    'A line separator of a web page came along.',
    write(anyProse, (text) => middle(text, '\u2028')),
  ],
  'paste-tab-from-spreadsheet': [
    'Two cells of a spreadsheet were pasted as one label, with the tab between them.',
    write(blockTitle, (text) => (text.includes(' ') ? text.replace(' ', '\t') : null)),
  ],
  'paste-marks-of-direction': [
    'A phone number was copied from a contact on the phone, with invisible marks of direction.',
    put(telLink, () => 'tel:\u202a+91 120 456 7890\u202c'),
  ],
  'paste-bullet-of-word': ['A ticked line begins with the bullet of Word.', write(items, (text) => `•\t${text}`)],
  'paste-dash-as-bullet': [
    'A point of a policy document begins with a dash, as in a mail.',
    write(both(inDocument, inList('items')), (text) => `- ${text}`),
  ],
  'paste-number-before-step': [
    'The title of a step brings its number along, which the page shows anyway.',
    put(both(inPage, ofEntry('steps', 'title')), (text, _, place) => `${Number(place.parent?.index) + 1}. ${text}`),
  ],
  'paste-number-before-question': [
    'A ticked line brings a number with a bracket along.',
    put(items, (text, _, place) => `${Number(place.index) + 1}) ${text}`),
    { strict: true },
  ],
  'paste-broken-reference-of-word': [
    'A reference of Word came along that leads nowhere.',
    write(anyProse, (text) => withSentence(text, 'See Error! Reference source not found.')),
  ],
  'paste-citation-number': [
    'A sentence was copied from an encyclopedia with the number of its footnote.',
    write(anyProse, (text) => (text.endsWith('.') ? `${text}[3]` : null)),
  ],
  'paste-citation-needed': [
    'A sentence was copied from an encyclopedia with its note.',
    write(prose, (text) => `${text}[citation needed]`),
  ],
  'paste-comment-of-google-docs': [
    'The letter of a comment of Google Docs came along.',
    word(prose, (found) => `${found}[a]`),
  ],
  'paste-whatsapp-header': [
    'A message was copied from WhatsApp with its time and its sender.',
    write(prose, (text) => `[22/11/26, 10:31:07] Ravi Noida: ${text}`),
  ],
  'paste-whatsapp-bold': [
    'A word stands between single stars, as WhatsApp makes words bold.',
    word(prose, (found) => `*${found}*`),
    { says: ['**'] },
  ],
  'paste-whatsapp-italic': [
    'Words stand between underscores, as WhatsApp slants them.',
    word(prose, (found) => `_${found}_`),
  ],
  'paste-whatsapp-struck': [
    'A word stands between tildes, as chats strike it out.',
    word(prose, (found) => `~${found}~`),
  ],
  'paste-slack-emoji': ['A code for an emoji was copied from Slack.', write(prose, (text) => `${text} :rocket:`)],
  'paste-slack-link': [
    'A link was copied from Slack in its own writing.',
    write(prose, (text) => withSentence(text, 'More on <https://www.openstreetmap.org|our map>.')),
  ],
  'paste-jira-link': [
    'A link was copied from Jira in its own writing.',
    write(prose, (text) => withSentence(text, 'More on [our contact page|/contact].')),
    { says: ['[our contact page](/contact)', '](', '(/contact)'] },
  ],
  'paste-wiki-link': [
    'A link is written as in a wiki.',
    write(prose, (text) => withSentence(text, 'More on our [[contact]] page.')),
  ],
  'paste-bulletin-board': [
    'A word is bold as in a forum.',
    word(prose, (found) => `[b]${found}[/b]`),
    { says: ['**'] },
  ],
  'paste-latex': ['A word is bold as in LaTeX.', word(prose, (found) => `\\textbf{${found}}`)],
  'paste-word-tags': ['Tags of Word came along.', write(prose, (text) => `${text}<o:p></o:p>`)],
  'paste-clipboard-comment': [
    'The comments with which Windows marks a piece of the clipboard came along.',
    write(prose, (text) => `<!--StartFragment-->${text}<!--EndFragment-->`),
  ],
  'paste-span-of-google-docs': [
    'A word brought its style along as HTML.',
    word(prose, (found) => `<span style="font-weight:400">${found}</span>`),
  ],
  'paste-html-link': [
    'A link was pasted as HTML.',
    write(prose, (text) => withSentence(text, 'Write on our <a href="/contact">contact page</a>.')),
  ],
  'paste-html-break-in-address': [
    'Lines of a postal address are parted by tags.',
    write(
      both(inPage, ({ name, value }) => name === 'address' && value === '{address}'),
      () => '{street},<br>{locality}',
    ),
  ],
  'paste-html-entity-in-title': [
    'An ampersand stands in a title as HTML writes it.',
    write(blockTitle, (text) => (/ and /.test(text) ? text.replace(' and ', ' &amp; ') : `${text} &amp; more`)),
    { says: ['&'] },
  ],
  'paste-entity-for-space': [
    'A fixed space stands in a text as HTML writes it.',
    write(anyProse, (text) => text.replace(' ', '&nbsp;')),
  ],
  'paste-unicode-escape-shown': [
    'An apostrophe was escaped twice and would be shown as its code.',
    write(anyProse, (text) => (/[a-z]’[a-z]/.test(text) ? text.replace('’', '\\u2019') : null)),
  ],
  'paste-line-break-shown': [
    'A line break was escaped twice and would be shown as letters.',
    write(prose, (text) => middle(text, '\\n')),
  ],
  'paste-mojibake-apostrophe': [
    'An apostrophe was read in the wrong encoding.',
    write(anyProse, (text) => (/[a-z]’[a-z]/.test(text) ? text.replace('’', 'â€™') : null)),
  ],
  'paste-mojibake-dash': ['A dash was read in the wrong encoding.', write(prose, (text) => middle(text, ' â€“'))],
  'paste-mojibake-letter': [
    'A name with an accent was read in the wrong encoding.',
    write(anyProse, (text) => withSentence(text, 'AndrÃ© answers the phone.')),
    { says: ['é', 'André'] },
  ],
  'paste-mojibake-rupee': [
    'A sum in rupees was read in the wrong encoding.',
    write(anyProse, (text) => withSentence(text, 'It starts at â‚¹ 50,000.')),
  ],
  'paste-question-marks-for-apostrophes': [
    'Every apostrophe of a text became a question mark.',
    write(prose, (text) => (/[a-z]’[a-z]/.test(text) ? text.replace(/(?<=[a-z])’(?=[a-z])/g, '?') : null)),
  ],
  'paste-citation-of-a-chat-program': [
    'A text was copied from a chat program with the code of its source.',
    write(prose, (text) => `${text} :contentReference[oaicite:0]{index=0}`),
  ],
  'paste-formula-error': [
    'A label was copied from a spreadsheet in which a formula failed.',
    put(
      both(inPage, ({ name }) => name === 'label', line),
      () => '#REF!',
    ),
  ],
  'paste-not-a-number': [
    'A figure comes from a program that had none.',
    write(
      both(inPage, ({ name, parent }) => name === 'value' && parent?.name === 'figure'),
      () => 'NaN',
    ),
  ],
  'paste-object-object': [
    'A text comes from a program that wrote out an object.',
    write(anyProse, (text) => withSentence(text, 'Ask [object Object] about it.')),
  ],
  'paste-undefined': ['A text comes from a program that had no name at hand.', put(blockTitle, () => 'undefined')],
  'paste-printf': [
    'A text comes from a program with a gap for a number.',
    write(prose, (text) => withSentence(text, 'More than %d clients say so.')),
    { strict: true },
  ],
  'paste-gap-in-brackets': [
    'A gap of a template was not filled.',
    write(anyProse, (text) => withSentence(text, 'Ask [insert name] about it.')),
  ],
  'paste-gap-as-underline': [
    'A gap of a form was not filled.',
    write(anyProse, (text) => withSentence(text, 'It takes ________ days.')),
  ],
  'paste-latin-filler': [
    'The words of the template are Latin still.',
    put(
      siteProse,
      () => 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.',
    ),
  ],
  'paste-latin-filler-in-meta': [
    'The description for search engines is Latin still.',
    put(
      ofMeta('description'),
      () =>
        'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore.',
    ),
  ],
  'paste-to-be-done': [
    'A note to oneself stands in a text.',
    write(anyProse, (text, random) =>
      withSentence(
        text,
        pick(['TODO: ask Kavitha for the figures.', 'TBD', 'FIXME', '(XXX check with sales)'], random),
      ),
    ),
  ],
  'paste-mark-of-template-left': [
    'A text of a published page has the mark of those that are still to be written.',
    write(prose, (text) => `✎ ${text}`),
    { says: ['✎', 'written', 'draft'] },
  ],
  'paste-markdown-heading': ['A paragraph begins with the signs of a heading.', write(prose, (text) => `## ${text}`)],
  'paste-markdown-heading-in-document': [
    'A paragraph of a policy document begins with the signs of a heading.',
    write(documentProse, (text) => `### ${text}`),
  ],
  'paste-markdown-picture': [
    'A picture stands in a text, as Markdown would show it.',
    write(prose, (text) => `![our office](banners/contact.svg) ${text}`),
  ],
  'paste-markdown-table': [
    'A table of Markdown stands in a paragraph.',
    write(prose, (text) => `${text}\n| Plan | Price |\n|---|---|\n| Small | ₹ 50,000 |`),
  ],
  'paste-markdown-list': [
    'A list of Markdown stands in a paragraph.',
    write(prose, (text) => `${text}\n- first a call\n- then a plan`),
  ],
  'paste-markdown-reference': [
    'A link of Markdown names its address elsewhere.',
    write(prose, (text) => withSentence(text, 'More on [our contact page][1].')),
  ],
  'paste-code-quotes': [
    'A word stands between backticks, as in a readme.',
    word(prose, (found) => `\`${found}\``),
    { strict: true },
  ],
  'paste-marks-in-title': [
    'A word of a title is bold, where no marks are understood.',
    write(blockTitle, (text) => (/^\w+ /.test(text) ? text.replace(/^(\w+)/, '**$1**') : null)),
  ],
  'paste-marks-in-document': [
    'A word of a policy document is bold, where no marks are understood.',
    word(documentProse, (found) => `**${found}**`),
  ],
  'paste-link-in-site-data': [
    'A link with marks stands in a text of the site, where no marks are understood.',
    write(
      both(inSite, ({ name }) => name === 'description' || name === 'review', siteProse),
      (text) => withSentence(text, 'Read [more](/about).'),
    ),
  ],
  'paste-link-in-keyword': [
    'A keyword brought its link along.',
    put(both(inPage, inList('keywords')), (text) => `[${text}](/service)`),
  ],
  'paste-picture-as-data': [
    'A picture was pasted itself instead of its name.',
    put(image, () => 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk'),
    { expect: 'error' },
  ],
  'paste-embed-code': [
    'The whole code to embed a map stands where its address belongs.',
    at(
      ({ name, file }) => name === 'embedUrl' && file.startsWith('pages-data/'),
      (place, { text }) =>
        set(
          place,
          '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=77.36" width="425"></iframe>',
          text,
        ),
    ),
    { expect: 'error' },
  ],
})
