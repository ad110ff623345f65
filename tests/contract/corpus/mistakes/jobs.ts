import { at, double, drop, match, put, set } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { dayFromNow, pick } from '../site.ts'
import { both, inFile, named, type Where } from '../where.ts'

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
  'review-too-short': [
    'A review is two words.',
    put(both(inFile('testimonials'), named('review')), () => 'Very good!'),
  ],
  'review-too-long': [
    'A review is a page.',
    put(both(inFile('testimonials'), named('review')), (text) => `${text} ${text} ${text} ${text}`),
  ],
  'portfolio-link-http': [
    "The link of a client's product begins with http:.",
    match(
      (file) => file.endsWith('site/portfolio.json'),
      /"https:/g,
      () => '"http:',
      20,
    ),
    { says: ['https'] },
  ],
  'portfolio-link-without-scheme': [
    "The link of a client's product has no scheme.",
    match(
      (file) => file.endsWith('site/portfolio.json'),
      /"https:\/\/(?=\w)/g,
      () => '"',
      20,
    ),
    { says: ['https://'] },
  ],
  'photo-twice': [
    'A photo stands twice in a group of the gallery.',
    at(
      both(inFile('gallery'), ({ name, index }) => name === 'photos' && index !== undefined),
      (place, { text }) => double(place, text),
    ),
    { expect: 'either' },
  ],
  'photo-as-text': [
    'A photo is the name of its file alone.',
    at(
      both(inFile('gallery'), ({ name, index }) => name === 'photos' && index !== undefined),
      (place, { text }) => set(place, place.value.image, text),
    ),
  ],
  'photos-empty': [
    'A group of the gallery has no photos.',
    at(both(inFile('gallery'), named('photos')), (place, { text }) => set(place, [], text)),
  ],
})
