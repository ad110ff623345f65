// C0 and C1 control characters except tab and line feed: they break terminals, mails and PostgreSQL, and nobody types them.
// oxlint-disable-next-line no-control-regex -- finding them is the purpose
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

// Characters that reverse the direction of what follows, e.g. of the end of a file name: `cv\u202efdp.exe`. The marks
// U+200E and U+200F, which people who write from right to left type, stay.
const directions = /[\u202a-\u202e\u2066-\u2069]/g

// Invisible characters, which are copied along with an address from a page: soft hyphens, zero-width spaces and joiners;
// also the Hangul fillers, with which a name could look empty.
const unseen = /[\u00ad\u115f\u1160\u200b\u2060\u3164\ufeff\uffa0]/g

const lineBreaks = /\r\n?|[\u2028\u2029]/g

const loneSurrogates = /\p{Surrogate}/gu

/** Text as it is checked and stored: line feeds only, nothing invisible, nothing that reverses it, well-formed Unicode. */
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
