import { at, copyBefore, double, drop, inHolder, put, putWrong, set, splice } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { inList, is, more } from '../known-places.ts'
import { dayFromNow, pick } from '../site.ts'
import { both, inFile, named, siteEntry, type Where } from '../where.ts'

const job = (...names: string[]): Where => both(inFile('jobs'), named(...names))

/** Mistakes in jobs, reviews, products and photos. */
export const jobs = mistakes('site-data', 'error', {
  'job-dates-reversed': [
    'A job ends before it begins.',
    at(job('validThrough'), (place, { text }) =>
      set(place, `${Number(place.parent?.value.datePosted.slice(0, 4)) - 1}-12-01`, text),
    ),
    { several: true },
  ],
  'job-expired': [
    'The last day of a job is past.',
    at(job('validThrough'), (place, { text }) => {
      const made = set(
        place.parent as never,
        { ...place.parent?.value, datePosted: dayFromNow(-120), validThrough: dayFromNow(-10) },
        text,
      )
      return made
    }),
    { expect: 'either' },
  ],
  'job-posted-in-future': [
    'A job is posted in a year.',
    at(job('datePosted'), (place, { text }) =>
      set(
        place.parent as never,
        { ...place.parent?.value, datePosted: dayFromNow(400), validThrough: dayFromNow(460) },
        text,
      ),
    ),
    { expect: 'either', strict: true },
  ],
  'job-date-impossible': [
    'A date of a job does not exist.',
    put(job('datePosted', 'validThrough'), (text) => `${text.slice(0, 4)}-02-30`),
  ],
  'job-without-end': [
    'A job has no last day.',
    at(job('validThrough'), (place, { text }) => drop(place, text)),
    { says: ['validThrough'] },
  ],
  'job-end-in-words': ['The last day of a job is in words.', put(job('validThrough'), () => 'until filled')],
  'job-location-unknown': [
    'A job is at a place that the filter does not know.',
    put(job('location'), (_, random) => pick(['Delhi', 'remote', 'Noida, UP', 'Hybrid'], random)),
    { says: ['Remote', 'Noida'] },
  ],
  'job-profile-unknown': [
    'A job has a profile that the filter does not know.',
    put(job('trade'), (_, random) => pick(['Engineer', 'developer', 'Tester', 'Devloper'], random)),
    { says: ['Developer', 'Designer', 'Manager'] },
  ],
  'job-employment-unknown': [
    'A job has a kind of employment that there is not.',
    put(job('employmentType'), (_, random) => pick(['Full-time', 'contract', 'Contract Based', 'Permanent'], random)),
    { says: ['Contract'] },
  ],
  'job-duties-as-text': [
    'The duties of a job are one text.',
    put(job('keyResponsibilities'), (value) => value.join('; ')),
  ],
  'job-duty-blank': [
    'A duty of a job is of spaces.',
    put(
      both(inFile('jobs'), ({ name, index }) => /keyResponsibilities|qualifications/.test(name) && index !== undefined),
      () => '  ',
    ),
  ],
  'job-duty-empty': [
    'A duty of a job is empty.',
    put(
      both(inFile('jobs'), ({ name, index }) => /keyResponsibilities|qualifications/.test(name) && index !== undefined),
      () => '',
    ),
  ],
  'job-duty-twice': [
    'A duty of a job stands twice.',
    at(
      both(inFile('jobs'), ({ name, index }) => /keyResponsibilities|qualifications/.test(name) && index !== undefined),
      (place, { text }) => double(place, text),
    ),
    { expect: 'either' },
  ],
  'job-skills-as-list': [
    'The skills of a job are a list without categories.',
    put(job('requiredSkills'), (value) => Object.values(value).flat()),
  ],
  'job-skills-as-text': [
    'The skills of a category are one text.',
    at(
      both(inFile('jobs'), ({ parent, index }) => parent?.name === 'requiredSkills' && index === undefined),
      (place, { text }) => set(place, place.value.join(', '), text),
    ),
  ],
  'job-skills-empty': [
    'A category of skills is empty.',
    at(
      both(inFile('jobs'), ({ parent, index }) => parent?.name === 'requiredSkills' && index === undefined),
      (place, { text }) => set(place, [], text),
    ),
  ],
  'job-mail-of-words': ['The mailbox of a job is words.', put(job('mailUs'), () => 'write to HR')],
  'job-mail-unknown-token': [
    'The mailbox of a job is a token that nobody defines.',
    put(job('mailUs'), () => '{careerEmail}'),
    { says: ['{careersEmail}'] },
  ],
  'job-ends-before-it-begins': [
    'A job ends before it begins.',
    at(job('validThrough'), (place, { text }) => inHolder(place, set(place, '2026-01-12', text))),
    { expect: 'either' },
  ],
  'job-days-exchanged': [
    'The days of a job changed places.',
    at(both(inFile('jobs'), siteEntry), (place, { text }) => {
      const { datePosted, validThrough } = place.value
      const old = text.slice(place.node.offset, place.node.offset + place.node.length)
      const by = old.replace(datePosted, '§').replace(validThrough, datePosted).replace('§', validThrough)
      return splice(text, place.node.offset, place.node.length, by)
    }),
    { expect: 'either' },
  ],
  'job-over': [
    'The last day for applications is long past.',
    at(both(inFile('jobs'), siteEntry), (place, { text }) => {
      const old = text.slice(place.node.offset, place.node.offset + place.node.length)
      return splice(
        text,
        place.node.offset,
        place.node.length,
        old.replace(place.value.datePosted, dayFromNow(-400)).replace(place.value.validThrough, dayFromNow(-300)),
      )
    }),
    { expect: 'either' },
  ],
  'job-date-indian': [
    'The last day of a job is written as in India.',
    put(job('validThrough'), () => '12/01/2027'),
    { says: ['2027-01-12', 'YYYY-MM-DD'] },
  ],
  'job-date-dots': [
    'The first day of a job is written with dots.',
    put(job('datePosted'), (day) => day.split('-').reverse().join('.')),
  ],
  'job-date-slashes': ['The day of a job has slashes.', putWrong(job('datePosted'), (day) => day.replaceAll('-', '/'))],
  'job-date-two-digits': ['The year of a job has two digits.', putWrong(job('datePosted'), (day) => day.slice(2))],
  'job-date-open': ['A job is open until it is filled.', put(job('validThrough'), () => 'until filled')],
  'job-date-empty': ['A job has no last day, and empty quotes for it.', put(job('validThrough'), () => '')],
  'job-date-not-in-calendar': ['The last day of a job does not exist.', put(job('validThrough'), () => '2027-02-29')],
  'job-date-of-next-century': [
    'The year of a last day is mistyped.',
    put(job('validThrough'), (day) => day.replace('20', '21')),
    { expect: 'either', strict: true },
  ],
  'job-full-time': [
    'A job has a kind of employment that the contracts do not know.',
    put(job('employmentType'), (_, random) => pick(['Full-time', 'Permanent', 'Internship'], random)),
    { says: ['Contract'] },
  ],
  'job-contract-lower': [
    'The kind of employment is in small letters.',
    putWrong(job('employmentType'), (value) => value.toLowerCase()),
  ],
  'job-contract-spaced': [
    'The kind of employment has lost its hyphen.',
    putWrong(both(job('employmentType'), is('Contract-Based')), () => 'Contract Based'),
  ],
  'job-location-long': [
    'The place of work says more than a filter knows.',
    put(job('location'), () => 'Remote (India)'),
    { says: ['Remote'] },
  ],
  'job-location-other': [
    'The place of work is a town without an office.',
    put(job('location'), () => 'Bengaluru'),
    { says: ['Remote', 'Noida'] },
  ],
  'job-trade-as-profile': [
    'The trade has the name that it had years ago.',
    at(both(inFile('jobs'), siteEntry), (place, { text }) => {
      const offset = text.indexOf('"trade"', place.node.offset)
      const by = '"profile"'
      return {
        text: text.slice(0, offset) + by + text.slice(offset + 7),
        at: [
          { offset: place.node.offset, length: 12 },
          { offset, length: by.length },
        ],
      }
    }),
    { says: ['trade'], several: true },
  ],
  'job-trade-engineer': [
    'A trade is a word that the filter does not know.',
    put(job('trade'), () => 'Engineer'),
    { says: ['Developer'] },
  ],
  'job-mail-with-scheme': [
    'The mailbox of a job has a scheme.',
    put(job('mailUs'), () => 'mailto:{careersEmail}'),
    { says: ['{careersEmail}'] },
  ],
  'job-mail-token-mistyped': [
    'The mailbox of a job is a token that nobody defines.',
    put(job('mailUs'), () => '{careerEmail}'),
    { expect: 'either', says: ['{careersEmail}', 'careersEmail'] },
  ],
  'job-mail-phone': [
    'The mailbox of a job is the phone.',
    put(job('mailUs'), () => '{phone}'),
    { expect: 'either', says: ['{careersEmail}', 'mail'] },
  ],
  'job-mail-at': [
    'The mailbox of a job is written as against robots.',
    put(job('mailUs'), () => 'careers [at] noidasoftworks.example'),
  ],
  'job-responsibilities-as-text': [
    'The tasks of a job are one text with line breaks.',
    put(job('keyResponsibilities'), (value) => value.join('\n')),
  ],
  'job-skills-as-list-too': [
    'The skills of a job are a list without categories.',
    put(job('requiredSkills'), (value) => Object.values(value).flat()),
  ],
  'job-skills-with-commas': [
    'The skills of a category are one text.',
    put(job('requiredSkills'), (value) =>
      Object.fromEntries(Object.entries(value).map(([name, list]) => [name, (list as string[]).join(', ')])),
    ),
    { several: true },
  ],
  'job-skills-empty-too': [
    'A category of skills is empty.',
    put(job('requiredSkills'), (value) => ({ ...value, Other: [] })),
  ],
  'job-salary': [
    'A job names its pay, which the contracts do not know.',
    more(both(inFile('jobs'), siteEntry), 'salary', '12-18 LPA'),
    { says: ['salary'] },
  ],
  'job-id-with-capitals': [
    'The id of a job is its title.',
    put(job('id'), (_, _random, place) => place.parent?.value.title),
  ],
  'job-copied': [
    'A job was copied and kept its id.',
    at(
      both(inFile('jobs'), siteEntry, ({ index }) => (index ?? 0) > 0),
      copyBefore((value) => ({
        ...value,
        title: 'Junior Go Developer',
        description:
          'You will write small services in Go beside a senior colleague, and learn how we review, test and release.',
        keyResponsibilities: ['Write services in Go', 'Learn how we release'],
      })),
    ),
    { expect: 'either', several: true },
  ],
  'job-experience-number': ['The experience that a job asks for is a number.', put(job('experience'), () => 4)],
  'job-line-twice': [
    'A task of a job was pasted twice.',
    at(both(inFile('jobs'), inList('keyResponsibilities')), (place, { text }) => {
      const by = JSON.stringify(place.value)
      const end = place.node.offset + place.node.length
      return {
        text: `${text.slice(0, end)},\n        ${by}${text.slice(end)}`,
        at: [{ offset: place.node.offset, length: 2 * by.length + 12 }],
      }
    }),
    { expect: 'either' },
  ],
})
