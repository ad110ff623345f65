import { at, drop, inHolder, put, putWrong, set, splice } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { inList, is, more, ofEntry, only, ranges, rangesOf, swap } from '../known-places.ts'
import { dayFromNow, type Json, pick } from '../site.ts'
import { both, inFile, inSite, link, named, ofCompany, role, siteEntry, type Where } from '../where.ts'

const company = 'pages-data/site/company.json'
const navigation = 'pages-data/site/navigation.json'
const job = (name: string): Where => both(inFile('jobs'), named(name), ({ parent }) => parent?.name === 'items')
const member = (name: string): Where => both(inFile('team'), ofEntry('items', name))
const review = (name: string): Where => both(inFile('testimonials'), ofEntry('items', name))
const social = (name: string): Where => both(inFile('company'), ofEntry('social', name))
const lookup: Where = both(inFile('navigation'), ({ parent }) => parent?.name === 'paths')
const copyOf =
  (change: (value: Json) => Json): Parameters<typeof at>[1] =>
  (place, { text }) => {
    const by = `${JSON.stringify(change(place.value))},\n    `
    const start = (place.parent as Json).node.children[0].offset
    return {
      text: text.slice(0, start) + by + text.slice(start),
      at: [
        { offset: start, length: by.length },
        { offset: place.node.offset + by.length, length: place.node.length },
      ],
    }
  }

