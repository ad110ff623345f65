import { inText, match, splice } from '../edit.ts'
import { mistakes, type Seed } from '../kind.ts'
import { pick } from '../site.ts'

const any = () => true

/** Inserts words that do not belong there at the start of a random line within the document. */
const atLine = (insert: (indent: string) => string): Seed =>
  inText(any, (text, random) => {
    const line = pick([...text.matchAll(/\n( +)"/g)], random)
    return splice(text, line.index + 1, 0, insert(line[1] as string), { before: 0, after: 2 })
  })

/** A string value on the same line as its property, its words captured; followed by a comma. */
const value = /(?<=": )"([^"\\\n]{5,})"(?=,?\n)/g

/** Mistakes of typing that leave no JSON. */
export const syntax = mistakes('syntax', 'error', {
  'trailing-comma-in-object': [
    'The last property of an object is followed by a comma.',
    match(any, /"(?=\s*\})/g, () => '",'),
  ],
  'trailing-comma-in-list': [
    'The last entry of a list is followed by a comma.',
    match(any, /[}"](?=\s*\])/g, ([end]) => `${end},`),
  ],
  'comma-missing-between-properties': [
    'The comma between two properties is gone.',
    match(any, /",(?=\s+"[^"\n]+":)/g, () => '"', 40),
    { says: [',', 'comma'] },
  ],
  'comma-missing-between-entries': [
    'The comma between two objects of a list is gone.',
    match(any, /\},(?=\s*\{)/g, () => '}', 20),
    { says: [',', 'comma'] },
  ],
  'comma-missing-between-texts': [
    'The comma between two texts of a list is gone.',
    match(any, /",(?=\s*"[^"\n]+"[,\]\n](?!:))/g, () => '"', 30),
    { says: [',', 'comma'] },
  ],
  'comma-doubled': ['Two commas follow one another.', match(any, /",(?=\s+")/g, () => '",,')],
  'comma-leading': ['An object begins with a comma.', match(any, /\{(?=\s+")/g, () => '{,', 12)],
  'comma-as-full-stop': ['A full stop stands where a comma belongs.', match(any, /",(?=\n)/g, () => '".', 40)],
  'comma-as-semicolon': ['A semicolon stands where a comma belongs.', match(any, /",(?=\n)/g, () => '";', 40)],
  'comma-full-width': [
    'A full-width comma of an Asian keyboard ends a property.',
    match(any, /",(?=\n)/g, () => '"，', 40),
  ],
  'colon-missing': [
    'The colon between name and value is gone.',
    match(any, /": (?=")/g, () => '" '),
    { says: [':', 'colon'] },
  ],
  'colon-as-equals': [
    'An equals sign stands in the place of the colon.',
    match(any, /": (?=")/g, () => '" = '),
    { says: [':', 'colon'] },
  ],
  'colon-as-semicolon': [
    'A semicolon stands in the place of the colon.',
    match(any, /": (?=")/g, () => '"; '),
    { says: [':', 'colon'] },
  ],
  'colon-full-width': ['A full-width colon stands in the place of the colon.', match(any, /": (?=")/g, () => '"： ')],
  'colon-doubled': ['Two colons stand between name and value.', match(any, /": (?=")/g, () => '":: ')],
  'value-missing': ['A property has a name and a colon, and no value.', match(any, value, () => '', 6)],
  'single-quotes-around-text': [
    'A text stands in single quotes.',
    match(any, /(?<=": )"([^"\\'\n]{5,})"/g, ([, words]) => `'${words}'`),
    { says: ['"', 'double'] },
  ],
  'single-quotes-around-name': [
    'The name of a property stands in single quotes.',
    match(any, /"(\w+)"(?=: )/g, ([, name]) => `'${name}'`),
    { says: ['"', 'double'] },
  ],
  'name-without-quotes': [
    'The name of a property stands without quotes.',
    match(any, /"(\w+)"(?=: )/g, ([, name]) => `${name}`),
    { says: ['"', 'quote'] },
  ],
  'value-without-quotes': [
    'A text stands without quotes.',
    match(any, value, ([, words]) => `${words}`),
    { says: ['"', 'quote'] },
  ],
  'backticks-around-text': [
    'A text stands in backticks, as in JavaScript.',
    match(any, value, ([, words]) => `\`${words}\``),
    { says: ['"', 'double'] },
  ],
  'curly-quotes-around-text': [
    'A word processor has curled the quotes around a text.',
    match(any, value, ([, words]) => `“${words}”`),
    { says: ['"', 'straight', '“'] },
  ],
  'curly-quotes-around-name': [
    'A word processor has curled the quotes around a name.',
    match(any, /"(\w+)"(?=: )/g, ([, name]) => `“${name}”`),
    { says: ['"', 'straight', '“'] },
  ],
  'low-quotes-around-text': [
    'A text stands in the low and high quotes of German.',
    match(any, value, ([, words]) => `„${words}“`),
    { says: ['"', 'straight', '„'] },
  ],
  'quote-closed-curly': [
    'A text begins with a straight quote and ends with a curly one.',
    match(any, value, ([, words]) => `"${words}”`, 4),
  ],
  'opening-quote-missing': ['The quote before a text is gone.', match(any, value, ([, words]) => `${words}"`, 4)],
  'closing-quote-missing': ['The quote after a text is gone.', match(any, value, ([, words]) => `"${words}`, 4)],
  'closing-quote-of-name-missing': [
    'The quote after the name of a property is gone.',
    match(any, /"(\w+)"(?=: )/g, ([, name]) => `"${name}`, 12),
  ],
  'quotes-doubled': ['A text stands in two pairs of quotes.', match(any, value, ([, words]) => `""${words}""`)],
  'quotes-within-text': [
    'A text quotes words without a backslash before the quotes.',
    match(any, /(?<=": "[^"\\\n]{8,}) (\w+) (?=[^"\\\n]+")/g, ([, word]) => ` "${word}" `, 3),
    { says: ['\\"', '“', 'backslash'] },
  ],
  'line-break-within-text': [
    'A text was broken into two lines.',
    match(any, /(?<=": "[^"\\\n]{20,}) (?=[^"\\\n]{10,}")/g, () => '\n        ', 3),
  ],
  'tab-within-text': [
    'A text holds a tab character.',
    match(any, /(?<=": "[^"\\\n]{8,}) (?=[^"\\\n]{4,}")/g, () => '\t', 3),
  ],
  'backslash-within-text': [
    'A text holds a path of Windows with single backslashes.',
    match(any, /(?<=": "[^"\\\n]{8,}) (?=[^"\\\n]{4,}")/g, () => ' C:\\data\\invoices ', 3),
    { says: ['\\\\'] },
  ],
  'escape-cut-off': [
    'The escape of a character lost a digit.',
    match(any, /(?<=": "[^"\\\n]{8,}) (?=[^"\\\n]{4,}")/g, () => ' \\u20b ', 3),
  ],
  'comment-line': [
    'A line of explanation begins with two slashes.',
    atLine((indent) => `${indent}// ask Pooja about this\n`),
    { says: ['comment'] },
  ],
  'comment-behind-value': [
    'A remark with two slashes stands behind a value.',
    match(any, /",(?=\n)/g, () => '", // new'),
    { says: ['comment'] },
  ],
  'comment-block': [
    'A line of explanation stands between /* and */.',
    atLine((indent) => `${indent}/* old, keep */\n`),
    { says: ['comment'] },
  ],
  'comment-hash': ['A line of explanation begins with #.', atLine((indent) => `${indent}# changed in May\n`)],
  'comment-html': [
    'A line of explanation stands between <!-- and -->.',
    atLine((indent) => `${indent}<!-- hidden for now -->\n`),
  ],
  'bracket-missing-at-end': [
    'The last brace of the document is gone.',
    inText(any, (text) => splice(text, text.lastIndexOf('}'), 1, '', { before: 6, after: 1 })),
    { says: ['}'] },
  ],
  'bracket-missing-of-list': [
    'The bracket that ends the last list is gone.',
    inText(any, (text) => splice(text, text.lastIndexOf(']'), 1, '', { before: 6, after: 6 })),
    { says: [']'] },
  ],
  'bracket-missing-of-object': [
    'The brace that ends an object in a list is gone.',
    match(any, /\}(?=,\s*\{\s+"(type|id|heading|title)")/g, () => '', 30),
    { several: true },
  ],
  'bracket-too-many': [
    'One brace too many stands at the end.',
    inText(any, (text) => splice(text, text.trimEnd().length, 0, '\n}', { before: 1, after: 0 })),
    { says: ['}'] },
  ],
  'bracket-too-many-of-list': [
    'One bracket too many ends a list.',
    match(any, /\n( *)\](?=,?\n)/g, ([, indent]) => `\n${indent}]]`, 3),
    { several: true },
  ],
  'bracket-of-other-kind': [
    'A list ends with a brace.',
    match(any, /(?<=["}]\s*)\](?=,?\n)/g, () => '}', 2),
    { says: [']'] },
  ],
  'brace-doubled': [
    'An object begins with two braces.',
    match(any, /(?<=\n +)\{(?=\n)/g, () => '{{', 20),
    { several: true },
  ],
  'round-brackets': [
    'A list stands in round brackets.',
    match(any, /": \[(?=\n)/g, () => '": (', 3),
    { several: true },
  ],
  'capital-boolean': [
    'true begins with a capital letter.',
    match(any, /(?<=": )(true|false)/g, ([word]) => (word === 'true' ? 'True' : 'False')),
    { says: ['true', 'false'] },
  ],
  'none-as-value': ['None, of another language, stands as a value.', match(any, value, () => 'None')],
  'undefined-as-value': ['undefined, of another language, stands as a value.', match(any, value, () => 'undefined')],
  'number-with-leading-zero': ['A number begins with 0.', match(any, /(?<="value": )\d+/g, ([digits]) => `0${digits}`)],
  'number-with-percent': [
    'A number without quotes is followed by a per cent sign.',
    match(any, /(?<="value": )\d+/g, ([digits]) => `${digits}%`),
  ],
  'number-with-plus': ['A number begins with a plus.', match(any, /(?<="value": )\d+/g, ([digits]) => `+${digits}`)],
  'texts-joined-by-plus': [
    'A text is joined of two by a plus, as in JavaScript.',
    match(any, /(?<=": "[^"\\\n]{20,}) (?=[^"\\\n]{10,}")/g, () => ' " + "', 4),
  ],
  'ellipsis-left': ['Three dots stand for entries that were left out.', atLine((indent) => `${indent}...\n`)],
  'diff-sign-left': ['The plus of a pasted patch stands before a line.', atLine(() => '+')],
  'line-number-left': ['A line number was pasted with its line.', atLine(() => '17')],
  'no-break-space-between': [
    'A no-break space stands between name and value.',
    match(any, /": (?=")/g, () => '":\u00a0'),
    { says: ['no-break', 'non-breaking', 'U+00A0'] },
  ],
  'invisible-character-between': [
    'A zero-width space stands before a name.',
    atLine((indent) => `${indent}\u200b`),
    { says: ['U+200B', 'invisible', 'zero'] },
  ],
  'escaped-quotes-pasted': [
    'A line was pasted from a string of a program, with its backslashes.',
    match(any, /"(\w+)": "([^"\\\n]{5,})"/g, ([, name, words]) => `\\"${name}\\": \\"${words}\\"`),
    { several: true },
  ],
  'entities-for-quotes': [
    'The quotes around a text became &quot;.',
    match(any, value, ([, words]) => `&quot;${words}&quot;`),
  ],
})
