import { inText, match, splice } from '../edit.ts'
import { type Draft, mistakes, type Seed } from '../kind.ts'
import { isPage } from '../site.ts'

const any = () => true
const line = /^( +)"(\w+)": ("[^"\\\n]{4,}"),$/gm
/** The whole file changes. */
const file = (change: (text: string) => Omit<Draft, 'file'> | null, takes = any as (file: string) => boolean): Seed =>
  inText(takes, (text) => change(text))
const around = (before: string, after: string): Seed =>
  file((text) => ({
    text: before + text + after,
    at: before
      ? [{ offset: 0, length: before.length + 1 }]
      : [{ offset: text.trimEnd().length - 1, length: text.length - text.trimEnd().length + 1 + after.length }],
  }))
/** The text goes to disk in another encoding, with a letter that shows it. */
const encoded = (encoding: BufferEncoding): Seed =>
  inText(isPage, (text) => {
    const offset = text.indexOf(' the ')
    return offset < 0 ? null : { text: `${text.slice(0, offset)} café, ${text.slice(offset + 1)}`, encoding }
  })

/** Slips after which a file is no JSON, or another than its editor thinks. */
export const json = mistakes('json', 'error', {
  'equals-for-colon': [
    'An equals sign stands in the place of a colon.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}" = ${value},`),
  ],
  'arrow-for-colon': [
    'An arrow stands in the place of a colon, as in PHP.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}" => ${value},`),
  ],
  'colon-wide': [
    'A colon comes from an Asian keyboard.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}"：${value},`),
  ],
  'comma-wide': [
    'A comma comes from an Asian keyboard.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}": ${value}，`, 80),
  ],
  'comma-arabic': [
    'A comma comes from an Arabic keyboard.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}": ${value}،`, 80),
  ],
  'colon-twice': [
    'A colon was typed twice.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}":: ${value},`),
  ],
  'colon-within-quotes': [
    'The colon slipped into the quotes of the name.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}:" ${value},`),
  ],
  'comma-within-quotes': [
    'The comma slipped into the quotes of the value.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}": ${value?.slice(0, -1)},"`, 80),
  ],
  'semicolon-for-comma': [
    'A semicolon ends a line, as in code.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}": ${value};`, 80),
  ],
  'dot-for-comma': [
    'A full stop ends a line.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}": ${value}.`, 80),
  ],
  'comma-twice': [
    'A comma was typed twice.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}": ${value},,`, 80),
  ],
  'quotes-german': [
    'A value stands in German quotes.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}": „${value?.slice(1, -1)}“,`),
  ],
  'quotes-french': [
    'A value stands in guillemets.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}": «${value?.slice(1, -1)}»,`),
  ],
  'quotes-typographic-name': [
    'A name stands in typographic quotes.',
    match(any, line, ([, indent, name, value]) => `${indent}“${name}”: ${value},`),
  ],
  'quotes-backtick': [
    'A value stands in backticks.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}": \`${value?.slice(1, -1)}\`,`),
  ],
  'quotes-two-apostrophes': [
    'Two apostrophes stand in the place of a quote.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}": ''${value?.slice(1, -1)}'',`),
  ],
  'quotes-doubled-too': [
    'Quotes are doubled, as in a file of comma separated values.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}": "${value}",`, 80),
  ],
  'quotes-escaped': [
    'Quotes are escaped, as in a program that wrote JSON within JSON.',
    match(any, line, ([, indent, name, value]) => `${indent}\\"${name}\\": \\"${value?.slice(1, -1)}\\",`),
  ],
  'quotes-as-entities': [
    'Quotes were turned into entities by a content system.',
    match(any, line, ([, indent, name, value]) => `${indent}&quot;${name}&quot;: ${value},`),
  ],
  'quote-open-missing': [
    'The first quote of a value is missing.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}": ${value?.slice(1)},`, 80),
  ],
  'quote-close-missing': [
    'The last quote of a value is missing.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}": ${value?.slice(0, -1)},`, 80),
  ],
  'quote-of-name-missing': [
    'The last quote of a name is missing.',
    match(any, line, ([, indent, name, value]) => `${indent}"${name}: ${value},`, 80),
  ],
  'quotes-within': [
    'A word stands in quotes within a value.',
    match(
      any,
      /("(?:description|intro|title)": "\w+) (\w+) (\w[^"\\\n]*",?)$/gm,
      ([, start, found, rest]) => `${start} "${found}" ${rest}`,
      80,
    ),
  ],
  'inches-within': [
    'A quote stands for inches within a value.',
    match(
      any,
      /("(?:description|intro|title)": "\w+) (\w[^"\\\n]*",?)$/gm,
      ([, start, rest]) => `${start} 27" ${rest}`,
      80,
    ),
  ],
  'escape-apostrophe': [
    'An apostrophe is escaped, as in JavaScript.',
    match(any, /(?<=[a-z])’(?=[a-z])/g, () => "\\'", 2),
  ],
  'escape-windows-path': [
    'A picture is named as Windows does.',
    match(isPage, /"image": "([a-z]+)\/([a-z-]+\.\w+)"/g, ([, folder, name]) => `"image": "${folder}\\${name}"`, 2),
  ],
  'escape-unfinished': [
    'A letter is given by half a code.',
    match(any, /(?<=: "[A-Z][a-z]+) (?=[a-z])/g, () => ' \\u20b ', 4),
  ],
  'escape-hexadecimal': [
    'A letter is given by its code in JavaScript.',
    match(any, /(?<=: "[A-Z][a-z]+) (?=[a-z])/g, () => '\\x20', 4),
  ],
  'line-break-in-text': [
    'A text goes on on the next line.',
    match(any, /(?<=: "[A-Z][a-z]+ [a-z]+) (?=[a-z])/g, () => '\n', 80),
  ],
  'tab-in-text': [
    'A tab stands in a text as such.',
    match(any, /(?<=: "[A-Z][a-z]+ [a-z]+) (?=[a-z])/g, () => '\t', 4),
  ],
  'word-python': ['true is written as in Python.', match(isPage, /: true\b/g, () => ': True'), { says: ['true'] }],
  'word-none': [
    'None stands where nothing is to stand.',
    match(any, line, ([, indent, name]) => `${indent}"${name}": None,`),
  ],
  'word-undefined': [
    'undefined stands where nothing is to stand.',
    match(any, line, ([, indent, name]) => `${indent}"${name}": undefined,`),
  ],
  'value-missing-too': [
    'The value behind a colon is missing.',
    match(any, line, ([, indent, name]) => `${indent}"${name}": ,`),
  ],
  'name-alone': [
    'A name has neither colon nor value.',
    match(any, line, ([, indent, name]) => `${indent}"${name}",`, 80),
  ],
  'name-missing': [
    'The name in front of a colon is missing.',
    match(any, line, ([, indent, , value]) => `${indent}: ${value},`),
  ],
  'name-numbered': ['A value has no name at all.', match(any, line, ([, indent, , value]) => `${indent}${value},`, 80)],
  'number-comma': [
    'A decimal has a comma.',
    match(isPage, /"value": (\d+)/g, ([, value]) => `"value": ${value},5`, 80),
  ],
  'number-thousands': [
    'A number has a comma between its thousands.',
    match(isPage, /"value": (\d+)/g, () => '"value": 1,000', 80),
  ],
  'number-leading-zero': [
    'A number begins with a zero.',
    match(isPage, /"value": (\d+)/g, ([, value]) => `"value": 0${value}`, 4),
  ],
  'number-plus': [
    'A number begins with a plus.',
    match(isPage, /"value": (\d+)/g, ([, value]) => `"value": +${value}`, 4),
  ],
  'number-percent': [
    'A sign for per cent follows a number.',
    match(isPage, /"value": (\d+)/g, ([, value]) => `"value": ${value}%`, 4),
  ],
  'number-underscore': [
    'An underscore parts the thousands of a number.',
    match(isPage, /"value": (\d+)/g, () => '"value": 1_000', 4),
  ],
  'number-as-formula': [
    'A sum stands in the place of a number.',
    match(isPage, /"value": (\d+)/g, ([, value]) => `"value": ${value}+1`, 4),
  ],
  'note-with-hash': ['A remark follows a number sign.', match(any, line, ([found]) => `${found} # check this`, 1)],
  'note-html': ['A remark stands as in HTML.', match(any, line, ([found]) => `${found} <!-- check this -->`, 1)],
  'note-dashes': [
    'A remark follows two dashes, as in SQL.',
    match(any, line, ([found]) => `${found} -- check this`, 1),
  ],
  'bracket-for-brace': [
    'A bracket closes what a brace opened.',
    match(any, /^( +)\},?$/gm, ([found]) => found.replace('}', ']'), 80),
  ],
  'round-for-bracket': [
    'Round brackets stand around a list.',
    match(isPage, /\[("[^"\]]+"(?:, "[^"\]]+")*)\]/g, ([, list]) => `(${list})`, 1),
  ],
  'brackets-missing': [
    'A list has lost its brackets.',
    match(isPage, /\[("[^"\]]+"(?:, "[^"\]]+")+)\]/g, ([, list]) => `${list}`, 80),
  ],
  'brace-extra': ['A brace too many stands at the end.', around('', '}\n')],
  'brace-end-missing': [
    'The last brace was not copied.',
    file((text) => ({ text: text.trimEnd().slice(0, -1), at: [{ offset: text.trimEnd().length - 3, length: 2 }] })),
  ],
  'half-a-file': [
    'The end of a file was lost when it was sent.',
    file((text) => {
      const end = Math.floor(text.length / 2)
      return { text: text.slice(0, end) }
    }),
  ],
  'semicolon-at-end': ['A semicolon ends the file, as in code.', around('', ';\n')],
  'comma-at-end': ['A comma follows the last brace.', around('', ',\n')],
  'fence-around': [
    'A file was copied from a chat program with its fence.',
    file((text) => ({ text: `\`\`\`json\n${text}\`\`\`\n`, at: [{ offset: 0, length: 9 }] })),
  ],
  'words-in-front': [
    'The words of a chat program stand in front of the file.',
    around('Here is the updated JSON:\n\n', ''),
  ],
  'assignment-in-front': ['A file begins as a module of JavaScript.', around('export default ', '')],
  'front-matter': ['A file begins with the front matter of another site.', around('---\ntitle: About\n---\n', '')],
  'document-twice': [
    'The whole file was pasted twice.',
    file((text) => ({
      text: text + text,
      at: [{ offset: text.trimEnd().length - 1, length: text.length - text.trimEnd().length + 3 }],
    })),
  ],
  'document-in-list-too': [
    'The whole file stands in a list.',
    file((text) => ({ text: `[${text.trimEnd()}]\n`, at: [{ offset: 0, length: text.length + 2 }] }), isPage),
  ],
  'document-as-text': [
    'The whole file is one text that holds JSON.',
    file((text) => ({ text: `${JSON.stringify(text)}\n` }), isPage),
  ],
  'document-null-too': ['A file holds null alone.', file(() => ({ text: 'null\n', at: [{ offset: 0, length: 5 }] }))],
  'document-empty': ['A file was saved empty.', file(() => ({ text: '', at: [{ offset: 0, length: 0 }] }))],
  'document-of-html': [
    'A page of an error was saved in the place of a file.',
    file(() => ({
      text: '<!DOCTYPE html>\n<html><body><h1>502 Bad Gateway</h1></body></html>\n',
      at: [{ offset: 0, length: 16 }],
    })),
  ],
  'merge-marks': [
    'The marks of a merge were left.',
    inText(any, (text) => {
      const found = [...text.matchAll(line)][1]
      if (!found) return null
      const [whole, indent, name] = found
      const by = `<<<<<<< HEAD\n${whole}\n=======\n${indent}"${name}": "Theirs is another text",\n>>>>>>> spring-texts`
      return splice(text, found.index, whole.length, by)
    }),
  ],
  'merge-marks-half': [
    'The middle mark of a merge was left.',
    inText(any, (text) => {
      const found = [...text.matchAll(line)][1]
      return found ? splice(text, found.index, found[0].length, `=======\n${found[0]}`, { before: 1, after: 0 }) : null
    }),
  ],
  'patch-signs': [
    'Lines were copied from a diff with their signs.',
    inText(any, (text) => {
      const found = [...text.matchAll(line)][1]
      return found ? splice(text, found.index, 1, '+', { before: 1, after: 80 }) : null
    }),
  ],
  'mail-quote-signs': [
    'Every line was copied from a mail with its sign.',
    file((text) => ({ text: text.replace(/^/gm, '> '), at: [{ offset: 0, length: 3 }] })),
  ],
  'line-numbers': [
    'Every line was copied with its number.',
    file((text) => {
      let count = 0
      return { text: text.replace(/^(?=.)/gm, () => `${++count}  `), at: [{ offset: 0, length: 12 }] }
    }),
  ],
  'indent-of-fixed-spaces': [
    'The indent of a line is of fixed spaces.',
    match(any, /^ {4}(?=")/gm, () => '\u00a0\u00a0\u00a0\u00a0', 1),
  ],
  'invisible-space-between': [
    'An invisible space stands behind a comma.',
    match(any, /",(?=\n)/g, (found) => `${found[0]}\u200b`, 1),
  ],
  'name-twice': [
    'A name stands twice in an object, and the first value is lost.',
    inText(any, (text) => {
      const found = [...text.matchAll(/^( +)"(title|description)": "[^"\n]*",$/gm)][0]
      if (!found) return null
      const by = `${found[0]}\n${found[1]}"${found[2]}": "Another text for the same place, of eighty letters and more, so that it would fit anywhere.",`
      return splice(text, found.index, found[0].length, by)
    }),
    { expect: 'either' },
  ],
  'encoding-utf16': ['A file was saved by Notepad as UTF-16.', encoded('utf16le')],
  'encoding-latin': ['A file was saved in a Western encoding.', encoded('latin1')],
  'number-with-comma': [
    'A number has a comma for its thousands.',
    match(any, /("value": )\d+(?=,?$)/gm, ([, name]) => `${name}1,250`),
    { says: ['1250'] },
  ],
})
