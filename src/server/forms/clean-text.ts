// C0 and C1 control characters but tab and line feed: they break terminals, mails and PostgreSQL, and nobody types them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

// What turns the direction of the text after it, e.g. of the end of a file's name: `cv\u202efdp.exe`. Marks of one letter
// (U+200E, U+200F), which people who write from right to left do type, stay.
const directions = /[\u202a-\u202e\u2066-\u2069]/g

// What is not seen at all, and comes along when an address is copied from a page: soft hyphens, spaces and joiners of no width;
// also the fillers of Hangul, which make a name of nothing.
const unseen = /[\u00ad\u115f\u1160\u200b\u2060\u3164\ufeff\uffa0]/g

const lineBreaks = /\r\n?|[\u2028\u2029]/g

const loneSurrogates = /\p{Surrogate}/gu

/** Text as it is checked and stored: line feeds only, nothing that is not seen or that turns its direction, well-formed Unicode. */
export const cleanText = (text: string): string =>
  text
    .replace(lineBreaks, '\n')
    .replace(controls, '')
    .replace(directions, '')
    .replace(unseen, '')
    .replace(loneSurrogates, '\ufffd')

/** A one-line text, e.g. the name of a file. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replace(/[\n\t]+/g, ' ')
    .trim()