/** What the site knows of the company, its people, clients, jobs and ways. */
export const siteData = mistakes('site-data', 'either', {
  'job-ends-before-it-begins': [
    'A job ends before it begins.',
    at(job('validThrough'), (place, { text }) => inHolder(place, set(place, '2026-01-12', text))),
  ],
  'job-days-exchanged': [
    'The days of a job changed places.',
    at(both(inFile('jobs'), siteEntry), (place, { text }) => {
      const { datePosted, validThrough } = place.value
      const old = text.slice(place.node.offset, place.node.offset + place.node.length)
      const by = old.replace(datePosted, '§').replace(validThrough, datePosted).replace('§', validThrough)
      return splice(text, place.node.offset, place.node.length, by)
    }),
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
  ],
  'job-date-indian': [
    'The last day of a job is written as in India.',
    put(job('validThrough'), () => '12/01/2027'),
    { expect: 'error', says: ['2027-01-12', 'YYYY-MM-DD'] },
  ],
  'job-date-dots': [
    'The first day of a job is written with dots.',
    put(job('datePosted'), (day) => day.split('-').reverse().join('.')),
    { expect: 'error' },
  ],
  'job-date-slashes': [
    'The day of a job has slashes.',
    putWrong(job('datePosted'), (day) => day.replaceAll('-', '/')),
    { expect: 'error' },
  ],
  'job-date-two-digits': [
    'The year of a job has two digits.',
    putWrong(job('datePosted'), (day) => day.slice(2)),
    { expect: 'error' },
  ],
  'job-date-open': [
    'A job is open until it is filled.',
    put(job('validThrough'), () => 'until filled'),
    { expect: 'error' },
  ],
  'job-date-empty': [
    'A job has no last day, and empty quotes for it.',
    put(job('validThrough'), () => ''),
    { expect: 'error' },
  ],
  'job-date-not-in-calendar': [
    'The last day of a job does not exist.',
    put(job('validThrough'), () => '2027-02-29'),
    { expect: 'error' },
  ],
  'job-date-of-next-century': [
    'The year of a last day is mistyped.',
    put(job('validThrough'), (day) => day.replace('20', '21')),
    { strict: true },
  ],
  'job-full-time': [
    'A job has a kind of employment that the contracts do not know.',
    put(job('employmentType'), (_, random) => pick(['Full-time', 'Permanent', 'Internship'], random)),
    { expect: 'error', says: ['Contract'] },
  ],
  'job-contract-lower': [
    'The kind of employment is in small letters.',
    putWrong(job('employmentType'), (value) => value.toLowerCase()),
    { expect: 'error' },
  ],
  'job-contract-spaced': [
    'The kind of employment has lost its hyphen.',
    putWrong(both(job('employmentType'), is('Contract-Based')), () => 'Contract Based'),
    { expect: 'error' },
  ],
  'job-location-long': [
    'The place of work says more than a filter knows.',
    put(job('location'), () => 'Remote (India)'),
    { expect: 'error', says: ['Remote'] },
  ],
  'job-location-other': [
    'The place of work is a town without an office.',
    put(job('location'), () => 'Bengaluru'),
    { expect: 'error', says: ['Remote', 'Noida'] },
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
    { expect: 'error', says: ['trade'], several: true },
  ],
  'job-trade-engineer': [
    'A trade is a word that the filter does not know.',
    put(job('trade'), () => 'Engineer'),
    { expect: 'error', says: ['Developer'] },
  ],
  'job-mail-with-scheme': [
    'The mailbox of a job has a scheme.',
    put(job('mailUs'), () => 'mailto:{careersEmail}'),
    { expect: 'error', says: ['{careersEmail}'] },
  ],
  'job-mail-token-mistyped': [
    'The mailbox of a job is a token that nobody defines.',
    put(job('mailUs'), () => '{careerEmail}'),
    { says: ['{careersEmail}', 'careersEmail'] },
  ],
  'job-mail-phone': [
    'The mailbox of a job is the phone.',
    put(job('mailUs'), () => '{phone}'),
    { says: ['{careersEmail}', 'mail'] },
  ],
  'job-mail-at': [
    'The mailbox of a job is written as against robots.',
    put(job('mailUs'), () => 'careers [at] noidasoftworks.example'),
    { expect: 'error' },
  ],
  'job-responsibilities-as-text': [
    'The tasks of a job are one text with line breaks.',
    put(job('keyResponsibilities'), (value) => value.join('\n')),
    { expect: 'error' },
  ],
  'job-skills-as-list-too': [
    'The skills of a job are a list without categories.',
    put(job('requiredSkills'), (value) => Object.values(value).flat()),
    { expect: 'error' },
  ],
  'job-skills-with-commas': [
    'The skills of a category are one text.',
    put(job('requiredSkills'), (value) =>
      Object.fromEntries(Object.entries(value).map(([name, list]) => [name, (list as string[]).join(', ')])),
    ),
    { expect: 'error', several: true },
  ],
  'job-skills-empty-too': [
    'A category of skills is empty.',
    put(job('requiredSkills'), (value) => ({ ...value, Other: [] })),
    { expect: 'error' },
  ],
  'job-salary': [
    'A job names its pay, which the contracts do not know.',
    more(both(inFile('jobs'), siteEntry), 'salary', '12-18 LPA'),
    { expect: 'error', says: ['salary'] },
  ],
  'job-id-with-capitals': [
    'The id of a job is its title.',
    put(job('id'), (_, _random, place) => place.parent?.value.title),
    { expect: 'error' },
  ],
  'job-copied': [
    'A job was copied and kept its id.',
    at(
      both(inFile('jobs'), siteEntry, ({ index }) => (index ?? 0) > 0),
      copyOf((value) => ({
        ...value,
        title: 'Junior Go Developer',
        description:
          'You will write small services in Go beside a senior colleague, and learn how we review, test and release.',
        keyResponsibilities: ['Write services in Go', 'Learn how we release'],
      })),
    ),
    { several: true },
  ],
  'job-experience-number': [
    'The experience that a job asks for is a number.',
    put(job('experience'), () => 4),
    { expect: 'error' },
  ],
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
  ],
  'member-copied': [
    'A member of the team was copied and kept the id.',
    at(
      both(inFile('team'), siteEntry, ({ index }) => (index ?? 0) > 0),
      copyOf((value) => ({ ...value, name: 'Meera Iyer', profile: 'Python Developer' })),
    ),
    { several: true },
  ],
  'member-twice': [
    'A member of the team was entered a second time.',
    at(
      both(inFile('team'), siteEntry, ({ index }) => (index ?? 0) > 0),
      copyOf((value) => ({ ...value, id: `${value.id}-2` })),
    ),
    { several: true },
  ],
  'member-without-picture': [
    'The portrait of a new member is not there yet.',
    at(
      both(inFile('team'), siteEntry, ({ index }) => (index ?? 0) > 0),
      copyOf((value) => ({ ...value, id: 'meera-iyer', name: 'Meera Iyer', image: 'team/member-15.svg' })),
    ),
    { says: ['team/member-15.svg'] },
  ],
  'member-profile-empty': [
    'A member of the team has no profile yet.',
    put(member('profile'), () => ''),
    { expect: 'error' },
  ],
  'member-id-dotted': [
    'The id of a member has a dot.',
    putWrong(member('id'), (id) => id.replace('-', '.')),
    { expect: 'error', several: true },
  ],
  'member-id-renamed': [
    'The id of a member was renamed, and pages still name the old one.',
    (site, random) => {
      const made = put(member('id'), (id) =>
        rangesOf(site, `"${id}"`, ['pages-data/site/team.json']).length ? `${id}-k` : undefined,
      )(site, random)
      if (!made) return null
      const old = (JSON.parse(site.texts[made.file] as string).items as Json[]).find(
        ({ id }) => !made.text.includes(`"${id}"`),
      )?.id
      return { ...made, at: rangesOf(site, `"${old}"`, [made.file]), says: [old] }
    },
    { several: true },
  ],
  'member-left': [
    'A member left the team, and pages still show the person.',
    (site, random) => {
      const made = at(
        both(
          inFile('team'),
          siteEntry,
          ({ value }) => rangesOf(site, `"${value.id}"`, ['pages-data/site/team.json']).length > 0,
        ),
        (place, { text }) => drop(place, text),
      )(site, random)
      if (!made) return null
      const old = (JSON.parse(site.texts[made.file] as string).items as Json[]).find(
        ({ id }) => !made.text.includes(`"${id}"`),
      )?.id
      return { ...made, at: rangesOf(site, `"${old}"`, [made.file]), says: [old] }
    },
    { several: true },
  ],
  'claim-id-renamed': [
    'The id of a claim was renamed, and pages still name the old one.',
    (site) => {
      const file = 'pages-data/site/claims.json'
      if (site.file && site.file !== file) return null
      return {
        file,
        text: (site.texts[file] as string).replace('"id": "source-code"', '"id": "sourcecode"'),
        at: rangesOf(site, '"source-code"', [file]),
        says: ['sourcecode'],
      }
    },
    { several: true },
  ],
  'claim-with-bold': [
    'A claim has marks, which its text does not know.',
    put(both(inFile('claims'), ofEntry('items', 'description')), (text) => text.replace(/(\w{5,})/, '**$1**')),
  ],
  'claim-icon-unknown': [
    'A claim has an icon that the catalogue does not have.',
    put(both(inFile('claims'), role('icon')), () => 'experience-badge'),
  ],
  'review-short': ['A review is one word.', put(review('review'), () => 'Excellent!'), { expect: 'error' }],
  'review-long': [
    'A review has the length of a page.',
    put(review('review'), (text) => `${text} `.repeat(6).trim()),
    { expect: 'error', several: true },
  ],
  'review-stars': [
    'A review brings the number of its stars.',
    more(both(inFile('testimonials'), siteEntry), 'rating', 5),
    { expect: 'error', says: ['rating'] },
  ],
  'review-changed-under-quote': [
    'A review was polished, and a page still quotes its old words.',
    (site) => {
      const file = 'pages-data/site/testimonials.json'
      if (site.file && site.file !== file) return null
      const text = (site.texts[file] as string).replace(
        'We ran 248 trucks out of WhatsApp groups and three spreadsheets.',
        'Our 248 trucks were run out of WhatsApp groups and three spreadsheets.',
      )
      return {
        file,
        text,
        at: rangesOf(site, 'We ran 248 trucks out of WhatsApp groups and three spreadsheets.', [file]),
      }
    },
    { several: true },
  ],
  'review-copied': [
    'A review was copied and got another name.',
    at(
      both(inFile('testimonials'), siteEntry, ({ index }) => (index ?? 0) > 0),
      copyOf((value) => ({ ...value, id: 'maria-lopez', name: 'Maria Lopez', company: 'Lopez Hermanos, Valencia' })),
    ),
  ],
  'review-html': [
    'A review has line breaks as tags.',
    put(review('review'), (text) => text.replace('. ', '.<br><br>')),
  ],
  'client-logo-missing': [
    'The logo of a client was renamed in the data alone.',
    putWrong(both(inFile('clients'), role('image')), (name) => name.replace('.svg', '-logo.svg')),
  ],
  'client-id-of-other': [
    'Two clients have the same id.',
    put(
      both(inFile('clients'), ofEntry('items', 'id'), ({ parent }) => parent?.index === 1),
      (_, _random, place) => place.parent?.parent?.value[0].id,
    ),
    { several: true },
  ],
  'portfolio-link-inside': [
    'A product leads to a page of this site.',
    put(both(inFile('portfolio'), named('to')), () => '/portfolio'),
    { expect: 'error' },
  ],
  'portfolio-link-insecure': [
    'A product leads to a site without encryption.',
    put(both(inFile('portfolio'), named('to')), (to) => to.replace('https', 'http')),
    { expect: 'error', says: ['https'] },
  ],
  'portfolio-link-dialog': [
    'A product opens a dialog.',
    put(both(inFile('portfolio'), link), (value) => ({ label: value.label, dialog: 'enquiry' })),
    { expect: 'error', several: true, says: ['to'] },
  ],
  'photo-twice-too': [
    'A photo stands twice in a post.',
    put(
      both(inFile('gallery'), named('image'), ({ parent }) => parent?.name === 'photos' && parent.index === 1),
      (_, _random, place) => place.parent?.parent?.value[0].image,
    ),
    { several: true },
  ],
  'photo-number-wrong': [
    'A photo has a number that was not taken.',
    put(both(inFile('gallery'), named('image')), (name) => name.replace(/\d+\.jpg$/, '99.jpg')),
  ],
  'photo-alone': [
    'A photo is its file without words.',
    put(
      both(inFile('gallery'), ({ name, index }) => name === 'photos' && index !== undefined),
      (value) => value.image,
    ),
    { expect: 'error', says: ['image', 'alt'] },
  ],
  'technology-id-renamed': [
    'The id of a technology was renamed, and pages still name the old one.',
    (site) => {
      const file = 'pages-data/site/technologies.json'
      if (site.file && site.file !== file) return null
      return {
        file,
        text: (site.texts[file] as string).replace('"id": "dotnet"', '"id": "dot-net"'),
        at: rangesOf(site, '"dotnet"', [file]),
        says: ['dot-net'],
      }
    },
    { several: true },
  ],
  'technology-mark-in-capitals': [
    'The mark of a technology is in capitals.',
    putWrong(both(inFile('technologies'), role('image')), (name) =>
      name.replace(/\/(.)/, (_: string, letter: string) => `/${letter.toUpperCase()}`),
    ),
    { expect: 'error' },
  ],
  'company-site-slash': [
    'The address of the site ends with a slash.',
    put(ofCompany('siteUrl'), (url) => `${url}/`),
    { expect: 'error', says: ['https://www.noidasoftworks.example'] },
  ],
  'company-site-without-scheme': [
    'The address of the site has no scheme.',
    put(ofCompany('siteUrl'), (url) => url.replace('https://', '')),
    { expect: 'error', says: ['https://'] },
  ],
  'company-site-with-page': [
    'The address of the site names a page.',
    put(ofCompany('siteUrl'), (url) => `${url}/home`),
    { expect: 'error' },
  ],
  'company-site-space': [
    'A space was copied behind the address of the site.',
    putWrong(ofCompany('siteUrl'), (url) => `${url} `),
    { expect: 'error' },
  ],
  'company-mail-space': [
    'A space stands in a mailbox.',
    putWrong(ofCompany('email', 'careersEmail'), (mail) => mail.replace('@', ' @')),
    { expect: 'error' },
  ],
  'company-mail-two': [
    'Two mailboxes stand in the place of one.',
    put(ofCompany('email'), (mail) => `${mail}, sales@noidasoftworks.example`),
    { expect: 'error' },
  ],
  'company-mail-scheme': [
    'A mailbox has a scheme, which links add.',
    putWrong(ofCompany('email', 'careersEmail'), (mail) => `mailto:${mail}`),
  ],
  'company-mail-dot-twice': [
    'Two dots stand in a mailbox.',
    putWrong(ofCompany('email', 'careersEmail'), (mail) => mail.replace('.example', '..example')),
  ],
  'company-phone-letters': [
    'A phone number is given in letters.',
    put(ofCompany('phone', 'phone2'), () => '1-800-SOFTWORKS'),
    { expect: 'error' },
  ],
  'company-phone-scheme': [
    'A phone number has a scheme, which links add.',
    putWrong(ofCompany('phone', 'phone2', 'mobile'), (phone) => `tel:${phone}`),
    { expect: 'error' },
  ],
  'company-phone-number': [
    'A phone number is a number.',
    put(ofCompany('phone', 'phone2', 'mobile'), (phone) => Number(phone.replace(/\D/g, ''))),
    { expect: 'error' },
  ],
  'company-phone-two': [
    'Two phone numbers stand in the place of one.',
    put(ofCompany('phone'), (phone) => `${phone} / 7892`),
    { expect: 'error' },
  ],
  'company-phone-extension': [
    'An extension stands behind a phone number.',
    put(ofCompany('phone', 'phone2'), (phone) => `${phone} ext. 12`),
    { expect: 'error' },
  ],
  'company-phone-devanagari': [
    'A phone number is in the digits of a Hindi keyboard.',
    put(ofCompany('phone', 'phone2', 'mobile'), (phone) =>
      phone.replace(/\d/g, (digit: string) => String.fromCharCode(0x966 + Number(digit))),
    ),
    { expect: 'error' },
  ],
  'company-phone-letter-o': [
    'The last digit of a phone number is the letter O.',
    put(ofCompany('phone', 'mobile'), (phone) => `${phone.slice(0, -1)}O`),
    { expect: 'error' },
  ],
  'company-phone-too-long': [
    'A phone number has more digits than any network.',
    put(ofCompany('phone', 'mobile'), (phone) => `${phone} 1234 5678`),
    { expect: 'either' },
  ],
  'company-phones-alike': [
    'Both landlines are the same number.',
    swap(company, '"phone2": "+91 120 456 7891"', '"phone2": "+91 120 456 7890"'),
    { strict: true },
  ],
  'company-chat-with-plus': [
    'The chat link has the number as people write it.',
    put(ofCompany('whatsapp'), () => 'https://wa.me/+91 98100 00000'),
    { expect: 'error' },
  ],
  'company-chat-number': [
    'The chat link is the number alone.',
    put(ofCompany('whatsapp'), () => '+91 98100 00000'),
    { expect: 'error', says: ['https://'] },
  ],
  'company-postal-code-other': [
    'The PIN code changed, and the address did not.',
    only(company, (text) => {
      const changed = text.replace('"postalCode": "201309"', '"postalCode": "201301"')
      return changed === text
        ? null
        : {
            text: changed,
            at: [
              ...ranges(changed, '"postalCode": "201301"'),
              ...ranges(
                changed,
                '"address": "Office 412, Softworks House, Sector 62, Noida, Uttar Pradesh 201309, India"',
              ),
            ],
          }
    }),
  ],
  'company-moved-in-part': [
    'The company moved, and its street did not.',
    only(company, (text) => {
      const changed = text.replace(
        '"address": "Office 412, Softworks House, Sector 62,',
        '"address": "Tower B, Sector 127,',
      )
      return changed === text
        ? null
        : {
            text: changed,
            at: [
              ...ranges(changed, '"address": "Tower B, Sector 127, Noida, Uttar Pradesh 201309, India"'),
              ...ranges(changed, '"street": "Office 412, Softworks House, Sector 62"'),
            ],
          }
    }),
  ],
  'company-postal-code-number': [
    'The PIN code is a number.',
    put(ofCompany('postalCode'), () => 201309),
    { expect: 'error' },
  ],
  'company-country-three': [
    'The code of the country has three letters.',
    put(ofCompany('countryCode'), () => 'IND'),
    { expect: 'error', says: ['IN', 'two', '3166'] },
  ],
  'company-country-small': [
    'The code of the country is in small letters.',
    put(ofCompany('countryCode'), () => 'in'),
    { expect: 'error', says: ['IN'] },
  ],
  'company-founded-number': [
    'The year of foundation is a number.',
    put(ofCompany('founded'), () => 2012),
    { expect: 'error', says: ['"2012"', 'text', 'string', 'quotes'] },
  ],
  'company-founded-day': [
    'The year of foundation is a day.',
    put(ofCompany('founded'), () => '2012-04-01'),
    { expect: 'error' },
  ],
  'company-founded-future': ['The company was founded in a year to come.', put(ofCompany('founded'), () => '2092')],
  'company-copyright-range': [
    'The year of the copyright is a span.',
    put(ofCompany('copyrightYear'), () => '2012-2026'),
    { expect: 'error' },
  ],
  'company-copyright-sign': [
    'The year of the copyright brings its sign along.',
    put(ofCompany('copyrightYear'), (year) => `© ${year}`),
    { expect: 'error' },
  ],
  'company-count-number': [
    'The number of clients is a number.',
    put(ofCompany('clientCount'), () => 130),
    { expect: 'error' },
  ],
  'company-map-code': [
    'The code to embed a map stands where its address belongs.',
    put(ofCompany('mapEmbedUrl'), (url) => `<iframe src="${url}"></iframe>`),
    { expect: 'error' },
  ],
  'company-token-renamed': [
    'A property of the company has another name, and pages still use the old token.',
    only(company, (text) => {
      const changed = text.replace('"replyTime"', '"responseTime"')
      return changed === text
        ? null
        : { text: changed, at: [{ offset: 0, length: 1 }, ...ranges(changed, '"responseTime"')] }
    }),
    { expect: 'error', several: true, says: ['replyTime'] },
  ],
  'company-legal-name': [
    'The company has a property that the contracts do not know.',
    swap(
      company,
      '"company": "Noida Softworks",',
      '"company": "Noida Softworks",\n  "legalName": "Noida Softworks Pvt. Ltd.",',
    ),
    { expect: 'error', says: ['legalName'] },
  ],
  'company-token-in-itself': [
    'The line of the company names itself.',
    put(ofCompany('tagline'), () => 'What {tagline} means to us'),
  ],
  'social-icon-without-logo': [
    'A network has the icon of its plain name.',
    putWrong(social('icon'), (name) => name.replace('-logo', '')),
  ],
  'social-of-other-network': [
    'A profile leads to another network than its name.',
    put(
      both(social('to'), ({ value }) => value.includes('facebook')),
      () => 'https://www.instagram.com/noidasoftworks',
    ),
    { several: true },
  ],
  'social-icon-of-other-network': [
    'A profile has the icon of another network.',
    put(both(social('icon'), is('facebook-logo')), () => 'linkedin-logo'),
  ],
  'social-handle': [
    'A profile is its handle alone.',
    put(social('to'), () => '@noidasoftworks'),
    { expect: 'error', says: ['https://'] },
  ],
  'social-twice-too': [
    'A network was added a second time.',
    only(company, (text) => {
      const entry = '{ "label": "X", "icon": "x-logo", "to": "https://x.com/noidasoftworks" }'
      const changed = text.replace(entry, `${entry},\n    ${entry}`)
      return changed === text ? null : { text: changed, at: ranges(changed, entry) }
    }),
    { several: true },
  ],
  'menu-to-old-path': [
    'A link of the menu leads to a path that is no longer there.',
    put(both(inFile('navigation'), named('to'), is('/career')), () => '/careers'),
    { says: ['/career'] },
  ],
  'menu-twice': [
    'A link stands twice in the menu.',
    only(navigation, (text) => {
      const entry = '{ "label": "Gallery", "to": "/gallery" }'
      const changed = text.replace(entry, `${entry},\n      ${entry}`)
      return changed === text ? null : { text: changed, at: ranges(changed, entry) }
    }),
    { several: true },
  ],
  'menu-button-dialog': [
    'The button of the menu opens a dialog that does not exist.',
    put(both(inFile('navigation'), named('dialog')), () => 'consultation'),
    { expect: 'error', says: ['enquiry', 'call'] },
  ],
  'lookup-path-relative': [
    'A path of the lookup has no slash in front.',
    putWrong(
      both(lookup, ({ value }) => /^\/\w/.test(value)),
      (path) => path.slice(1),
    ),
    { expect: 'error', several: true },
  ],
  'lookup-path-slash-behind': [
    'A path of the lookup has a slash behind it.',
    putWrong(
      both(lookup, ({ value }) => /^\/\w/.test(value)),
      (path) => `${path}/`,
    ),
  ],
  'lookup-path-gone': [
    'A path of the lookup leads to no page.',
    put(
      both(lookup, ({ value }) => /^\/\w/.test(value)),
      () => '/blog',
    ),
  ],
  'lookup-label-renamed-too': [
    'A label of the lookup was renamed, and the site map still has the old one.',
    (site) => {
      if (site.file && site.file !== navigation) return null
      const text = (site.texts[navigation] as string).replace('"QA testing": "/qa', '"Quality assurance": "/qa')
      return {
        file: navigation,
        text,
        at: [...ranges(text, '"QA testing"'), ...rangesOf(site, '"QA testing"', [navigation])],
        says: ['QA testing'],
      }
    },
    { several: true },
  ],
  'lookup-label-twice-too': [
    'A label stands twice in the lookup.',
    swap(navigation, '"Gallery": "/gallery",', '"Gallery": "/gallery",\n    "Gallery": "/portfolio",'),
  ],
  'lookup-label-space': [
    'A space stands behind a label of the lookup.',
    swap(navigation, '"Portfolio": "/portfolio"', '"Portfolio ": "/portfolio"'),
    { several: true },
  ],
  'footer-label-unknown-too': [
    'A label of the footer is one that the lookup does not know.',
    swap(navigation, '"Useful links",\n        "links": [', '"Useful links",\n        "links": [\n          "Blog",'),
  ],
  'legal-label-mistyped': [
    'A label of the last line is mistyped.',
    swap(navigation, '"legal": ["Legal Notice"', '"legal": ["Legal notice"', ['Legal Notice']),
  ],
  'panel-label-unknown': [
    'A label of the panel of services is one that the lookup does not know.',
    swap(navigation, '          "Cloud and DevOps",', '          "Cloud & DevOps",', ['Cloud and DevOps']),
  ],
  'panel-page-not-in-menu': [
    'The panel of services stands beside a page that the menu does not have.',
    put(both(inFile('navigation'), named('page')), () => '/portfolio'),
  ],
  'panel-quote-of-nobody': [
    'The quote in the panel is not what the client wrote.',
    put(both(inFile('navigation'), named('quote')), () => 'Our own ordering site went live in just ten weeks'),
  ],
  'panel-name-of-other': [
    'The quote in the panel is said to be of another client.',
    put(
      both(inFile('navigation'), ({ name, parent }) => name === 'name' && parent?.name === 'proof'),
      () => 'Rajat Khurana, Halden Freight',
    ),
    { strict: true },
  ],
  'breadcrumb-of-no-page-too': [
    'A breadcrumb is kept for a page that is gone.',
    swap(navigation, '"/api-integration": ["/service"]', '"/api-integrations": ["/service"]', ['/api-integration']),
  ],
  'breadcrumb-over-no-page': [
    'A breadcrumb leads over a page that does not exist.',
    swap(navigation, '"/cloud-services": ["/service"]', '"/cloud-services": ["/services"]', ['/service']),
  ],
  'breadcrumb-over-itself': [
    'A breadcrumb leads over its own page.',
    swap(navigation, '"/cloud-services": ["/service"]', '"/cloud-services": ["/cloud-services"]'),
  ],
  'breadcrumb-as-text': [
    'A breadcrumb is one path without its list.',
    swap(navigation, '"/cloud-services": ["/service"]', '"/cloud-services": "/service"'),
    { expect: 'error' },
  ],
  'breadcrumb-by-label': [
    'A breadcrumb is a label.',
    swap(navigation, '"/cloud-services": ["/service"]', '"/cloud-services": ["Services"]'),
    { expect: 'error', says: ['/service', '/'] },
  ],
  'mail-of-page-in-site-text': [
    'A text of the site has a token that nobody defines.',
    put(both(inSite, named('description')), (text) => `${text} Write to {jobsEmail}.`),
  ],
  'collection-entry-null': [
    'An entry of a collection is null.',
    at(
      both(inSite, siteEntry, ({ index }) => index === 0),
      (place, { text }) => ({
        text: `${text.slice(0, place.node.offset)}null,\n    ${text.slice(place.node.offset)}`,
        at: [{ offset: place.node.offset, length: 5 }],
      }),
    ),
    { expect: 'error' },
  ],
  'collection-id-missing': [
    'An entry of a collection was added without an id.',
    only('pages-data/site/clients.json', (text) => {
      const by = '{ "name": "Larkspur Hotels", "image": "clients/halden-freight.svg" },\n    '
      const offset = text.indexOf('{ "id": "halden-freight"')
      return offset < 0
        ? null
        : { text: text.slice(0, offset) + by + text.slice(offset), at: [{ offset, length: by.length }] }
    }),
    { expect: 'error', says: ['id'] },
  ],
})
