import { put, word, write } from '../edit.ts'
import { mistakes, type Seed } from '../kind.ts'
import { blockTitle, ofEntry } from '../known-places.ts'
import { pick } from '../site.ts'
import { anyProse, both, inPage, link, named, prose, title, type Where, within } from '../where.ts'
import { withSentence } from '../words.ts'

const sentence = (where: Where, words: string): Seed => write(where, (text) => withSentence(text, words))
const button = both(inPage, named('label'), within(link))

/** HTML, filler and notes where readers would see them. */
export const texts = mistakes('texts', 'either', {
  'html-bold': ['Words are made strong by an HTML tag.', word(anyProse, (text) => `<b>${text}</b>`)],
  'html-strong-in-title': [
    'Words of a title are made strong by an HTML tag.',
    word(title, (text) => `<strong>${text}</strong>`),
  ],
  'html-break': ['A line break is an HTML tag.', write(anyProse, (text) => text.replace('. ', '.<br>'))],
  'html-break-closed': [
    'A line break in a title is an HTML tag with a slash.',
    write(title, (text) => text.replace(' ', '<br />')),
  ],
  'html-paragraph': ['A text stands between the tags of an HTML paragraph.', write(prose, (text) => `<p>${text}</p>`)],
  'html-link': [
    'A link is an HTML tag.',
    word(prose, (text) => `<a href="/contact">${text}</a>`),
    { says: ['](', '['] },
  ],
  'html-link-abroad': [
    'A link to another site is an HTML tag with attributes.',
    sentence(prose, '<a href="https://www.w3.org" target="_blank" rel="noopener">More</a>'),
  ],
  'html-span-of-office': [
    'A tag of a word processor with its styles came along.',
    word(anyProse, (text) => `<span style="mso-ansi-language:EN-IN">${text}</span>`),
  ],
  'html-script': ['A script came along with a text.', sentence(prose, '<script>alert(1)</script>')],
  'html-image': ['A picture is an HTML tag.', sentence(prose, '<img src="team.jpg" alt="">')],
  'html-comment': ['A remark for colleagues stands in an HTML comment.', sentence(prose, '<!-- check with sales -->')],
  'html-list': ['A list is of HTML tags.', sentence(prose, '<ul><li>Design</li><li>Tests</li></ul>')],
  'html-unclosed': ['An HTML tag is open and never closed.', word(prose, (text) => `<em>${text}`)],
  'entity-amp': ['An ampersand is an HTML entity.', write(anyProse, (text) => text.replace(' and ', ' &amp; '))],
  'entity-nbsp': ['A space is an HTML entity.', write(anyProse, (text) => text.replace(' ', '&nbsp;'))],
  'entity-apostrophe': ['An apostrophe is an HTML entity.', word(anyProse, (text) => `${text}&rsquo;s`)],
  'entity-by-number': [
    'A dash is an HTML entity by its number.',
    write(anyProse, (text) => text.replace(', ', ' &#8211; ')),
  ],
  'entity-in-label': [
    'The label of a link holds an HTML entity.',
    write(button, (text) => text.replace(' ', '&nbsp;')),
  ],
  'entity-lt': [
    'A tag is written in entities, as after a conversion.',
    word(prose, (text) => `&lt;b&gt;${text}&lt;/b&gt;`),
  ],

  'lorem-ipsum': [
    'A text is filler.',
    write(
      anyProse,
      () => 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.',
    ),
  ],
  'lorem-within': [
    'A sentence of filler stands in a text.',
    sentence(anyProse, 'Sed ut perspiciatis unde omnis iste natus error sit voluptatem, lorem ipsum.'),
  ],
  'todo-behind': ['A sentence ends in a TODO.', sentence(anyProse, 'TODO: add figures')],
  'todo-in-title': ['A title is a TODO.', write(title, () => 'TODO title')],
  'todo-in-brackets': ['A TODO stands in brackets.', sentence(prose, '[TODO ask Rohit for the number]')],
  tbd: ['A figure is still TBD.', sentence(anyProse, 'The price is TBD.')],
  fixme: ['A FIXME is left in a text.', sentence(prose, 'FIXME wrong figure')],
  'question-marks': [
    'Question marks stand for what nobody knew.',
    sentence(anyProse, 'More than ??? clients trust us.'),
  ],
  xxx: ['XXX stands for a figure.', sentence(prose, 'Since then we have saved clients XXX hours.')],
  'placeholder-in-square-brackets': [
    'The placeholder of a template is left.',
    sentence(prose, 'Write to [insert name here] for more.'),
  ],
  'placeholder-company': [
    'The company is still the placeholder of a template.',
    sentence(prose, 'At [Your Company Name] we care.'),
  ],
  'placeholder-text-here': [
    'A text is the prompt of a template.',
    write(prose, () => 'Your text goes here. Replace this with your own words.'),
  ],
  'placeholder-title': ['A title is the prompt of a template.', write(title, () => 'Insert title here')],
  'pencil-left': ['The mark of a text still to be written is left.', write(prose, (text) => `✎ ${text}`)],
  'filler-letters': ['A title is of letters typed at random.', write(title, () => 'asdf asdf'), { strict: true }],
  'note-to-colleague': [
    'A note to a colleague stands in a text.',
    sentence(prose, '(Pooja: please confirm before publishing!)'),
    { strict: true },
  ],
  'click-here': ['The label of a link says "Click here".', write(button, () => 'Click here')],
  'label-here': ['The label of a link says "here".', write(button, () => 'here')],
  'mark-click-here': [
    'The words of a link in a text say "click here".',
    sentence(prose, 'For prices [click here](/contact).'),
  ],
  'label-as-address': [
    'The label of a link is its address.',
    write(
      both(button, ({ parent }) => /^\/[a-z]/.test(parent?.value.to)),
      () => 'https://www.noidasoftworks.example/contact',
    ),
    { strict: true },
  ],
  'label-click-here': [
    'The words of a link say that one can press them.',
    put(
      both(inPage, named('label'), ({ parent }) => parent?.name === 'actions'),
      (_, random) => pick(['Click here', 'here', 'click'], random),
    ),
    { strict: true },
  ],
  'label-as-address-too': [
    'The words of a link are its address.',
    put(
      both(inPage, named('label'), ({ parent }) => parent?.name === 'actions'),
      () => 'https://www.noidasoftworks.example/contact',
    ),
    { strict: true },
  ],
  'label-of-dot-too-long': [
    'The words of a dot are a heading.',
    put(
      both(inPage, ofEntry('items', 'label'), ({ block: type }) => type === 'section-list'),
      (text) => `${text} and all that belongs to it`,
    ),
    { expect: 'error' },
  ],
  'title-ends-with-colon': ['A title ends with a comma.', write(blockTitle, (text) => `${text},`), { strict: true }],
  'title-in-capitals': [
    'A title is in capitals.',
    write(
      both(blockTitle, ({ value }) => !value.includes('{') && value.length > 12),
      (text) => text.toUpperCase(),
    ),
    { strict: true },
  ],
  'word-twice-too': [
    'A word stands twice in a row.',
    word(prose, (found) => (/^(that|had|very|ha)$/i.test(found) ? found : `${found} ${found}`)),
  ],
  'spaces-doubled-too': ['Two spaces stand between words.', write(prose, (text) => text.replace(' ', '  '))],
  'space-before-comma-too': [
    'A space stands in front of a comma.',
    write(
      both(prose, ({ value }) => /\w, /.test(value)),
      (text) => text.replace(', ', ' , '),
    ),
  ],
})
