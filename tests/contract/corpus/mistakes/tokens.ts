import { put, write } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { token, withToken } from '../known-places.ts'
import { pick } from '../site.ts'
import { anyProse, both, inDocument, inPage, inSite, line, named, ofMeta, prose } from '../where.ts'
import { capital, withSentence } from '../words.ts'

const otherNames: Record<string, string> = {
  company: 'companyName',
  phone: 'telephone',
  email: 'mail',
  locality: 'city',
  postalCode: 'zip',
  founded: 'foundingYear',
  replyTime: 'responseTime',
  careersEmail: 'careerEmail',
  hours: 'openingHours',
  clientCount: 'clientsCount',
}
const camel = (name: string) => /[A-Z]/.test(name)

/** Tokens for what the company says of itself, written in another way than with braces and by name. */
export const tokens = mistakes('tokens', 'either', {
  'braced-capital': [
    'A token begins with a capital letter, as after autocorrect.',
    token((name) => `{${capital(name)}}`),
  ],
  'braced-upper': ['A token is in capitals.', token((name) => `{${name.toUpperCase()}}`)],
  'braced-twice': ['A token stands in double braces, as in other template languages.', token((name) => `{{${name}}}`)],
  'braced-with-dollar': ['A token has a dollar sign in front, as in JavaScript.', token((name) => `\${${name}}`)],
  'braced-with-hash': [
    'A token has a number sign in front, as in Ruby.',
    token((name) => `#{${name}}`),
    { strict: true },
  ],
  'braced-percent': ['A token stands between percent signs.', token((name) => `%${name}%`)],
  'percent-capitals': ['A token is that of a mailing program.', token((name) => `%${name.toUpperCase()}%`)],
  'hashes-for-braces': ['A token stands between number signs.', token((name) => `##${name}##`)],
  'dollar-for-braces': ['A token has a dollar sign for its braces.', token((name) => `$${name}`)],
  'braced-square': ['A token stands in square brackets.', token((name) => `[${name}]`)],
  'braced-angle': ['A token stands in angle brackets.', token((name) => `<${name}>`)],
  'braced-round': ['A token stands in round brackets.', token((name) => `(${name})`, camel), { strict: true }],
  'braced-open': ['The brace behind a token is missing.', token((name) => `{${name}`)],
  'braced-close': ['The brace in front of a token is missing.', token((name) => `${name}}`)],
  'braced-mixed': ['A token begins with a brace and ends with a bracket.', token((name) => `{${name})`)],
  'braced-wide': ['A token stands in the wide braces of an Asian keyboard.', token((name) => `｛${name}｝`)],
  'braced-spaces': ['Spaces stand within the braces of a token.', token((name) => `{ ${name} }`)],
  'braced-escaped': ['The braces of a token are escaped.', token((name) => `\\{${name}\\}`)],
  'braced-snake': [
    'A token is written with an underscore.',
    token((name) => `{${name.replace(/[A-Z]/, (found) => `_${found.toLowerCase()}`)}}`, camel),
  ],
  'braced-kebab': [
    'A token is written with a hyphen.',
    token((name) => `{${name.replace(/[A-Z]/, (found) => `-${found.toLowerCase()}`)}}`, camel),
  ],
  'braced-lower': ['A token has lost its inner capital.', token((name) => `{${name.toLowerCase()}}`, camel)],
  'braced-parted': [
    'Autocorrect parted the words of a token.',
    token((name) => `{${name.replace(/[A-Z]/, (found) => ` ${found.toLowerCase()}`)}}`, camel),
  ],
  'braced-cyrillic': [
    'A letter of a token comes from a Russian keyboard.',
    token((name) => `{${name.replace(/[oea]/, (found) => ({ o: 'о', e: 'е', a: 'а' })[found] ?? found)}}`),
  ],
  'braced-with-file': ['A token names the file as well.', token((name) => `{company.${name}}`)],
  'braced-with-filter': ['A token names a filter.', token((name) => `{${name} | upper}`)],
  'braced-other-name': [
    'A token has the name that another site gives it.',
    token(
      (name) => `{${otherNames[name]}}`,
      (name) => otherNames[name] !== undefined,
    ),
  ],
  'braced-german': [
    'A translator put the name of a token into German.',
    token(
      (name) =>
        ({ company: '{Firma}', phone: '{Telefon}', founded: '{gegründet}', address: '{Anschrift}' })[name] ?? null,
    ),
  ],
  'braced-plural': [
    'A token has a plural s.',
    token(
      (name) => `{${name}s}`,
      (name) => !/s$/.test(name),
    ),
  ],
  'braced-letters-swapped': [
    'Two letters of a token changed places.',
    token(
      (name) => `{${name[0]}${name[2]}${name[1]}${name.slice(3)}}`,
      (name) => name[1] !== name[2],
    ),
  ],
  'braced-list': [
    'A token names the list of profiles, which is no text.',
    token(() => '{social}', undefined, undefined, false),
  ],
  'braced-block-property': [
    'A token names a property of the block.',
    write(prose, (text) => withSentence(text, 'Ask us about {title}.')),
  ],
  'braced-number': [
    'A gap with a number was left by a program.',
    write(prose, (text) => withSentence(text, 'Ask {0} about it.')),
  ],
  'braced-empty': ['Braces hold nothing.', write(prose, (text) => withSentence(text, 'Ask {} about it.'))],
  'braced-unknown-in-document': [
    'A policy document has a token that nobody defines.',
    write(both(inDocument, anyProse), (text) => withSentence(text, 'Signed for {legalName}.')),
  ],
  'braced-unknown-in-meta': [
    'The title for browsers has a token that nobody defines.',
    put(ofMeta('title'), (text) => (text.includes('{company}') ? text.replace('{company}', '{brand}') : undefined)),
  ],
  'braced-in-code-of-style': [
    'A rule of style was pasted into a text.',
    write(prose, (text) => `${text} a{color:red}`),
  ],
  'company-by-name': [
    'A page writes the name of the company out, where a token keeps it right.',
    token(
      () => 'Noida Softworks',
      (name) => name === 'company',
      both(inPage, withToken),
    ),
    { says: ['{company}'] },
  ],
  'mailbox-written-out': [
    'A page writes the mailbox out, where a token keeps it right.',
    write(prose, (text) => withSentence(text, 'Write to hello@noidasoftworks.example.')),
    { says: ['{email}'] },
  ],
  'phone-written-out-too': [
    'A page writes the phone number out, where a token keeps it right.',
    write(prose, (text) => withSentence(text, 'Call +91 120 456 7890.')),
    { says: ['{phone}'] },
  ],
  'phone-of-the-past': [
    'The words of a link are another number than the one it calls.',
    put(
      both(
        inPage,
        ({ name, value, parent }) => name === 'label' && value === '{phone}' && parent?.value.to === 'tel:{phone}',
      ),
      () => '+91 120 411 2233',
    ),
  ],
  'token-repeats-its-words': [
    'A word stands in front of a token that begins with it: under under 24 hours.',
    token(
      (name) => `under {${name}}`,
      (name) => name === 'replyTime',
      both(inPage, withToken),
      false,
    ),
  ],
  'token-stuck-to-word': [
    'The space behind a token is missing.',
    write(both(inPage, withToken), (text) =>
      /\{company\} [a-z]{2}/.test(text) ? text.replace('{company} ', '{company}') : null,
    ),
    { strict: true },
  ],
  'token-doubled': [
    'A token was pasted twice.',
    token((name) => `{${name}} {${name}}`, undefined, undefined, false),
    { strict: true },
  ],
  'token-of-address-in-title': [
    'A heading holds the whole address of the chat.',
    put(line, (text, _, { name }) => (name === 'title' ? `${text}: {mapEmbedUrl}` : undefined)),
    { strict: true },
  ],
  'mail-of-page-in-site-text': [
    'A text of the site has a token that nobody defines.',
    put(both(inSite, named('description')), (text) => `${text} Write to {jobsEmail}.`),
  ],
  'company-mistyped': [
    'The name of the company is written out, with a slip.',
    write(prose, (text) => withSentence(text, 'Ask Noida Softwork.')),
    { says: ['{company}'] },
  ],
  'company-first-word-mistyped': [
    'The name of the company is written out, with a slip in its first word.',
    write(prose, (text) => withSentence(text, 'Ask Nodia Softworks.')),
    { says: ['{company}'] },
  ],
  'company-in-one-word': [
    'The name of the company is written out in one word.',
    write(prose, (text) => withSentence(text, 'Ask NoidaSoftworks.')),
    { says: ['{company}'] },
  ],
  'hours-written-out': [
    'The hours of the office are written out.',
    write(prose, (text) => withSentence(text, 'We are there Mon-Fri 10AM-7PM.')),
    { says: ['{hours}'] },
  ],
  'braced-in-other-languages': [
    'A translation program translated a token.',
    write(prose, (text, random) => withSentence(text, `Call {${pick(['Telefon', 'teléfono', 'téléphone'], random)}}.`)),
    { says: ['{phone}'] },
  ],
})
