import { word, write } from '../edit.ts'
import { mistakes, type Seed } from '../kind.ts'
import { both, documentProse, inPage, inSite, line, prose, role, siteProse, title, type Where } from '../where.ts'
import { withSentence } from '../words.ts'

const sentence = (words: string): Seed => write(prose, (text) => withSentence(text, words))
const strong = (where: Where): Where => both(where, ({ value }) => value.includes('**'))
const marked = (where: Where): Where => both(where, ({ value }) => /\]\([^)]+\)/.test(value))
const tokened: Where = both(inPage, role('line', 'text'), ({ value }) => /\{\w+\}/.test(value))
const keyword: Where = both(inPage, ({ name, index }) => name === 'keywords' && index !== undefined)

/** Marks for strong words and links where they are broken, or where they have no meaning; and tokens. */
export const marks = mistakes('marks', 'either', {
  'strong-in-line': ['A title has stars for strong words.', word(title, (text) => `**${text}**`)],
  'strong-around-title': ['A title stands between stars.', write(title, (text) => `**${text}**`)],
  'code-in-title': ['A title has backticks, which mean nothing in it.', word(title, (text) => `\`${text}\``)],
  'code-open': ['A backtick is not closed.', word(prose, (text) => `\`${text}`)],
  'square-open': ['A square bracket is not closed.', word(prose, (text) => `[${text}`)],
  'strong-in-label': [
    'A label, name or caption has stars.',
    write(
      both(line, ({ name }) => !/title|heading/.test(name)),
      (text) => `**${text}**`,
    ),
  ],
  'strong-in-keyword': ['A keyword has stars.', write(keyword, (text) => `**${text}**`)],
  'strong-in-site-data': [
    'A text in the data of the site has stars, where marks mean nothing.',
    word(siteProse, (text) => `**${text}**`),
  ],
  'strong-in-document': ['A policy has stars, where marks mean nothing.', word(documentProse, (text) => `**${text}**`)],
  'link-in-line': ['A title has the mark of a link.', word(title, (text) => `[${text}](/about)`)],
  'link-in-site-data': [
    'A text in the data of the site has the mark of a link.',
    word(siteProse, (text) => `[${text}](/about)`),
  ],
  'link-in-document': ['A policy has the mark of a link.', word(documentProse, (text) => `[${text}](/about)`)],
  'heading-mark': ['A title begins with the mark of a Markdown heading.', write(title, (text) => `## ${text}`)],
  'heading-mark-in-text': ['A text begins with the mark of a Markdown heading.', write(prose, (text) => `# ${text}`)],
  'list-mark': ['A text begins with the hyphen of a Markdown list.', write(prose, (text) => `- ${text}`)],
  'list-mark-star': ['A text begins with the star of a Markdown list.', write(prose, (text) => `* ${text}`)],
  'list-mark-in-line': ['A title begins with the hyphen of a list.', write(title, (text) => `- ${text}`)],
  'list-typed-in-text': [
    'A list with hyphens and line breaks stands in a text.',
    sentence('We do:\n- design\n- tests'),
  ],
  'quote-mark': ['A text begins with the mark of a Markdown quote.', write(prose, (text) => `> ${text}`)],
  'underscores-around-word': ['A word stands between underscores, as in Markdown.', word(prose, (text) => `_${text}_`)],
  'double-underscores-around-word': [
    'A word stands between two underscores each.',
    word(prose, (text) => `__${text}__`),
    { says: ['**'] },
  ],
  'single-stars-around-word': [
    'A word stands between single stars.',
    word(prose, (text) => `*${text}*`),
    { says: ['**'] },
  ],
  'three-stars-around-word': [
    'A word stands between three stars each.',
    word(prose, (text) => `***${text}***`),
    { says: ['**'] },
  ],
  strikethrough: ['A word was struck through with tildes.', word(prose, (text) => `~~${text}~~`)],
  'rule-typed': ['A text is a Markdown rule.', write(prose, () => '---')],
  'table-typed': ['A Markdown table stands in a text.', sentence('| Plan | Price |\n|---|---|\n| One | 5 |')],
  'strong-unclosed': [
    'Stars open and never close.',
    write(strong(prose), (text) => text.replace(/\*\*(?=[^*]*$)/, '')),
  ],
  'strong-unopened': ['Stars close that never opened.', write(strong(prose), (text) => text.replace('**', ''))],
  'strong-with-spaces': ['Spaces stand between the stars and the words.', word(prose, (text) => `** ${text} **`)],
  'strong-empty': ['Four stars have nothing between them.', word(prose, (text) => `${text} ****`)],
  'strong-one-star-lost': [
    'Of the stars that close one is lost.',
    write(strong(prose), (text) => text.replace(/\*\*(?=[^*]*$)/, '*')),
  ],
  'link-with-space': [
    'A space parts the words of a link from its address.',
    write(marked(prose), (text) => text.replace('](', '] (')),
    { says: ['](', 'space'] },
  ],
  'link-reversed': [
    'The brackets of a link are exchanged.',
    word(prose, (text) => `(${text})[/contact]`),
    { says: ['](', '[words](/path)'] },
  ],
  'link-in-square-brackets': [
    'The address of a link stands in square brackets.',
    word(prose, (text) => `[${text}][/contact]`),
  ],
  'link-unclosed': [
    'The address of a link is never closed.',
    write(
      both(marked(prose), ({ value }) => /\]\([^)]+\)[^)]*$/.test(value)),
      (text) => text.replace(/(\]\([^)]+)\)/, '$1'),
    ),
    { says: [')'] },
  ],
  'link-words-unclosed': [
    'The words of a link are never closed.',
    write(marked(prose), (text) => text.replace('](', '(')),
    { says: [']'] },
  ],
  'link-words-unopened': [
    'The words of a link never open.',
    write(marked(prose), (text) => text.replace(/\[(?=[^\]]+\]\()/, '')),
    { says: ['['] },
  ],
  'link-without-words': ['A link has no words.', sentence('More [](/contact).')],
  'link-with-blank-words': ['The words of a link are a space.', sentence('More [ ](/contact).')],
  'link-without-address': ['A link has no address.', sentence('More [about prices]().')],
  'link-twice-bracketed': ['A link stands in the brackets of a wiki.', sentence('More at [[/contact]].')],
  'link-in-angle-brackets': ['An address stands in angle brackets.', sentence('More at <https://www.w3.org>.')],
  'link-with-title': [
    'The address of a link is followed by a title, as in Markdown.',
    sentence('More [about prices](/contact "Prices").'),
  ],
  'link-of-two-lines': ['The words of a link are broken by a line.', sentence('More [about\nprices] (/contact).')],
  'image-in-text': ['A picture is embedded as in Markdown.', sentence('![Our team](team/member-01.svg)')],
  'link-by-reference': ['A link refers to a list of addresses below.', sentence('More [about prices][1].')],
  'link-in-link': ['A link stands within the words of a link.', sentence('More [about [prices](/contact)](/service).')],
  'bare-address': [
    'An address was pasted where a link with words belongs.',
    sentence('See https://www.w3.org/WAI/standards-guidelines/ for more.'),
    { strict: true },
  ],

  'token-mistyped': [
    'The name of a token has a mistake of typing.',
    write(tokened, (text) => text.replace(/\{(\w)(\w+)\}/, '{$1x$2}')),
  ],
  'token-capital': [
    'The name of a token begins with a capital letter.',
    write(
      both(tokened, ({ value }) => /\{company\}/.test(value)),
      (text) => text.replace('{company}', '{Company}'),
    ),
    { says: ['{company}'] },
  ],
  'token-unknown': ['A token is named that nobody defines.', sentence('Call {telephone3} now.')],
  'token-with-spaces': [
    'Spaces stand within the braces of a token.',
    write(tokened, (text) => text.replace(/\{(\w+)\}/, '{ $1 }')),
  ],
  'token-in-two-braces': [
    'A token stands in two braces each, as in other systems.',
    write(tokened, (text) => text.replace(/\{(\w+)\}/, '{{$1}}')),
  ],
  'token-with-dollar': [
    'A dollar sign stands before a token, as in JavaScript.',
    write(tokened, (text) => text.replace(/\{(\w+)\}/, '$$$&')),
  ],
  'token-in-per-cent-signs': [
    'A token stands between per cent signs.',
    write(
      both(tokened, ({ value }) => value.includes('{company}')),
      (text) => text.replace('{company}', '%company%'),
    ),
    { strict: true },
  ],
  'token-in-square-brackets': [
    'A token stands in square brackets.',
    write(
      both(tokened, ({ value }) => value.includes('{company}')),
      (text) => text.replace('{company}', '[company]'),
    ),
    { strict: true },
  ],
  'token-unclosed': [
    'The brace behind a token is gone.',
    write(tokened, (text) => text.replace(/\{(\w+)\}/, '{$1')),
    { says: ['}'] },
  ],
  'token-unopened': [
    'The brace before a token is gone.',
    write(tokened, (text) => text.replace(/\{(\w+)\}/, '$1}')),
    { says: ['{'] },
  ],
  'token-empty': ['The braces of a token are empty.', write(tokened, (text) => text.replace(/\{(\w+)\}/, '{}'))],
  'token-of-list': ['A token names a property that is no text.', sentence('Follow us on {social}.')],
  'token-by-path': [
    'A token is written as a path into the company.',
    write(
      both(tokened, ({ value }) => value.includes('{company}')),
      (text) => text.replace('{company}', '{company.name}'),
    ),
  ],
  'token-unknown-in-site-data': [
    'A text in the data of the site names a token that nobody defines.',
    write(siteProse, (text) => withSentence(text, 'Ask {companyName}.')),
  ],
  'token-unknown-in-document': [
    'A policy names a token that nobody defines.',
    write(documentProse, (text) => withSentence(text, 'Ask {companyname}.')),
    { says: ['{company}'] },
  ],
  'token-mistyped-in-alt': [
    'The words for a picture name a token that nobody defines.',
    write(
      both(
        role('alt'),
        ({ value }) => value.length > 10,
        (place, site) => inPage(place, site) || inSite(place, site),
      ),
      (text) => `${text} {compnay}`,
    ),
    { says: ['{company}'] },
  ],
  'strong-not-closed': [
    'Strong words have no end.',
    write(
      both(prose, ({ value }) => value.includes('**')),
      (text) => text.replace(/\*\*([^*]*)\*\*/, '**$1'),
    ),
    { says: ['**'] },
  ],
  'strong-three-stars-before': [
    'Strong words have three stars in front.',
    write(
      both(prose, ({ value }) => value.includes('**')),
      (text) => text.replace(/\*\*([^*]*)\*\*/, '***$1**'),
    ),
    { says: ['**'] },
  ],
  'code-in-four-backticks': [
    'A word of a program stands in two backticks on each side.',
    write(prose, (text) => withSentence(text, 'It is ``robots.txt`` in full.')),
    { says: ['`code`'] },
  ],
  'strong-three-stars': [
    'Strong words have three stars.',
    write(
      both(prose, ({ value }) => value.includes('**')),
      (text) => text.replace(/\*\*([^*]*)\*\*/, '***$1***'),
    ),
    { says: ['**'] },
  ],
  'strong-with-spaces-too': [
    'Spaces stand within the stars of strong words.',
    write(
      both(prose, ({ value }) => value.includes('**')),
      (text) => text.replace(/\*\*([^*]*)\*\*/, '** $1 **'),
    ),
    { says: ['**'] },
  ],
  'strong-around-nothing': ['Four stars stand around nothing.', write(prose, (text) => `${text} ****`)],
})
