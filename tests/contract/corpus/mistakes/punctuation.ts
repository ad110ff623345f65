import { word, write } from '../edit.ts'
import { mistakes, type Seed } from '../kind.ts'
import { blockTitle } from '../known-places.ts'
import { both, prose, type Where } from '../where.ts'
import { withSentence } from '../words.ts'

const holding = (where: Where, pattern: RegExp): Where => both(where, ({ value }) => pattern.test(value))
const behind = (words: string): Seed => write(prose, (text) => withSentence(text, words))

/** Slips of the fingers in signs and words. */
export const punctuation = mistakes('texts', 'either', {
  'sign-question-apart': ['A space stands in front of a question mark.', behind('Shall we talk ?')],
  'sign-exclamation-apart': [
    'A space stands in front of an exclamation mark.',
    write(blockTitle, () => 'Talk to us !'),
  ],
  'sign-colon-apart': ['A space stands in front of a colon.', behind('What you get : all of it.')],
  'sign-full-stop-stuck': [
    'No space follows a full stop.',
    write(holding(prose, /[a-z]{3}\. [A-Z][a-z]+ /), (text) => text.replace(/([a-z]{3})\. ([A-Z][a-z]+ )/, '$1.$2')),
  ],
  'sign-comma-stuck': [
    'No space follows a comma.',
    write(holding(prose, /[a-z]{2}, [a-z]{2}/), (text) => text.replace(/([a-z]{2}), ([a-z]{2})/, '$1,$2')),
  ],
  'sign-bracket-open': ['A bracket is not closed.', behind('We do the rest (tests included.')],
  'sign-bracket-close': ['A bracket is not opened.', behind('We do the rest, tests included).')],
  'sign-quote-open': ['A quotation mark is not closed.', behind('They call it “the machine and mean us.')],
  'sign-straight-quote-alone': [
    'A straight quotation mark has no other half.',
    behind('They call it "the machine and mean us.'),
  ],
  'sign-hyphens-for-dash': ['Two hyphens stand for a dash.', behind('It works -- every day.')],
  'sign-accent-for-apostrophe': ['An accent stands for an apostrophe.', behind('We don´t guess.')],
  'sign-four-dots': ['Four dots stand where three would do.', behind('And so on....')],
  'sign-shouting': ['A title shouts.', write(blockTitle, (text) => `${text}!!!`)],
  'sign-comma-at-end': [
    'A title ends with a comma.',
    write(blockTitle, (text) => (/^\P{Ll}/u.test(text) ? `${text},` : null)),
  ],
  'sign-comma-in-front': ['A title begins with a comma.', write(blockTitle, (text) => `, ${text}`)],
  'sign-question-twice': ['A question ends twice.', write(blockTitle, () => 'Shall we talk??')],
  'sign-mixed': ['A question shouts.', behind('Shall we talk?!?!'), { says: ['?'] }],
  'sign-name-parted': ['A space parts a name.', behind('We build in . Net and in Java.'), { says: ['.Net'] }],
  'sign-hyphens-of-range': ['Two hyphens part two hours.', behind('We are here 10AM--7PM.')],
  'sign-german-quotes': ['A word stands between German marks.', behind('They call „every“ day.')],
  'sign-french-quotes': ['A sentence stands between French marks.', behind('They call it « the machine of ours ».')],
  'sign-quotes-turned': ['The quotation marks are turned round.', behind('They name ”the machine“ first.')],
  'sign-apostrophes-for-quotes': [
    'Four apostrophes stand for quotation marks.',
    behind("They name ''the machine'' first."),
  ],
  'sign-comma-in-version': [
    'A version has a comma.',
    behind('We follow WCAG 2,2 in all of it.'),
    { says: ['WCAG 2.2'] },
  ],
  'sign-groups-of-digits': ['The signs of a number part no thousands.', behind('It holds 1,000.5,0 articles.')],
  'sign-space-in-number': [
    'A space parts a number.',
    behind('It serves 3. 5 million visits a year.'),
    { says: ['3.5'] },
  ],
  'text-in-capitals': [
    'A whole text is in capitals.',
    write(holding(prose, /^[^{[*`]{60,}$/), (text) => text.toUpperCase()),
  ],
  'sentence-twice': [
    'A sentence was pasted twice.',
    write(holding(prose, /^[^.!?{*[]{30,}\. /), (text) => `${text} ${text.slice(0, text.indexOf('. ') + 1)}`),
  ],
  'words-twice': ['Three words stand twice in a row.', behind('We look after we look after it.')],
  'word-misspelt': [
    'A word is misspelt, as often.',
    word(prose, (found) => (found.length > 5 ? 'recieve' : found)),
    { says: ['receive'] },
  ],
  'sign-two-ends': ['A question ends twice.', behind('Is it urgent?.'), { says: ['?'] }],
  'sign-bracket-stuck': ['No space is in front of a bracket.', behind('One page(or two) a day is enough.')],
})
