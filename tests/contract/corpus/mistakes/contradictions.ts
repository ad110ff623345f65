import { put, write } from '../edit.ts'
import { mistakes, type Said, type Seed } from '../kind.ts'
import { swap } from '../known-places.ts'
import { block, both, inFile, inPage, named, ofCompany, ofMeta, prose, toPage } from '../where.ts'
import { withSentence } from '../words.ts'

const behind = (why: string, words: string, ...says: string[]): [string, Seed, Said] => [
  why,
  write(prose, (text) => withSentence(text, words)),
  { says },
]
const share = (mark: string): [string, Seed, Said] => [
  'A profile was copied with the mark of who shared it.',
  put(both(inFile('company'), named('to')), (to) => `${to}?${mark}`),
  { says: ['who follows'] },
]

/** What one place of the site says and another does not. */
export const contradictions = mistakes('facts', 'either', {
  'card-of-other-page': [
    'The title of a card was changed, its link not.',
    put(
      both(toPage, ({ parent }) =>
        ['QA testing', 'Data migration', 'Web development'].includes(parent?.parent?.value.title),
      ),
      (to) => (to === '/gallery' ? undefined : '/gallery'),
    ),
    { says: ['/'] },
  ],
  'figure-of-no-quote': [
    'A digit of the large figure is wrong.',
    put(
      both(inPage, named('value'), ({ value, parent }) => /^\d{3,}/.test(value) && parent?.name === 'figure'),
      (value) => `1${value}`,
    ),
  ],
  'quote-of-other-number': [
    'A digit of a quote is wrong.',
    put(
      both(inPage, named('quote'), ({ value }) => /\d{3}/.test(value)),
      (value) => value.replace(/\d(?=\d\d)/, '7'),
    ),
    { says: ['for "7'] },
  ],
  'related-page-twice': [
    'Two labels of one page stand among those that follow.',
    put(
      both(inPage, named('pages'), ({ block: type }) => type === 'related'),
      ([first, ...others]) => [
        { ...first, label: 'Hire Talent' },
        { ...others[0], label: 'Hire dedicated team' },
        ...others.slice(1),
      ],
    ),
    { several: true },
  ],
  'service-of-other-page': [
    'A page was copied with its service.',
    put(ofMeta('service'), (service) => (service === 'Data migration' ? undefined : 'Data migration')),
  ],
  'link-of-slide-beside': [
    'A slide was copied with its link.',
    swap('pages-data/home.json', '"to": "/mobile-app-development-services"', '"to": "/web-development-services"', [
      '/mobile-app-development-services',
    ]),
  ],
  'name-of-colleague-beside': [
    'A member of the team has the name of another.',
    put(
      both(inFile('team'), named('name'), ({ parent }) => parent?.value.id !== 'samuel-adeyemi'),
      () => 'Samuel Adeyemi',
    ),
  ],
  'stop-lost-in-list': [
    'One of many descriptions lost its stop.',
    put(both(inFile('claims'), named('description')), (text) => text.replace(/\.$/, '')),
  ],
  'lookup-crossed': [
    'A label was given the page of the next.',
    swap('pages-data/site/navigation.json', '"QA testing": "/qa-testing-services"', '"QA testing": "/cloud-services"', [
      '/qa-testing-services',
    ]),
  ],
  'logo-of-other-technology': [
    'An entry was copied with its picture.',
    put(
      both(inFile('technologies'), named('image'), ({ parent }) => ['ruby', 'swift', 'php'].includes(parent?.value.id)),
      () => 'tech/python.svg',
    ),
    { says: ['tech/'] },
  ],
  'logo-of-other-tool': [
    'The name of a tool was changed, its logo not.',
    put(
      both(inPage, named('image'), ({ parent }) => parent?.value.name === 'GitHub'),
      () => 'tech/gitlab.svg',
    ),
    { says: ['tech/github.svg'] },
  ],
  'portrait-of-other': [
    'Two people have one portrait.',
    put(
      both(inFile('team'), named('image'), ({ value }) => value === 'team/member-08.svg'),
      () => 'team/member-07.svg',
    ),
  ],
  'question-exchanged': [
    'A question and its answer stand in each other’s place.',
    put(
      both(
        inPage,
        ({ value }) => typeof value?.question === 'string' && value.answer?.length === 1 && value.question.length < 120,
      ),
      ({ question, answer }) => ({ question: answer[0].slice(0, 140), answer: [question] }),
    ),
  ],
  'hours-exchanged': ['The office closes before it opens.', put(ofCompany('hours'), () => 'Mon-Fri 7PM-10AM')],
  'link-words-of-other-page': [
    'The words of a link name another page.',
    write(prose, (text) => withSentence(text, 'See our [portfolio](/gallery) for more.')),
    { says: ['/portfolio'] },
  ],
  'label-of-other-page': [
    'The label of a link names another page.',
    put(
      both(inPage, named('to'), ({ value, parent }) => value === '/portfolio' && parent?.value.label === 'Portfolio'),
      () => '/career',
    ),
    { says: ['/portfolio'] },
  ],
  'currency-behind': behind('The sign of the currency stands behind the sum.', 'The rate is 40$ an hour.', '$40'),
  'answer-marked': [
    'An answer came with the mark of a list of questions.',
    put(
      both(inPage, ({ name, index, value }) => name === 'answer' && index === undefined && Array.isArray(value)),
      ([first, ...others]) => [`A: ${first}`, ...others],
    ),
  ],
  'author-of-other-firm': [
    'A quote was given to another firm.',
    swap('pages-data/site/navigation.json', 'Ishita Sengupta, Maru Kitchens', 'Ishita Sengupta, Halden Freight', [
      'Maru Kitchens',
    ]),
  ],
  'chat-without-country': [
    'The number of the chat has no code of the country.',
    put(ofCompany('whatsapp'), () => 'https://wa.me/9810000000'),
    { says: ['919810000000'] },
  ],
  'map-not-for-embedding': [
    'The address of the map itself stands where one for embedding belongs.',
    put(ofCompany('mapEmbedUrl'), () => 'https://www.openstreetmap.org/way/4567'),
    { says: ['embed'] },
  ],
  'company-name-mistyped': [
    'The name of the company is mistyped at its one source.',
    put(ofCompany('company'), () => 'Noida Softwork'),
  ],
  'country-of-other-code': [
    'The code is that of another country.',
    put(ofCompany('countryCode'), () => 'IR'),
    { says: ['"IN"'] },
  ],
  'schema-of-other-file': [
    'A file of the site was begun as a copy.',
    put(both(inFile('team'), named('$schema')), (schema) => schema.replace('team', 'jobs')),
    { says: ['team.schema.json'] },
  ],
  'founded-otherwise': behind('A text gives another year.', 'Our company was founded in 2008.', '{founded}'),
  'mailbox-nearly': behind(
    'A mailbox was written out with a slip.',
    'Write to hallo@noidasoftworks.example.',
    '{email}',
  ),
  'page-of-site-bare': behind(
    'An address of the site was pasted into a text.',
    'It stands on www.noidasoftworks.example/gallery.',
    '](/gallery)',
  ),
  'plus-behind-token': behind(
    'A sign was added that the token has.',
    'There are {clientCount}+ of them.',
    '{clientCount}',
  ),
  'tracking-of-mail': share('utm_source=newsletter'),
  'tracking-of-network': share('fbclid=IwAR2x7'),
  'tracking-of-app': share('igsh=MzRlOD=='),
  'list-with-own-numbers': ['Entries were copied with their numbers.', write(prose, (text) => `2) ${text}`)],
  'years-of-other-text': [
    'The years were changed in one of two texts.',
    swap('pages-data/site/jobs.json', '"Five years or more', '"Two years or more'),
  ],
  'hours-otherwise': behind('Other hours than those of the office.', 'Our doors are open Mon-Sat 9AM-6PM.', '{hours}'),
  'posts-otherwise': behind('Another number of posts than there is.', 'Nine posts are open.', 'five'),
  'share-of-more-than-all': behind('A share is larger than the whole.', 'About 130% of visitors read on a phone.'),
  'part-of-less': behind('A share is larger than the whole.', 'Eleven out of ten faults are found early.'),
  'between-backwards': behind('A range runs backwards.', 'Most apps need between 16 and 12 weeks.', '12 and 16'),
  'second-weekday': behind(
    'The second of two dates is another day.',
    'It begins on Friday, 1 January 2027 and ends on Sunday, 18 January 2027.',
    'Monday',
  ),
  'policy-of-other-page': [
    'The lookup leads to another page than the one that is called so.',
    put(
      both(inFile('navigation'), ({ name, parent }) => name === 'Privacy Policy' && parent?.name === 'paths'),
      () => '/termsandconditions',
    ),
    { says: ['/privacypolicy'] },
  ],
  'mailbox-of-link': [
    'The words of a link in a text are another mailbox than the one it writes to.',
    write(prose, (text) => withSentence(text, 'Write to [{careersEmail}](mailto:{email}).')),
    { says: ['mailto:{careersEmail}'] },
  ],
  'support-otherwise': behind('Other hours of support.', 'Our support is there 24x5, at once.', '{support}'),
  'reply-otherwise': behind('Another time of reply.', 'You hear from us in under 48 hours.', '{replyTime}'),
  'every-message-otherwise': behind(
    'Another time of reply.',
    'Every message is answered within 48 hours.',
    '{replyTime}',
  ),
  'clients-otherwise': behind('Another number of clients.', 'We are proud of our 150+ clients.', '{clientCount}'),
  'phone-digits-swapped': behind('Two digits of the number are swapped.', 'Or call +91 120 465 7890.', '{phone}'),
  'heading-counts-otherwise': [
    'A heading counts other than there are entries.',
    put(
      both(
        inPage,
        named('title'),
        ({ value, parent }) => /^Six (?:steps|services)\b/.test(value) && !!parent && block(parent),
      ),
      (text) => text.replace('Six', 'Seven'),
    ),
    { says: ['Six'] },
  ],
  'link-to-old-site': [
    'A link is an address of the old site.',
    put(
      both(inPage, named('to'), ({ value }) => value === '/contact'),
      () => '/?page_id=412',
    ),
  ],
  'maps-apart': [
    'The embedded map shows another part of the city.',
    put(ofCompany('mapEmbedUrl'), (text) => text.replace(/marker=28\.\d+/, 'marker=28.5355')),
  ],
  'clients-who-trust': behind('Another number of clients.', 'More than 200 clients trust us.', '{clientCount}'),
  'answer-later': behind('A later answer.', 'You get an answer within 48 hours.', '{replyTime}'),
  'founded-by-token': behind('Another year of foundation.', '{company} was founded in 2010.', '{founded}'),
  'other-sector': behind('Another part of the town.', 'Visit us in Sector 63, Noida.', '{address}'),
  'intro-counts-otherwise': [
    'A card was taken out, and the introduction counts it.',
    put(
      both(inPage, block, ({ value }) => /^Six jobs/.test(value.intro) && value.cards?.length === 6),
      (value) => ({ ...value, cards: value.cards.slice(0, 5) }),
    ),
    { says: ['Five', '5'] },
  ],
})
