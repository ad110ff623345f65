import { legitimate } from '../kind.ts'
import { mark, say } from './writing.ts'

/** Sentences that look like a slip of grammar to a hasty rule. */
export const grammar = legitimate('grammar', {
  'it-is': [
    '"It’s" before what somebody has.',
    say("It's time that counts.", 'For us it’s people who decide.', "And it's work that pays."),
  ],
  'there-and-their': [
    '"There" and "their" where both could stand.',
    say(
      'What is there is theirs.',
      'We work there every Monday.',
      'Of their two systems, one is there still.',
      'There our users sit.',
      'The people there own the list.',
    ),
  ],
  'names-with-apostrophe': [
    'What follows an apostrophe within a name is no word.',
    say(
      'Dr Li from Xi’an tested the app.',
      "A team in Xi'an the north knows well.",
      "Hawai'i was the first state with it.",
      'Miss O’an tested it twice.',
    ),
  ],
  'words-of-two': [
    'A rare word consists of two common ones.',
    say('Kanban and andon come from the same factory.', 'The team pulls the andon and stops.'),
  ],
  'words-also-left-behind': [
    'Words that programs, chats and templates leave, and editors write.',
    say(
      'A field that is undefined hours later has been lost.',
      'Undefined behaviour is what we test for.',
      'Choose an item from the list, and click to add text to it.',
      'Here is a shorter route to the same place.',
      'Certainly! Here is what it costs.',
      'Revised text: see section two.',
      'We leave a note to the editor with every text.',
      'Nobody reads Lorem Ipsum, so we write real words.',
    ),
  ],
  'scripts-of-others': [
    'Names and greetings in other scripts and languages.',
    say(
      'Write नमस्ते दुनिया to greet.',
      'The team in Москва и Казань answers in Russian.',
      'Le Havre, La Rochelle and the Café de la Paix are known.',
      'En route to La Paz, par avion, by night.',
      'Software develop\u00adment has many inter\u00adnational\u00adisation rules.',
    ),
  ],
  'facts-of-others': [
    'Numbers and places that are not those of the company.',
    say(
      'Over 400 clients connect to this server.',
      'More than 200 clients of the bank use it.',
      'You get an answer within 4 hours.',
      'Find us at the fair in Hall 4, Block 12, Delhi.',
      'Our client sits in Sector 18, Noida.',
    ),
  ],
  'its-after-and': [
    '"It’s" after words that take what somebody has.',
    say(
      'He lost it, and it’s time to write a new one.',
      'We changed it: it’s address and route in one.',
      'Duran Duran, Wagga Wagga and Bora Bora are names.',
      'The package MySql.Data is of .NET.',
    ),
  ],
  'then-after-comparative': [
    '"Then" after a comparative.',
    say(
      'It was slower then.',
      'If it gets cheaper then we tell you.',
      'Think first, then build.',
      'We do it now rather than then.',
    ),
  ],
  'verbs-and-nouns': [
    'Nouns that are verbs elsewhere.',
    say(
      'It leads to works of art.',
      'The team needs tests, plans and reports.',
      'They asked what it costs.',
      'What we offer works.',
      'The ones you know need no help.',
    ),
  ],
  'several-of-one': [
    'A number before a noun that belongs to the next.',
    say(
      'A two-day test, then a four month pilot run.',
      'Each of the teams has a lead.',
      'One of these team leads rings you.',
      'These user interface texts are short.',
    ),
  ],
  'one-and-several': [
    '"One" and "each" as pronouns.',
    say('The second one reports on Friday.', 'Each reports to the lead.', 'The one that works stays.'),
  ],
  'to-without-verb': [
    '"To" before a noun, or left out rightly.',
    say(
      'You hear what clients want and see why.',
      'Back it up if need be.',
      'We are going. Come along.',
      'Who is able gets going.',
    ),
  ],
  'prepositions-together': [
    'Two prepositions in a row.',
    say(
      'What it is made of in the end is steel.',
      'It is taken care of by the shop.',
      'The one we heard of from the client.',
      'Log in on the second page.',
    ),
  ],
  'articles-together': [
    'Letters and quoted words behind an article.',
    say(
      'The A and the B version are tried.',
      'We ask for "the an" in English lessons.',
      'An hour, a union, a one-day test, an MVP and a URL.',
    ),
  ],
  comparatives: [
    'Comparatives side by side.',
    say(
      'We hire more younger people.',
      'Most interest is in the second one.',
      'More later on this page.',
      'Option A the client chose.',
      'The must of the season is red.',
      'It is more and more cheaply done.',
    ),
  ],
  'small-beginnings': [
    'A sentence that begins with a small letter rightly.',
    mark('It is ready. npm knows it.', 'Read it. iOS users know it.', 'It takes e.g. two days.'),
  ],
  'questions-within': [
    'Words of a question without one.',
    say(
      'What it does is simple.',
      'How we do it is on the page.',
      'When do the tests run? At night.',
      'It is an everyday task.',
    ),
  ],
  'no-and-not': [
    '"No" and "not" together, rightly.',
    say("We don't take no for an answer.", "It isn't nothing.", 'The team are in Noida.'),
  ],
  'that-that': [
    'A word follows itself rightly.',
    say(
      'It is a fact that that helps.',
      'We told a client that that works.',
      'What it was was a loose cable.',
      'Who they were were two brothers.',
    ),
  ],
  'words-in-s': [
    'A word in "s" behind a verb that takes none.',
    say(
      'What we can costs little.',
      'We can perhaps move it, and they will always ask.',
      'Access that runs out is gone. Services, that is, help.',
      'News that is old, and analytics that runs at night.',
    ),
  ],
  'pairs-of-verbs': [
    'Forms of a verb that are no slips.',
    say(
      'They are set, put and read. We are build-and-run people.',
      'He asked that it be done and that she have it.',
      'It helps him find it, and makes it grow.',
    ),
  ],
  'your-and-you': [
    '"Your" and "you" where the other could stand.',
    say(
      'It is what your paying customers want when your running costs fall.',
      'We give you data, and show you code.',
      "When you're in your account, you're safe.",
    ),
  ],
  'capitals-within': [
    'Short forms and words of standards in capitals.',
    say(
      'WCAG AA and PCI DSS apply to the REST API.',
      'The word MUST NOT has a meaning of its own.',
      'It is a NOT NULL column, and a 404 NOT FOUND answer.',
    ),
  ],
  'stops-within': [
    'A full stop that ends no sentence.',
    say('B.Tech., MCA or M.Sc. preferred.', 'Ask for a B.tech. in physics.', 'See vol. the second.'),
  ],
  'words-beside-others': [
    'Words of other languages in names.',
    say('Feld und Wald GmbH was first.', 'Smith et al. wrote it, et cetera.', 'The motto is lux et veritas.'),
  ],
  'names-unlike': [
    'Names that are near to no other.',
    say('Micheal leads it.', 'Scirocco is a wind.', 'Ask Jonathon or Catherina.'),
  ],
  'reply-of-others': [
    'The time of a reply to something else.',
    say('A ticket is answered within 2 hours.', 'Every message is answered within 24 hours.'),
  ],
  'foreign-names': [
    'Names and words of other languages.',
    say(
      'Feld und Wald GmbH is a client of the trade fair.',
      'Los Angeles and Las Vegas follow.',
      'It has a certain je ne sais quoi.',
    ),
  ],
  'figures-of-all-kinds': [
    'Numbers that look odd.',
    say(
      'See sections 3,4 and 5.',
      'It costs ₹1,50,000 or 2,500,000 rupees.',
      'The 21st, 22nd, 23rd, 111th and 112th call.',
      'Between 11:59 and 23:59, or at 24:00.',
      'It opened on Monday, 2 November 2026.',
      'In 2,025 tests nothing failed.',
      'H2O and CO2 are known.',
    ),
  ],
  'address-with-brackets': [
    'A link leads to an address with brackets.',
    mark('[The town](https://en.wikipedia.org/wiki/Noida_(town)) is large.'),
  ],
  'other-mailboxes': [
    'Other mailboxes of the same host, and of others.',
    say('Write to press@noidasoftworks.example.', 'Write to hello@orchid.example.'),
  ],
  'links-of-near-names': [
    'Links whose words are near to the name of another page.',
    mark(
      'See [our team](/ourteam) and [our work](/portfolio).',
      'Ask [the team](/contact) about it.',
      'Meet [the developers](/hire-dedicated-team) in a call.',
      'See [the portfolio of a shop](/e-commerce-development-services).',
      'Read [how to contact us](/career) about a job.',
      'See [the SEO pages](/on-page-seo-services).',
      'Our [team page](/ourteam) shows them all.',
      'A [services page](/service) says more.',
    ),
  ],
  'ranges-with-between': [
    'Two numbers after "between".',
    say(
      'It takes between three and five weeks.',
      'A call between 9 to 5 and later is possible.',
      'We move between two tools to save time.',
      'Nobody has to choose between one to ten stars and no stars.',
      'The meeting is between two to-do lists.',
    ),
  ],
  'short-forms-with-apostrophe': [
    'What an abbreviation has.',
    say(
      "The limit is the API's.",
      "The payment API's limits are in the plan.",
      "An API's answers are cached.",
      "It is a matter of the client's URL's, too, if the URL's own path is long.",
      "Each SLA's terms are on one page.",
      "The format is our CMS's and the API's.",
    ),
  ],
  'days-before-names': [
    'A number before a word that is nearly a month, and months cut short.',
    say(
      'Take 20 Marks and two pens.',
      'It was signed on 3 Sept 2025 and 4 Oct. 2025.',
      'We met 12 Mays and one Grey.',
      'On 14 Juneteenth stalls they sold out.',
      'Windows 11 Mail is replaced.',
      'It has 10 Marches, 3 Julies and 2 Augusts.',
    ),
  ],
  'promises-within-the-own': [
    'What keeps the promises of the company, or is about somebody else.',
    say(
      'Every enquiry is answered within a day.',
      'At the shop, every enquiry of a customer is answered within three days.',
      'The clinic had a guaranteed response in 72 hours; their patients did not wait.',
      'The client’s support is 8x5.',
      'The desk measures 12x5 metres.',
      'Each review is answered within five days.',
      'A ticket without hurry is closed within three days.',
    ),
  ],
  'years-of-experience': [
    'Years of people and of others.',
    say(
      'Our leads have 25 years of experience.',
      'The company has 10 years of experience.',
      'The client has been in business for 60 years.',
      'Together we have 140 years of experience.',
      'The company has 30 years of data to move for their archive.',
      'A firm with 80 years in business trusts its own staff.',
      'A firm that has been in business for 80 years came to us.',
      'We have 20 years of mails to move.',
    ),
  ],
  'towns-of-others': [
    'Towns where something else is.',
    say(
      'The client is based in Gurugram.',
      'We are based in Noida.',
      'We are based in Delhi NCR.',
      'Our clients are based in Hamburg and Chennai.',
      'We are in London next week.',
      'Our servers are based in Mumbai.',
      'Their head office is in Pune.',
      'It lies between Sector 62 and Sector 63.',
    ),
  ],
  'words-of-many-languages': [
    'Words of other languages that English has, too.',
    say('Our contact in Berlin says Kontakt and Karriere.', 'The label said Startseite before.'),
  ],
  'years-of-others': [
    'Years of what is not the company.',
    say('The shop was founded in 1998.', 'Since 2014 it has been on the second floor.', 'The rule of 2013 holds.'),
  ],
})
