import { write } from '../edit.ts'
import { mistakes, type Seed } from '../kind.ts'
import { blockTitle, freeTitle, inList } from '../known-places.ts'
import { anyProse, both, inPage, named, prose, type Where } from '../where.ts'
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
  'leftover-merge-guillemets': ['A field of a letter was not filled.', behind(prose, 'Dear «FirstName», write to us.')],
  'leftover-merge-square': ['A field of a mailing was not filled.', behind(prose, 'Dear [FNAME], write to us.')],
  'blank-in-angles': ['A blank says what belongs there.', behind(anyProse, 'We answer within <number of hours>.')],
  'blank-in-square': ['A blank says what belongs there.', behind(prose, 'We answer within [number of hours].')],
  'blank-of-dots': ['A blank before a unit was not filled.', behind(anyProse, 'We answer within … hours.')],
  'dash-for-text': ['A dash stands in for a text.', write(both(inPage, named('subTitle')), () => '-')],
  'chat-mention': ['A channel of a chat is called.', behind(prose, '@channel is this still right?')],
  'chat-member': ['Somebody in a chat is called by a number.', behind(prose, '<@U012AB3CD> is this still right?')],
  'apostrophe-escaped': ['An apostrophe was escaped twice.', behind(prose, "It\\'s ready."), { says: ["'"] }],
  'stars-escaped': ['The marks of a text were escaped.', behind(prose, 'This is \\*ready\\*.')],
  'entity-escaped-twice': ['An entity was escaped twice.', behind(prose, 'Plan &amp;amp; build.'), { says: [': &'] }],
  'entity-open': ['An entity has lost its end.', behind(prose, 'It&#39s ready.'), { says: [": '"] }],
  'percent-codes-twice': [
    'A text was copied out of an address within an address.',
    once(blockTitle, /(\w{3,}) (\w{3,})/, '$1%2520$2'),
  ],
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
  'leftover-of-excel': [
    'Excel left its code for a line break.',
    once(prose, /(\w{4,}) (\w{4,})/, '$1_x000D_ $2'),
    { says: ['Excel'] },
  ],
  'leftover-source': ['A chat assistant named its source.', behind(prose, 'Most work like this.【4†source】')],
  'leftover-list-in-line': [
    'The lines of a list were pasted as one.',
    behind(prose, 'You get: • a plan • a build • a test'),
  ],
  'leftover-escaped-quotes': ['Quotation marks were escaped twice.', once(prose, /(\w{4,}) (\w{4,})/, '\\"$1\\" $2')],
  'leftover-chat-head': [
    'The head of a chat message came along.',
    write(prose, (text) => (/^\p{Lu}\p{Ll}* \p{Ll}/u.test(text) ? `Rohit Malhotra 14:05 ${text}` : null)),
  ],
  'leftover-offer-of-assistant': [
    'A chat assistant offers more.',
    behind(prose, 'Let me know if you would like me to adjust the tone!'),
  ],
  'leftover-version-of-assistant': [
    'A chat assistant announces its version.',
    write(prose, (text) => `Here’s a shorter version: ${text}`),
  ],
  'leftover-text-follows': ['A text says that it follows.', write(prose, () => 'Text follows.')],
  'leftover-property-name': ['A title says that it is one.', write(blockTitle, () => 'Headline')],
  'leftover-one-letter': ['One key was pressed three times.', write(blockTitle, () => 'xxx')],
  'leftover-latin': [
    'The words of a template are Latin still, from its middle.',
    behind(anyProse, 'Ut enim ad minim veniam, quis nostrud exercitation.'),
  ],
  'chat-within': [
    'The head of a chat message stands within.',
    behind(prose, '[12/11/26, 10:32 AM] Priya: The desk answers.'),
  ],
  'draft-foot': ['The foot of a draft came along.', behind(prose, 'Confidential - draft v3 - not for publication.')],
  'draft-editor': [
    'A remark about a draft came along.',
    behind(prose, 'Last edited by Ritu on 11 Nov, see comment [a].'),
  ],
  'shared-with-colleagues': [
    'A link leads to a document of colleagues.',
    behind(anyProse, 'The list is [in this sheet](https://docs.google.com/spreadsheets/d/1aBcD/edit#gid=0).'),
  ],
  'caps-lock-sentence': ['A sentence shouts.', behind(prose, 'PLEASE HAVE YOUR NUMBER READY WHEN YOU CALL.')],
  'caps-lock-word': ['A word begins with two capitals.', behind(prose, 'WE test on real phones.')],
  'caps-lock-turned': ['The capitals of a title are turned round.', write(blockTitle, () => 'tWO YEARS WITH ONE TEAM')],
  'colleague-asked': ['A colleague is asked something.', behind(prose, '(Priya: please check this figure!)')],
  'number-of-table': ['A program for tables shortened a number.', behind(prose, 'The largest table had 1.2E+07 rows.')],
  'copy-of-title': ['A title has the mark of a copy.', write(blockTitle, (text) => `Copy of ${text}`)],
  'title-copy': ['A title has the mark of a copy.', write(blockTitle, (text) => `${text} (copy)`)],
  'title-final': ['A title has the mark of a version.', write(blockTitle, (text) => `${text} FINAL v2`)],
  'gap-of-template': ['A gap of a template is not filled in.', write(blockTitle, () => 'Insert your message here')],
  'colleague-named': ['A colleague is asked something.', behind(prose, '(Rohit pls check this)')],
  'draft-in-brackets': ['A remark about a draft came along.', behind(prose, '[DRAFT - do not publish before Friday]')],
  'chat-words': ['The language of a chat came along.', behind(prose, 'Pls send your logs before the call.')],
  'caps-lock-of-word': [
    'The capitals of a word are turned round.',
    write(blockTitle, () => 'iNTERVIEWS and some arithmetic'),
  ],
  'link-read-more': [
    'The words of a link say nothing.',
    behind(anyProse, 'Another contract is better: [read more](/contact).'),
  ],
  'chat-source': ['A chat assistant named its source.', behind(prose, '[oai_citation:1‡example.com]')],
  'chat-version-within': [
    'A chat assistant announces its version behind a text.',
    behind(prose, 'Certainly! Here is a revised version of the paragraph:'),
  ],
  'chat-heading': ['A chat assistant names its text.', write(prose, (text) => `**Rewritten text:** ${text}`)],
  'chat-options': [
    'A chat assistant offers several texts.',
    write(prose, (text) => `Here are three options for your paragraph: 1. ${text}`),
  ],
  'template-of-office': ['A field of Word is empty.', behind(prose, 'Click or tap here to enter text.')],
  'note-to-editor': ['A note to a colleague is still there.', behind(prose, 'NOTE TO EDITOR: shorten.')],
  'nothing-of-program': ['A program had no value.', behind(prose, 'The answer came in undefined hours.')],
  'filler-of-printers': [
    'The filler was pasted with what is said of it.',
    behind(anyProse, 'Lorem Ipsum is simply dummy text of the printing industry.'),
  ],
  'heading-of-studio': ['A new heading was not written.', write(freeTitle, () => 'New heading')],
  'question-of-template': [
    'A question has a number alone.',
    write(both(inPage, named('question')), () => 'Question 1'),
  ],
  'intro-not-available': ['An introduction says that it is none.', write(both(inPage, named('intro')), () => 'n/a')],
  'tick-of-mail': [
    'A tick stands before an item with a mark.',
    write(both(prose, inList('items')), (text) => `✅ ${text}`),
  ],
  'hyphen-hidden': [
    'A word is divided by a hyphen that is mostly hidden.',
    once(prose, /(?<= )(\w{3})(\w{4})(?= )/, '$1\u00ad$2'),
    { says: ['invisible'] },
  ],
  'sentence-of-french': [
    'A sentence is left in French.',
    behind(prose, 'Nous vérifions chaque modification avant la mise en service du site.'),
  ],
})
