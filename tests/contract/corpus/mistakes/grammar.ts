import { write } from '../edit.ts'
import { mistakes, type Said, type Seed } from '../kind.ts'
import { prose } from '../where.ts'
import { withSentence } from '../words.ts'

/** A sentence with a slip, and the words that mend it. */
const slip = (why: string, sentence: string, ...says: string[]): [string, Seed, Said?] => [
  why,
  write(prose, (text) => withSentence(text, sentence)),
  { says: says.length ? says : undefined },
]

/** Slips of grammar, of figures, and of copying. */
export const grammar = mistakes('grammar', 'either', {
  'of-for-have': slip('"Have" is written as it sounds.', 'We could of waited for it.', 'could have'),
  'you-are-for-your': slip('One word is taken for the other.', "It runs on you're own servers.", 'your'),
  'who-is-for-whose': slip('One word is taken for the other.', "We help shops who's customers ring at night.", 'whose'),
  'article-before-vowel': slip('A word was replaced, its article not.', 'We send a engineer to you.', 'an'),
  'article-before-consonant': slip('A word was replaced, its article not.', 'We send an tester to you.', 'a'),
  'verb-after-modal': slip('A word was added before the verb.', 'Our team will keeps it running.', 'will keep'),
  'two-verbs': slip('A sentence was changed by half.', 'Our team will is ready by then.'),
  'one-of-several': slip('The number was changed, the noun not.', 'The move takes six month.', 'six months'),
  'several-of-one': slip('The noun was changed, the word before it not.', 'We meet every weeks.', 'every week'),
  'small-beginning': slip('Two clauses became two sentences.', 'We test it. then you decide.', 'Then'),
  'stop-and-comma': slip('Two sentences became one by half.', 'We write it down., and you sign it.'),
  'range-backwards': slip('The numbers of a range are turned.', 'Teams of 9 to 4 people work best.', '4 to 9'),
  'range-of-years': slip('A digit of a year is wrong.', 'It ran 2018 to 2013 on paper.', '2013 to 2018'),
  'percent-twice': slip('A sign was added to the word.', 'It saves 20 % per cent.', '0%'),
  'unit-twice': slip('A unit was added to the word.', 'We answer within 12 hours hrs.', 'hours'),
  'currency-twice': slip('A token of a template was filled with its sign.', 'It costs $$300 a month.', '$'),
  'dot-for-thousands': slip('A sum is written as on the Continent.', 'It costs ₹36.000 a month.', '36,000'),
  'letter-for-digit': slip('A letter looks like a digit.', 'It takes l,200 orders an hour.', '1,200'),
  'no-such-day': slip('The month has fewer days.', 'The offer ends on 31 June 2027.'),
  'broken-word': slip('A word was parted at the end of a line.', 'We write soft- ware for shops.', 'software'),
  'head-of-chat': ['A message was copied with its head.', write(prose, (text) => `[09:14, 03/11/2026] Anita: ${text}`)],
  'greeting-of-mail': ['A mail was copied with its greeting.', write(prose, (text) => `Hi Anita, ${text}`)],
  'end-of-mail': slip('A mail was copied to its end.', 'We begin on Monday. Kind regards, Anita'),
  'page-number': slip('A page number came along.', 'We begin on Monday. Page 3 of 7'),
  shortcode: slip('A page was copied out of WordPress.', '[contact-form-7 id="12"]'),
  'program-field': slip('A program was to fill something in.', 'More than %s people use it.'),
  'number-to-come': slip('A number was to follow.', 'It costs ₹X,XX,000 a year.'),
  'table-quotes': slip('A cell was copied out of a file of tables.', 'We call it the ""quiet hour"".', '"quiet hour"'),
  'foreign-letter': slip('A key of another alphabet was pressed.', 'We keep the lisाt short.', 'list'),
})
