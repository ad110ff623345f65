import { write } from '../edit.ts'
import { mistakes, type Seed } from '../kind.ts'
import { blockTitle } from '../known-places.ts'
import { anyProse, prose, type Where } from '../where.ts'
import { withSentence } from '../words.ts'

const behind = (where: Where, words: string): Seed => write(where, (text) => withSentence(text, words))
/** A stretch of a text that is there once is written otherwise. */
const once = (where: Where, from: RegExp, to: string): Seed =>
  write(where, (text) => (from.test(text) ? text.replace(from, to) : null))

/** What programs for mails, letters and chats leave in a text. */
export const leftovers = mistakes('pastes', 'either', {
  'leftover-of-phone': ['A telephone has signed the text.', behind(anyProse, 'Sent from my iPhone')],
  'leftover-picture-of-mail': [
    'A picture of a mail is a name.',
    behind(anyProse, '[cid:image001.png@01DB3A5C.9F2E41B0]'),
  ],
  'leftover-merge-field': ['A field of a letter was not filled.', behind(prose, 'Dear <<FirstName>>, write to us.')],
  'leftover-merge-percent': ['A field of a mailing was not filled.', behind(prose, 'Hello %FIRST_NAME%, write to us.')],
  'leftover-of-assistant': [
    'A chat assistant speaks of itself.',
    behind(prose, 'As an AI language model, I cannot say more.'),
  ],
  'leftover-answer-of-assistant': [
    'The answer of a chat assistant was pasted with its first line.',
    write(prose, (text) => `Sure! Here is a shorter version: ${text}`),
  ],
  'leftover-remark': ['A remark to a colleague is still there.', behind(prose, '[Ravi: please check the year]')],
  'leftover-percent-codes': [
    'A text was copied out of an address.',
    once(blockTitle, /(\w{3,}) (\w{3,})/, '$1%20$2'),
    { says: ['%20'] },
  ],
  'leftover-codes-of-mail': ['A text was copied out of the source of a mail.', behind(prose, 'It=E2=80=99s ready.')],
  'leftover-word-bullet': [
    'A bullet of Word came along.',
    write(prose, (text) => `\uf0b7 ${text}`),
    { says: ['bullet', 'Bullet'] },
  ],
  'leftover-escapes': ['A line break was escaped twice.', once(prose, /(\w{4,}) (\w{4,})/, '$1\\n$2')],
  'leftover-field-name': ['A heading says what belongs there.', write(blockTitle, () => 'Enter title')],
  'leftover-latin': [
    'The words of a template are Latin still, from its middle.',
    behind(anyProse, 'Ut enim ad minim veniam, quis nostrud exercitation.'),
  ],
})
