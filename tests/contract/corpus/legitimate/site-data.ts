import { add, append, at, drop, inText, match, put, set, source } from '../edit.ts'
import { legitimate, type Seed } from '../kind.ts'
import { ofEntry, only, swap } from '../known-places.ts'
import { dayFromNow, type Json, pick } from '../site.ts'
import { both, canSpare, inFile, isString, named, ofCompany, siteEntry, siteProse, type Where } from '../where.ts'

const company = (name: string, ...values: string[]): Seed =>
  put(both(inFile('company'), named(name)), (_, random) => pick(values, random))
const job = (...names: string[]): Where => both(inFile('jobs'), named(...names))
const entryBehind = (file: string, change: (value: Json) => Json): Seed =>
  at(
    both(inFile(file), siteEntry, ({ parent, index }) => index === (parent?.value.length ?? 0) - 1),
    (place, { text }) => append(place, change(place.value), text),
  )
const companyFile = 'pages-data/site/company.json'
const navigationFile = 'pages-data/site/navigation.json'

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
  'phone-free': ['The second number is free to call.', company('phone2', '1800 123 4567', '1860 500 1234')],
  'hours-other': [
    'The office is open at other hours.',
    company('hours', 'Mon-Fri 6PM-3AM', 'Mon-Sat 9AM-6PM', 'Mon–Fri, 10:30–19:00'),
  ],
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
    company('whatsapp', 'https://wa.me/918882345671?text=Hello'),
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
    put(job('experience'), (_, random, { parent }) =>
      // The text may say it, too.
      /\byears\b/i.test(String(parent?.value.qualifications))
        ? undefined
        : pick(['2+ Years', '3yrs - 6yrs', '0–1 year, freshers welcome'], random),
    ),
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
  'job-without-skills': [
    'A job does not list skills.',
    at(both(inFile('jobs'), named('requiredSkills')), (place, { text }) => drop(place, text)),
  ],
  'job-without-qualifications-too': [
    'A job does not ask for qualifications.',
    at(both(inFile('jobs'), named('qualifications')), (place, { text }) => drop(place, text)),
  ],
  'job-in-noida-for-designers': [
    'A new job is in Noida and for a designer.',
    entryBehind('jobs', () => ({
      id: 'ux-designer-2',
      employmentType: 'Contract',
      mailUs: '{careersEmail}',
      keyResponsibilities: ['Draw screens and try them with people', 'Hand drafts over to developers'],
      title: 'UX Designer (m/w/d) – part-time',
      location: 'Noida',
      trade: 'Designer',
      experience: '0-1 Years',
      description:
        'You will draw the screens of a booking system, try them with five people a month, and hand them over in a way that developers like.',
      datePosted: dayFromNow(-2),
      validThrough: dayFromNow(60),
    })),
  ],
  'job-with-odd-skills': [
    'A job has a category of one skill and signs in its name.',
    put(both(inFile('jobs'), named('requiredSkills')), (value) => ({ ...value, 'Nice to have (R&D)': ['C++/Qt'] })),
  ],
  'job-mailbox-in-full': [
    'A job has a mailbox of its own.',
    put(both(inFile('jobs'), named('mailUs')), () => 'jobs.2026+react@noidasoftworks.example'),
  ],
  'job-of-one-day': [
    'A job can be applied for until tomorrow.',
    at(both(inFile('jobs'), named('validThrough')), (place, { text }) => set(place, dayFromNow(1), text)),
  ],
  'member-of-one-name': [
    'A member of the team has one name.',
    put(
      both(inFile('team'), ofEntry('items', 'name'), ({ parent }) => parent?.value.id === 'samuel-adeyemi'),
      () => 'Samuel',
    ),
  ],
  'members-in-other-order': [
    'Two members of the team change places.',
    at(
      both(inFile('team'), siteEntry, ({ index, parent }) => index === (parent?.value.length ?? 0) - 1),
      (place, { text }) => {
        const first = (place.parent as Json).node.children[0]
        const [one, two] = [text.slice(first.offset, first.offset + first.length), source(place, text)]
        return {
          text:
            text.slice(0, first.offset) +
            two +
            text.slice(first.offset + first.length, place.node.offset) +
            one +
            text.slice(place.node.offset + place.node.length),
        }
      },
    ),
  ],
  'review-new': [
    'A new review comes from a client of one word.',
    entryBehind('testimonials', () => ({
      id: 'bo',
      name: 'Bo',
      company: 'Ørsted & Søn ApS, Århus',
      review:
        'They said Thursday, and it was Thursday. The stock is right now, in all three shops, for the first time since 1998.',
    })),
  ],
  'technology-with-shared-mark': [
    'Two technologies share a mark.',
    entryBehind('technologies', () => ({ id: 'html-mail', name: 'HTML mail', image: 'tech/html5.svg' })),
  ],
  'network-new': [
    'The company has a profile more.',
    swap(
      companyFile,
      '{ "label": "YouTube"',
      '{ "label": "GitHub", "icon": "github-logo", "to": "https://github.com/noidasoftworks" },\n    { "label": "YouTube"',
    ),
  ],
  'network-gone': [
    'The company has left a network.',
    swap(
      companyFile,
      '{ "label": "Facebook", "icon": "facebook-logo", "to": "https://www.facebook.com/noidasoftworks" },\n    ',
      '',
    ),
  ],
  'phone-with-hyphens': ['A landline is written with hyphens.', put(ofCompany('phone2'), () => '+91-120-456-7893')],
  'phone-with-brackets': [
    'A landline is written with brackets.',
    put(ofCompany('phone2'), () => '+91 (0120) 456-7893'),
  ],
  'company-renamed': ['The company has another name with signs.', put(ofCompany('company'), () => 'A&B Softworks')],
  'company-of-next-year': ['The year of the copyright is this one.', put(ofCompany('copyrightYear'), () => '2026')],
  'company-hours': ['The office is open at other hours.', put(ofCompany('hours'), () => 'Mon–Fri 9:30 a.m.–6 p.m.')],
  'company-more-clients': ['The company has more clients.', put(ofCompany('clientCount'), () => '150+')],
  'company-mobile-with-chat': [
    'The mobile number and its chat link change together.',
    only(companyFile, (text) => ({
      text: text.replace('+91 98100 00000', '+91 98100 12345').replace('919810000000', '919810012345'),
    })),
  ],
  'company-new-host': [
    'The site has another address.',
    put(ofCompany('siteUrl'), () => 'https://noida-softworks.example'),
  ],
  'lookup-more': [
    'The lookup knows a label that nothing uses yet.',
    swap(
      navigationFile,
      '"Gallery": "/gallery",',
      '"Gallery": "/gallery",\n    "Photos & festivals": "/gallery#diwali",',
    ),
  ],
  'lookup-to-other-site': [
    'A label of the lookup leads to another site.',
    swap(
      navigationFile,
      '"Gallery": "/gallery",',
      '"Gallery": "/gallery",\n    "Status": "https://status.noidasoftworks.example",',
    ),
  ],
  'footer-whole-link': [
    'The footer has a whole link in the place of a label.',
    swap(
      navigationFile,
      '"Resources",\n        "links": ["Home",',
      '"Resources",\n        "links": [{ "label": "Start", "to": "/" },',
    ),
  ],
  'breadcrumb-more': [
    'A page gets a breadcrumb.',
    swap(
      navigationFile,
      '"/api-integration": ["/service"],',
      '"/api-integration": ["/service"],\n    "/qa-testing-services": ["/service"],',
    ),
  ],
  'panel-gone': [
    'The panel has no piece of proof any more.',
    at(both(inFile('navigation'), named('proof')), (place, { text }) => drop(place, text)),
  ],
})
