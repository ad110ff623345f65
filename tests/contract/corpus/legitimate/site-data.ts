import { add, at, drop, inText, match, put, set } from '../edit.ts'
import { legitimate, type Seed } from '../kind.ts'
import { dayFromNow, pick } from '../site.ts'
import { both, canSpare, inFile, isString, named, siteProse, type Where } from '../where.ts'

const company = (name: string, ...values: string[]): Seed =>
  put(both(inFile('company'), named(name)), (_, random) => pick(values, random))
const job = (...names: string[]): Where => both(inFile('jobs'), named(...names))

/** Other data of company and collections. */
export const siteData = legitimate('values', {
  'phone-other': [
    'The company has another number.',
    company('phone', '+91 120 999 0000', '+91-120-456-7899', '+91 (120) 456-7899'),
  ],
  'phone-written-otherwise-in-company': [
    'The number of the company is written without spaces.',
    company('phone2', '+911204567891'),
  ],
  'email-other': [
    'The company has another mailbox.',
    company('email', 'office@noidasoftworks.example', 'first.last+web@mail.noidasoftworks.example'),
  ],
  'hours-other': ['The office is open at other hours.', company('hours', 'Mon-Sat 9AM-6PM', 'Mon–Fri, 10:30–19:00')],
  'tagline-other': [
    'The company says otherwise what it does.',
    company('tagline', "India's software workshop: .NET, C# & mobile"),
  ],
  'client-count-other': ['The company has more clients.', company('clientCount', '150+', '1,000+')],
  'copyright-year-other': ['The copyright is of another year.', company('copyrightYear', '2026')],
  'address-other': [
    'The company has moved within its house.',
    inText(
      (file) => file.endsWith('site/company.json'),
      (text) => ({ text: text.replaceAll('Office 412', 'Office 512/B') }),
    ),
  ],
  'whatsapp-other': [
    'The chat has another number and a first message.',
    company('whatsapp', 'https://wa.me/919810000001?text=Hello'),
  ],
  'site-url-other': [
    'The site has another address.',
    company('siteUrl', 'https://noidasoftworks.example', 'https://www2.noida-softworks.example'),
  ],
  'job-later': ['A job may be applied for longer.', put(job('validThrough'), () => dayFromNow(200))],
  'job-new-dates': [
    'A job is posted anew.',
    at(
      both(inFile('jobs'), ({ name, index }) => name === 'items' && index !== undefined),
      (place, { text }) =>
        set(place, { ...place.value, datePosted: dayFromNow(-1), validThrough: dayFromNow(90) }, text),
    ),
  ],
  'job-elsewhere': [
    'A job is at another place.',
    put(job('location'), (place) => (place === 'Remote' ? 'Noida' : 'Remote')),
  ],
  'job-of-other-profile': [
    'A job is for another profile.',
    put(job('trade'), (_, random) => pick(['Designer', 'Manager'], random)),
  ],
  'job-experience': [
    'A job asks for other experience.',
    put(job('experience'), (_, random) => pick(['2+ Years', '3yrs - 6yrs', '0–1 year, freshers welcome'], random)),
  ],
  'job-mail-of-its-own': [
    'A job has a mailbox of its own.',
    put(job('mailUs'), () => 'design-jobs@noidasoftworks.example'),
  ],
  'job-title-other': [
    'A job has another title.',
    put(job('title'), (_, random) =>
      pick(['C# / .NET Developer', 'Sr. QA Engineer (Web & API)', 'UI/UX Designer'], random),
    ),
  ],
  'job-duty-more': [
    'A job has one more duty.',
    put(job('keyResponsibilities'), (value) => [...value, "Keep the team's to-do list short"]),
  ],
  'job-duty-less': [
    'A job has one duty less.',
    at(
      both(inFile('jobs'), canSpare, ({ name, index }) => name === 'keyResponsibilities' && index !== undefined),
      (place, { text }) => drop(place, text),
    ),
  ],
  'job-without-qualifications': [
    'A job asks for no qualifications.',
    at(job('qualifications'), (place, { text }) => drop(place, text)),
  ],
  'job-skills-more': [
    'A job names one more category of skills.',
    at(job('requiredSkills'), (place, { text }) =>
      add(place, 'Nice to have', ['C++ or Rust', 'CI/CD, e.g. GitHub Actions'], text),
    ),
  ],
  'site-text-shorter': [
    'A text in the data of the site is one sentence.',
    put(
      both(
        siteProse,
        ({ name, value }) => name === 'description' && value.split('. ').length > 1 && !value.includes('{'),
      ),
      (text) => `${text.split('. ')[0]}.`,
    ),
  ],
  'portfolio-link-other': [
    "A client's product has another address.",
    match(
      (file) => file.endsWith('site/portfolio.json'),
      /"https:\/\/[^"]+"/g,
      () => '"https://app.client.example/start?ref=portfolio"',
    ),
  ],
  'name-with-accents': [
    'A client wrote under a name with accents.',
    put(both(inFile('testimonials'), named('name'), isString), (_, random) =>
      pick(['José Ángel Muñoz', "Siobhán O'Neill", 'अनिल शर्मा', 'Nguyễn Thị Lan'], random),
    ),
  ],
})
