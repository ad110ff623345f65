import { inText, splice } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { isPage, pagesOf, pick } from '../site.ts'

const any = () => true
const wholeFile = (text: string) => ({ text, at: [{ offset: 0, length: text.length }] })

/** Makes a conflict of a random line, as git leaves it. */
function conflict(text: string, random: () => number) {
  const line = pick([...text.matchAll(/^ +"\w+": "[^"\n]+",?$/gm)], random)
  const [words] = line
  return splice(
    text,
    line.index,
    words.length,
    `<<<<<<< HEAD\n${words}\n=======\n${words.replace('": "', '": "New: ')}\n>>>>>>> copy-of-may`,
  )
}

/** Mistakes that befall a file as a whole: paste, merge, saving, encoding. */
export const files = mistakes('files', 'error', {
  'file-empty': ['The file was saved empty.', inText(any, () => wholeFile('')), { says: ['empty'] }],
  'file-blank': [
    'The file holds line breaks and spaces alone.',
    inText(any, () => wholeFile('\n  \n')),
    { says: ['empty', 'blank', 'nothing'] },
  ],
  'file-cut-off': [
    'The file ends in the middle, as after an interrupted copy.',
    inText(any, (text, random) => {
      const length = Math.floor(text.length * (0.3 + random() * 0.5))
      return { text: text.slice(0, length), at: [{ offset: Math.max(0, length - 300), length: 300 }] }
    }),
  ],
  'file-twice': [
    'The document was pasted into the file twice, one after the other.',
    inText(any, (text) => ({ text: text + text, at: [{ offset: text.length - 2, length: 6 }] })),
  ],
  'file-in-code-fence': [
    'The document was pasted with the fence of a chat or a wiki.',
    inText(any, (text) => ({ text: `\`\`\`json\n${text}\`\`\`\n`, at: [{ offset: 0, length: 8 }] })),
  ],
  'words-before-document': [
    'A sentence of a chat stands before the document.',
    inText(any, (text) => ({ text: `Here is the updated page:\n\n${text}`, at: [{ offset: 0, length: 27 }] })),
  ],
  'words-behind-document': [
    'A sentence stands behind the document.',
    inText(any, (text) =>
      splice(text, text.length, 0, 'Let me know if this works for you.\n', { before: 1, after: 0 }),
    ),
  ],
  'document-in-list': ['The document stands in a list.', inText(any, (text) => wholeFile(`[\n${text}]\n`))],
  'document-as-string': [
    'The document was saved as one JSON text.',
    inText(any, (text) => wholeFile(`${JSON.stringify(text)}\n`)),
  ],
  'document-as-yaml': [
    'The document was written in YAML.',
    inText(any, (text) => {
      const { path, company, title } = JSON.parse(text)
      return wholeFile(`path: ${path ?? '/'}\ntitle: ${title ?? company ?? 'Noida'}\nblocks:\n  - type: prose\n`)
    }),
  ],
  'document-as-html': [
    'The error page of a portal was saved in the place of the document.',
    inText(any, () => wholeFile('<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body></body></html>\n')),
  ],
  'document-null': ['The file holds null.', inText(any, () => wholeFile('null\n'))],
  'document-without-content': [
    'The file holds an object without properties.',
    inText(any, () => wholeFile('{}\n')),
    { several: true },
  ],
  'merge-conflict': [
    'The marks of a merge conflict are left around two versions of a line.',
    inText(any, conflict),
    { says: ['merge', 'conflict'] },
  ],
  'merge-conflict-end-left': [
    'Of a merge conflict the last mark is left.',
    inText(any, (text, random) => {
      const line = pick([...text.matchAll(/\n(?= +")/g)], random)
      return splice(text, line.index + 1, 0, '>>>>>>> feature/new-copy\n')
    }),
    { says: ['merge', 'conflict'] },
  ],
  'merge-conflict-middle-left': [
    'Of a merge conflict the middle mark is left.',
    inText(any, (text, random) => {
      const line = pick([...text.matchAll(/\n(?= +")/g)], random)
      return splice(text, line.index + 1, 0, '=======\n')
    }),
    { says: ['merge', 'conflict'] },
  ],
  'saved-as-utf-16': [
    'The file was saved as UTF-16.',
    inText(any, (text) => ({ text: `\ufeff${text}`, encoding: 'utf16le' })),
    { says: ['UTF-8', 'UTF-16'] },
  ],
  'saved-as-latin-1': [
    'The file was saved as Latin-1, so that an accented letter is no UTF-8.',
    inText(isPage, (text) => {
      const plain = [...text].every((letter) => letter.charCodeAt(0) < 256)
      const place = text.search(/(?<="description": "[^"]{10,}) /)
      return plain && place > 0 ? { ...splice(text, place, 1, ' café '), encoding: 'latin1' } : null
    }),
    { says: ['UTF-8', 'encoding'] },
  ],
  'null-character': [
    'A broken disk or program left zero bytes at the end.',
    inText(any, (text) => splice(text, text.length, 0, '\0\0\0\0', { before: 1, after: 0 })),
  ],
  'page-saved-over-another': [
    'A page was saved under the name of another.',
    (site, random) => {
      const [kept, lost] = [pick(pagesOf(site), random), pick(pagesOf(site), random)]
      const file = site.file && isPage(site.file) ? site.file : lost.file
      const text = site.texts[kept.file] as string
      const offset = text.indexOf('"path"')
      return kept.file === file || (site.file !== undefined && !isPage(site.file))
        ? null
        : { file, text, at: [{ offset, length: text.indexOf('\n', offset) - offset }] }
    },
    { several: true },
  ],
  'site-data-saved-over-page': [
    'A collection was saved under the name of a page.',
    inText(isPage, () => wholeFile('{\n  "items": [{ "id": "one", "name": "One" }]\n}\n')),
    { several: true },
  ],
})
