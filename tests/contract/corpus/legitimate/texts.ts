import { legitimate } from '../kind.ts'
import { anyProse, both, inFile, not, prose } from '../where.ts'
import { mark, say, write } from './writing.ts'

/** What may well stand in a text, and looks like a mistake to a hasty rule. */
export const texts = legitimate('texts', {
  'another-sentence': [
    'A sentence more, of plain words.',
    say('You hear from us the same day.', 'We answer in two days, by mail or by phone.'),
  ],
  'sentence-less': [
    'The last of several sentences is gone.',
    write(
      // Pages quote reviews.
      both(anyProse, not(inFile('testimonials')), ({ value }) => !value.includes('{')),
      (text) => (text.split('. ').length > 2 ? `${text.split('. ').slice(0, -1).join('. ')}.` : null),
    ),
  ],
  'sentences-exchanged': [
    'The first two sentences change places.',
    write(prose, (text) => {
      const [one, two, ...more] = text.split(/(?<=\.) /)
      return one && two?.endsWith('.') && !/[[*]/.test(text) ? [two, one, ...more].join(' ') : null
    }),
  ],
  'need-and-like': [
    'Verbs without "to" that are right so.',
    say('It is work that nobody need think about.', 'Tools for tests and the like see only a part of it.'),
  ],
  'figures-that-agree': [
    'Ranges and shares that are right, and a member of the team with the own role.',
    say(
      'Pay is ₹12 to ₹18 lakh a year.',
      'The fee fell from ₹24,00,000 to ₹16,00,000 a year.',
      'Last year 13 of 14 (93 %) stayed.',
      'Zainab Qureshi, our UI/UX Design Lead, draws the first screen.',
    ),
  ],
  'todo-apps': [
    'Apps for lists of things to do.',
    say(
      'We have built two todo apps.',
      'A to-do list is our usual first exercise.',
      'From todo to done in one screen.',
    ),
  ],
  'keys-in-code': [
    'The name of a key stands in backticks and angle brackets.',
    mark('Then press `<Enter>`.', 'Press `<Ctrl>` and `<C>` together.'),
  ],
  'code-in-backticks': [
    'A word of a program stands in backticks.',
    mark('The type is `any` at first.', 'We call `fetch()` once.', 'Run `npm test` before you push.'),
  ],
  'tag-in-backticks': [
    'The name of an HTML tag stands in backticks.',
    mark('Each page has one `<h1>`.', 'The `<title>` is what searchers see.'),
  ],
  'price-in-rupees': ['A price in rupees.', say('It starts at ₹4,999 a month.', 'The audit costs ₹1,25,000 plus GST.')],
  'price-in-dollars': [
    'A price in dollars.',
    say('It starts at $49 a month.', 'Between $5,000 and $7,500 for the first version.'),
  ],
  'price-in-euros': ['A price in euros or pounds.', say('It starts at €49.90 a month.', 'The workshop costs £1,200.')],
  range: [
    'A range of percentages or numbers.',
    say('You save 50-75% of the cost.', 'Most teams are of 3-5 people.', 'It takes 2–3 weeks.'),
  ],
  percentage: ['A percentage.', say('Loading time fell by 38%.', 'It handles 99.95 % of the calls.')],
  thousands: ['A large number with commas.', say('It moves 3,000,000 rows an hour.', 'There were 1,100+ of them.')],
  'c-sharp': ['Languages with signs in their names.', say('Written in C# and F#.', 'The core is C++, the rest C#.')],
  'dot-net': [
    'Names that begin with a full stop or have one inside.',
    say('Built on .NET 8 and ASP.NET Core.', 'The service runs on Node.js.', 'Vue.js or Next.js in front.'),
  ],
  'names-in-small-letters': [
    'Names that begin with a small letter.',
    say('It runs on iOS and macOS.', 'npm and jQuery are still there.'),
  ],
  slash: [
    'Words with a slash.',
    say(
      'It is a client/server system.',
      'We run A/B tests.',
      'Support is there 24/7.',
      'TCP/IP and I/O are our daily bread.',
    ),
  ],
  ampersand: ['An ampersand as such.', say('Travel & Tourism is one of them.', 'R&D and Q&A are part of it.')],
  apostrophes: [
    'Apostrophes, straight and curly.',
    say("It's the client's own data.", 'It’s the clients’ own data.', "Rock 'n' roll helps.", "O'Brien asked first."),
  ],
  quotes: [
    'Words in quotes, straight and curly.',
    say('They call it "the board".', 'They call it “the board”.', "They call it 'the board'."),
  ],
  'quotes-abroad': [
    'Words in the quotes of other languages.',
    say('In Paris it is «le tableau».', 'In Berlin it is „die Tafel“.'),
  ],
  dashes: ['A dash between words.', say('Small teams – large effect.', 'Small teams — large effect.')],
  ellipsis: ['A sentence that trails off.', say('And so on …', 'Slowly, then all at once…')],
  brackets: ['Words in brackets.', say('The rest (about a tenth) stays.', 'The rest [sic] stays.')],
  'brackets-in-brackets': [
    'Square and round brackets that make no link.',
    mark('The list (see [a]) is long.', 'We read row[0] first (the head).'),
  ],
  hindi: ['A sentence in Hindi.', say('नोएडा में आपका स्वागत है।', 'हम हिन्दी में भी जवाब देते हैं।')],
  'other-scripts': [
    'A name in Japanese, Arabic or Greek.',
    say('In Tokyo it is called カイゼン.', 'The Arabic name is نويدا.', 'The letter Δ stands for change.'),
  ],
  emoji: ['An emoji behind a sentence.', say('We ship on Fridays 🚀', 'See you at the office 👋')],
  'emoji-of-several': ['An emoji of several characters.', say('Meet the team 👩🏽‍💻', 'From India 🇮🇳 with love')],
  'accented-names': [
    'Names with accents.',
    say('Ask for Müller, José or Çelik.', 'Nguyễn Thị Lan leads it.', 'A naïve café is not enough.'),
  ],
  'long-word': [
    'A word longer than a phone is wide.',
    say(
      'The Rechtsschutzversicherungsgesellschaften asked first.',
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch is a station.',
    ),
  ],
  signs: [
    'Signs of trade and measure.',
    say('Software™ of the year®.', 'The room is 25 °C and 40 m².', 'Half of it is ½, not ⅓.'),
  ],
  arithmetic: ['A small sum.', say('5 * 3 = 15, and not more.', 'We plan 2 × 3 weeks.', 'One + one is more than two.')],
  comparison: [
    'Signs of more and less.',
    say('The answer comes in < 5 minutes.', 'Load > 80 % raises an alarm.', 'If x < y and y > z, we stop.'),
  ],
  arrow: ['An arrow between words.', say('Order -> stock -> invoice.', 'Order → stock → invoice.')],
  hash: ['A number sign.', say('Issue #42 was the last.', 'It is our #1 rule.')],
  time: ['Hours of the day.', say('We answer from 10:30 to 19:00.', 'Calls are at 9 a.m. or 4 p.m.')],
  date: ['A date in words.', say('The next release is on 26 January 2027.', 'Since 1 April 2025 it is free.')],
  abbreviation: [
    'Abbreviations with full stops.',
    say('Your tools, e.g. Jira, stay.', 'Dr. Rao and Mr. Singh lead it.', 'Logs, metrics, etc. are kept.'),
  ],
  standards: [
    'Names of standards.',
    say('ISO 27001 and NIST 800-171 are met.', 'PCI DSS v4.0.1 applies.', 'WCAG 2.2 AA is the aim.'),
  ],
  versions: ['Numbers of versions.', say('Tested with 3.11.2 and 4.0.0-beta.1.', 'From v1.9 on it is stable.')],
  'snake-case': ['A name of a program with underscores.', say('The column user_id is kept.', 'MAX_RETRIES is three.')],
  'words-of-programs': [
    'Words that programs use.',
    say('null and undefined are told apart.', 'The value is never NaN.', 'true means yes here.'),
  ],
  'words-of-addresses': [
    'Words that begin addresses.',
    say('It speaks HTTP and HTTPS.', 'JavaScript: fast enough for all of it.', 'Data: yours. Code: yours.'),
  ],
  'localhost-in-words': [
    'The word localhost in a sentence.',
    say('On localhost it starts in a second.', 'A staging server is part of it.'),
  ],
  'placeholder-in-words': [
    'The word placeholder in a sentence.',
    say(
      'A placeholder in a field is no label.',
      'We replace sample data with yours.',
      'Insert a card, draw money, done.',
    ),
  ],
  'click-in-words': ['The word click in a sentence.', say('Two clicks are enough.', 'One click here saves ten there.')],
  'word-repeated-rightly': [
    'A word that rightly stands twice.',
    say('They had had enough.', 'We know that that is hard.'),
  ],
  question: ['A question.', say('And who answers?', 'What does it cost? Less than you fear.')],
  exclamation: ['A sentence with an exclamation mark.', say('Welcome!', 'Ask us anything!')],
  'no-break-space': [
    'A no-break space between number and unit.',
    say('It weighs 12\u00a0KB.', 'At 10\u00a0% load it sleeps.'),
  ],
  'todo-in-capitals': ['TODO is what apps are for.', say('From TODO apps to trading screens.')],
  'lorem-as-subject': ['A text speaks of filler.', say('We test with real words, not with “Lorem ipsum”.')],
  'lists-in-brackets': ['Points of a sentence are numbered.', say('Two things count: a) time and b) money.')],
  faces: ['A face smiles.', say('See you on Friday :)')],
  inches: ['A screen is measured in inches.', say('It runs on a 24" screen, too.')],
  'options-of-programs': [
    'A text speaks of an option of a program.',
    say('Start it with --watch, and it keeps running.'),
  ],
  'names-with-dots': ['Names of libraries have dots.', say('We use System.Text.Json, Node.js and Socket.IO.')],
})
