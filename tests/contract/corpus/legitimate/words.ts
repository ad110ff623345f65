import { at, put, set, write } from '../edit.ts'
import { legitimate } from '../kind.ts'
import { freeTitle, inList, ofEntry } from '../known-places.ts'
import { pick } from '../site.ts'
import { anyProse, both, documentProse, inDocument, inFile, inPage, named, ofMeta, prose } from '../where.ts'
import { withSentence } from '../words.ts'
import { mark } from './writing.ts'

const alt = both(inPage, named('alt'), ({ value }) => value.length > 20)

/** Words that look odd and are right. */
export const words = legitimate('odd-words', {
  'had-had': [
    'A word stands twice in a row and is right.',
    mark('They had had the same supplier since 2009.', 'We knew that that would take a week.'),
  ],
  'typographic-quotes': [
    'A text has typographic quotes and dashes.',
    mark('They called it “the tidy one” – and it was.', 'It’s their office, after all.'),
  ],
  'quotes-escaped-rightly': [
    'A text has straight quotes, escaped as JSON asks.',
    mark('The button says "Send", and it does.'),
  ],
  'german-words': [
    'A text names a German company.',
    mark('Grüße from Köln, from Müller & Söhne GmbH.', 'The Straße behind the works floods in März.'),
  ],
  'french-words': ['A text has French words with accents.', mark('We had déjà vu at the café: « à la carte » again.')],
  'hindi-words': ['A text has a word in Hindi.', mark('Every call begins with नमस्ते, and most end with a plan.')],
  'japanese-words': [
    'A text names a Japanese customer in its own letters.',
    mark('The interface reads 東京 as well as Tokyo.'),
  ],
  'arabic-words': ['A text has a word in Arabic.', mark('The shop greets visitors from Dubai with مرحبا.')],
  'russian-words': [
    'A text has a whole word in Cyrillic letters.',
    mark('The menu says Москва to those who read Russian.'),
  ],
  'greek-letter': ['A text has a Greek letter as a sign.', mark('A change of 5 µs, or 3 σ, is worth a look.')],
  'names-with-accents': [
    'A text names people with letters from everywhere.',
    mark('Ask José Núñez, Siobhán O’Brien, Đặng Thị Mai or Łukasz.'),
  ],
  'apostrophe-names': ['A text names people with straight apostrophes.', mark("Ask Anita D'Souza or Sean O'Brien.")],
  'rupees-in-lakh': [
    'A sum is grouped as in India.',
    mark('It cost ₹12,50,000, about a third of the estimate.', 'Budgets begin at Rs. 5 lakh.'),
  ],
  'nearly-a-slip-of-grammar': [
    'A sentence looks like a slip and is none.',
    mark(
      'A one-off job needs an nginx server, an X-ray of the code and a European host.',
      'We should of course have asked; who’s on the rota, and who’s right?',
      'A two week trial is enough, and the free will is yours.',
      'You’re the owner of the code from the first day.',
      'It covers front- and back-end work, incl. the tests, and pre- or post-release checks.',
      'Lorem ipsum hides the real problem: nobody has written the words.',
      'We never show a design with filler text.',
    ),
  ],
  'nearly-a-wrong-figure': [
    'A figure looks wrong and is right.',
    mark(
      'The team went from 8 to 3 people, and the cost from 75 to 50%.',
      'Open 9 to 5 on weekdays; the score was 3-1 in 2019-20.',
      'Paid on 29 February 2016 and 29 February 2028, £1.125 a litre, or $400 USD.',
      'Level L3 is not L2, and 24/7 is not 7 to 24.',
    ),
  ],
  'nearly-a-paste': [
    'A sentence looks like the rest of something and is none.',
    mark(
      'Feel free to adjust the budget, and let us know if you would like to see the plan.',
      'Here is a shorter list of tasks; the description follows the list.',
      'Monday to Friday at 14:05 the backup runs • nobody waits for it.',
      'Files begin with _x and end with x_; rated ●●●○○ by its users.',
      'gRPC and eBPF are read aloud letter by letter.',
      'It runs every night. pytest reports what broke, and pandas counts it.',
      'They serve 200+ clients of their own, 24x5.',
      'Priya Ghaziabadi and Ms Hamberg work for a Noida software company.',
      'Two posts of the fence stood open; nine out of ten gates were shut.',
      'Add a description of the error, and we answer.',
    ),
  ],
  'nearly-a-wrong-sign': [
    'Signs look wrong and are right.',
    mark(
      'A part weighs 1,234.567 kg, a tonne 1,00,000 g and the rest 10.5 g.',
      'Pages 2, 3 and 11 ask: “Who?”, “When?” and “Where?!”',
      'We run Java 8, 11 and 17, Android 13 and PHP 8.3.',
      'He said ”no” in Swedish, and „Guten Tag“ in German.',
      'The first “part” and the second “part” are ’90s style.',
    ),
  ],
  'nearly-a-wrong-capital': [
    'Words have odd capitals and names, and are right.',
    mark(
      'PCs, IDs and APIs speak OAuth; for each i of a list, i is small.',
      'Ask Bhatia, Mehrotra or Sengul in Austria, on a Sunday in Decem.',
      'Java scripts and Git hubs are no JavaScript and no GitHub.',
      'Ask Kavita Rao in Jordan, or Jordon in Iran.',
      'It costs $5, and $40 for a phone.',
      'Stand 10\u00a0km from Dr.\u00a0Rao, at §\u00a03.',
    ),
  ],
  'level-of-three-letters': ['A title is the name of a level.', put(freeTitle, () => 'AAA')],
  'money-of-others': [
    'Sums in other currencies stand in a text.',
    mark('It costs £1,200, €1.400 or US$1,500 a month.'),
  ],
  'signs-of-measure': [
    'A text has signs of measure.',
    mark('It runs at −20 °C to 45 °C and draws 5 W ± 10 %.', 'A panel of 27″ costs ½ as much.'),
  ],
  'comparison-signs': ['A text has signs for less and more.', mark('Answers in < 200 ms, for > 99 % of the calls.')],
  'ampersand-too': ['A text has an ampersand.', mark('R&D and Q&A are in one room.', 'AT&T asked for the same.')],
  'languages-of-programs': [
    'A text names languages with odd signs.',
    mark('We write C#, C++, F# and .Net, and read Objective-C.'),
  ],
  'names-of-programs': [
    'A text names products that begin with a small letter.',
    mark('jQuery, npm and iOS are in daily use; so is macOS.'),
  ],
  'slashes-in-words': ['Words are parted by slashes.', mark('Ask about CI/CD, A/B tests, TCP/IP and and/or trees.')],
  'null-as-a-word': [
    'A text speaks of null and undefined as developers do.',
    mark(
      'A field that is null is not the same as an empty one.',
      'Reports no longer say undefined where a price belongs.',
    ),
  ],
  'to-do-as-a-word': [
    'A text speaks of a to-do list.',
    mark('Your to-do list is the first thing we ask for.', 'The demo is a todo app that works offline.'),
  ],
  'placeholder-as-a-word': [
    'A text speaks of placeholders.',
    mark('Placeholders in a form are no labels, and lorem ipsum is no test of a layout.'),
  ],
  'square-brackets': [
    'A quotation has a word in square brackets.',
    mark('As one put it: “They [the testers] found it first.”'),
  ],
  'brackets-then-round': [
    'A word in brackets stands in front of one in round ones, with words between.',
    mark('The first [sic] was a success (so they say).'),
  ],
  'star-of-footnote': ['A star stands behind a rating.', mark('They run a 4* hotel in Shimla.')],
  'percent-signs': [
    'Two signs for per cent stand in one text.',
    mark('Between 10% and 20% of the orders come by fax.'),
  ],
  'dollar-in-front': ['Dollar signs stand in a text.', mark('From $40 to $90 an hour.')],
  'at-sign': ['A text names the handle of a profile.', mark('Mention @noidasoftworks and somebody answers.')],
  'hash-sign': ['A text has a tag.', mark('The talk is filed under #accessibility.')],
  'times-of-day': [
    'A text has times of day and signs between them.',
    mark('Calls at 9:30 a.m. IST (UTC+5:30) or 4 p.m. GMT.'),
  ],
  fractions: ['A text has ratios and versions.', mark('One in 3, 1/10 of the cost, version 2.0.1 at 16:9.')],
  'ellipsis-too': ['A text has an ellipsis.', mark('And then… nothing broke.', 'Wait for it ...')],
  initials: [
    'A text has initials and short forms.',
    mark('M. S. Gupta & Co. (est. 1987), e.g. in Sect. 62, i.e. next door.'),
  ],
  'question-and-exclamation': ['A text ends with two signs.', mark('Who would have thought?!')],
  'one-long-word': [
    'A text has a very long word.',
    mark('The law is called Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz.'),
  ],
  'address-of-other-company': [
    'A text names a mailbox and a phone of others.',
    mark('Report a breach to incident@cert-in.org.in.', 'In an emergency call 112.'),
  ],
  'host-in-words': ['A text names a host as a word.', mark('They moved from example.com to Shopify in a weekend.')],
  'code-in-words': [
    'A text names a header and a file.',
    mark('The robots.txt and the X-Request-Id header are checked first.'),
  ],
  'text-of-one-word': [
    'The description of a card is one word.',
    put(
      both(inPage, ({ name, parent }) => name === 'description' && parent?.parent?.name === 'cards'),
      () => 'Included.',
    ),
  ],
  'title-with-question': ['A title is a question.', put(freeTitle, () => 'What happens when it breaks at night?')],
  'title-with-token': [
    'A title has tokens.',
    put(freeTitle, () => 'Since {founded}: {clientCount} clients, {support}'),
  ],
  'title-with-number': ['A title begins with a number.', put(freeTitle, () => '7 habits of teams that ship')],
  'title-short': ['A title has three letters.', put(freeTitle, () => 'FAQ')],
  'title-with-capitals': ['A title is a short form in capitals.', put(freeTitle, () => 'PCI DSS, HIPAA and GDPR')],
  'title-with-dot-net': ['A title begins with a dot.', put(freeTitle, () => '.Net and C# for banks')],
  'token-then-letter': [
    'An apostrophe follows a token.',
    mark("{company}'s people answer the phone.", 'Ask the {company}-trained team.'),
  ],
  'tokens-in-a-row': [
    'Tokens stand in a row with signs between them.',
    mark('{street}, {locality}, {region} {postalCode}, {country}.'),
  ],
  'token-in-strong-words': ['A token stands in strong words.', mark('**{replyTime}** is a promise.')],
  'token-in-words-of-a-link': [
    'A token stands in the words of a link.',
    mark('Write to [{email}](mailto:{email}) or [call {phone}](tel:{phone}).'),
  ],
  'strong-words-with-signs': [
    'Strong words hold signs and quotes.',
    mark('**R&D, Q&A "and so on"** are in it.', '**10 % less** – guaranteed.'),
  ],
  'strong-words-twice': ['Two pairs of strong words stand in one sentence.', mark('**One** team and **one** plan.')],
  'strong-words-at-end': [
    'Strong words end a text.',
    write(prose, (text) => (/\*/.test(text) ? null : `${text} **Promised.**`)),
  ],
  'link-in-a-sentence': [
    'Signs follow a link at once.',
    mark('See [our work](/portfolio), [the team](/ourteam); then [write](/contact)!'),
  ],
  'link-with-the-name-of-its-page': [
    'The words of a link are the name of its page, or no name at all.',
    mark('Our [portfolio](/portfolio) and the [team behind it](/about) say more.'),
  ],
  'quote-ending-in-a-figure': [
    'What is quoted ends in a figure.',
    mark('It showed "Error 404" all day, on a screen of 24".'),
  ],
  'currency-abroad': ['A sum is given in the currency of a client.', mark('The first month cost US$4,000 or €3,700.')],
  'link-with-brackets-around': [
    'A link stands in round brackets.',
    mark('There is more of it (see [our work](/portfolio)).'),
  ],
  'link-to-section-of-page': [
    'A link in a text leads to a section of another page.',
    mark('The [six steps](/api-integration#process) are the same.'),
  ],
  'link-with-query': [
    'A link in a text has a question and a number sign.',
    mark('See [the place](https://www.openstreetmap.org/?mlat=28.62&mlon=77.37#map=15/28.62/77.37).'),
  ],
  'text-of-full-length': [
    'A paragraph is nearly as long as it may be.',
    put(prose, (text) =>
      `${text} `.repeat(Math.floor(1990 / (text.length + 1))).trim().length > 100
        ? Array.from(
            { length: 28 },
            (_, index) => `Point ${index + 1} of the plan is checked by the people who wrote it.`,
          ).join(' ')
        : undefined,
    ),
  ],
  'cities-named-twice': [
    'Names of places say a word twice.',
    mark('New York, New York, was the first; Walla Walla came later.'),
  ],
  'review-in-slang': [
    'A review is written as people talk.',
    put(
      both(inFile('testimonials'), ofEntry('items', 'review'), ({ parent }) => parent?.value.id === 'denise-alvarado'),
      (text) =>
        `${text} Honestly? I thought they'd be like the last lot... they weren't. Ta very much, & see you next year :)`,
    ),
  ],
  'review-with-quotes': [
    'A review quotes somebody.',
    put(
      both(inFile('testimonials'), ofEntry('items', 'review'), ({ parent }) => parent?.value.id === 'denise-alvarado'),
      (text) =>
        `${text} My wife said: "Is that it?" It was. Delivered on the Thursday they said, with the code and a note on how to run it.`,
    ),
  ],
  'alt-in-other-words': [
    'The words for a picture are others.',
    put(alt, () => 'Illustration: a table of orders, “paid” in green and "late" in red'),
  ],
  'alt-for-drawing': [
    'A drawing that had no words gets some.',
    put(
      both(inPage, named('alt'), ({ parent, value }) => /^diagrams\//.test(parent?.value.image) && value === ''),
      () => 'Drawing of two developers at a desk',
    ),
  ],
  'keyword-with-signs': [
    'A keyword has signs.',
    put(
      both(inPage, inList('keywords'), ({ index }) => index === 0),
      (_, random) => pick(['C++ & Qt', 'A/B testing', '24/7 support', 'e-commerce (B2B)'], random),
    ),
  ],
  'meta-title-at-its-longest': [
    'A title for browsers has just seventy letters.',
    put(ofMeta('title'), () =>
      'Software that a warehouse uses the next morning, made in Noida, India!'.padEnd(70, '!').slice(0, 70),
    ),
  ],
  'meta-title-at-its-shortest': [
    'A title for browsers has just twenty letters.',
    put(ofMeta('title'), () => 'Sitemap of the site.'),
  ],
  'meta-description-with-signs': [
    'A description for search engines has signs.',
    put(
      ofMeta('description'),
      () =>
        'R&D, Q&A and “plain language”: what we promise, what it costs (from ₹50,000) and how long it takes – in 3 steps.',
    ),
  ],
  'document-sentence': [
    'A policy document has another sentence.',
    write(documentProse, (text) => withSentence(text, 'Questions go to {email}, or by post to {address}.')),
  ],
  'document-percent': [
    'A cell of a table is a dash.',
    put(
      both(inDocument, ({ name, index, value }) => name === 'rows' && index !== undefined && Array.isArray(value)),
      (value) => [...value.slice(0, -1), '–'],
    ),
  ],
  'document-law': [
    'A policy document names a law with its sections.',
    write(documentProse, (text) => withSentence(text, 'See §§ 3(1)(a)–(c) of the Act, as amended [2013].')),
  ],
  'words-unescaped': [
    'A text is written with codes for its letters.',
    at(
      both(anyProse, ({ value }) => /[a-z]/.test(value) && !/["\\\n]/.test(value)),
      (place, { text }) => {
        const made = set(place, 'x', text)
        const json = `"${[...(place.value as string)].map((letter, index) => (index === 1 ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}` : letter)).join('')}"`
        return {
          ...made,
          text: text.slice(0, place.node.offset) + json + text.slice(place.node.offset + place.node.length),
        }
      },
    ),
  ],
})
