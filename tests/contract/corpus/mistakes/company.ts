import { at, drop, put, putWrong, rename } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { only, ranges, swap } from '../known-places.ts'
import { ofCompany } from '../where.ts'
import { mistyped } from '../words.ts'

const companyFile = 'pages-data/site/company.json'

/** Mistakes in the company. */
export const companyData = mistakes('site-data', 'error', {
  'site-url-with-slash': ['The address of the site ends in a slash.', put(ofCompany('siteUrl'), (text) => `${text}/`)],
  'site-url-http': [
    'The address of the site begins with http:.',
    put(ofCompany('siteUrl'), (text) => text.replace('https', 'http')),
  ],
  'site-url-without-scheme': [
    'The address of the site has no scheme.',
    put(ofCompany('siteUrl'), (text) => text.replace('https://', '')),
    { says: ['https://'] },
  ],
  'site-url-with-path': [
    'The address of the site is that of a page.',
    put(ofCompany('siteUrl'), (text) => `${text}/home`),
  ],
  'site-url-localhost': [
    'The address of the site is the computer of the editor.',
    put(ofCompany('siteUrl'), () => 'https://localhost:5173'),
  ],
  'site-url-mistyped': [
    'The address of the site has a comma for a full stop.',
    put(ofCompany('siteUrl'), (text) => text.replace('.', ',')),
  ],
  'site-url-with-space': [
    'A space stands in the address of the site.',
    put(ofCompany('siteUrl'), (text) => text.replace('://', ':// ')),
  ],
  'site-url-without-host': [
    'The address of the site has no full stop.',
    put(ofCompany('siteUrl'), () => 'https://noidasoftworks'),
  ],
  'company-text-empty': [
    'A text of the company is empty.',
    put(
      ofCompany('company', 'tagline', 'address', 'hours', 'support', 'replyTime', 'clientCount', 'street', 'locality'),
      () => '',
    ),
  ],
  'company-text-blank': [
    'A text of the company is of spaces.',
    put(ofCompany('company', 'tagline', 'address', 'hours', 'support', 'street', 'locality'), () => '  '),
  ],
  'company-text-with-line-break': [
    'A text of the company holds a line break.',
    put(ofCompany('tagline', 'address', 'hours', 'street'), (text) => text.replace(' ', '\n')),
  ],
  'company-text-with-space-before': [
    'A space stands before a text of the company.',
    put(ofCompany('company', 'tagline', 'address', 'hours', 'locality', 'region'), (text) => ` ${text}`),
  ],
  'founded-in-two-digits': ['The year of foundation has two digits.', put(ofCompany('founded'), () => '12')],
  'founded-in-future': [
    'The year of foundation is yet to come.',
    put(ofCompany('founded'), () => String(new Date().getUTCFullYear() + 30)),
    { expect: 'either' },
  ],
  'founded-as-number': [
    'The year of foundation stands without quotes.',
    put(ofCompany('founded'), (text) => Number(text)),
  ],
  'copyright-year-of-two': [
    'The year of the copyright is a span of years.',
    put(ofCompany('copyrightYear'), () => '2012-2025'),
  ],
  'company-property-missing': [
    'A property of the company is gone.',
    at(ofCompany('phone', 'email', 'replyTime', 'hours', 'siteUrl', 'mapUrl'), (place, { text }) => ({
      ...drop(place, text),
      says: [place.name],
    })),
    { several: true },
  ],
  'company-property-mistyped': [
    'The name of a property of the company has a mistake of typing.',
    at(ofCompany('careersEmail', 'whatsapp', 'locality', 'copyrightYear'), (place, { text, random }) => ({
      ...rename(place, mistyped(place.name, random), text),
      says: [place.name],
    })),
    { several: true },
  ],
  'company-site-slash': [
    'The address of the site ends with a slash.',
    put(ofCompany('siteUrl'), (url) => `${url}/`),
    { says: ['https://www.noidasoftworks.example'] },
  ],
  'company-site-without-scheme': [
    'The address of the site has no scheme.',
    put(ofCompany('siteUrl'), (url) => url.replace('https://', '')),
    { says: ['https://'] },
  ],
  'company-site-with-page': [
    'The address of the site names a page.',
    put(ofCompany('siteUrl'), (url) => `${url}/home`),
  ],
  'company-site-space': [
    'A space was copied behind the address of the site.',
    putWrong(ofCompany('siteUrl'), (url) => `${url} `),
  ],
  'company-founded-number': [
    'The year of foundation is a number.',
    put(ofCompany('founded'), () => 2012),
    { says: ['"2012"', 'text', 'string', 'quotes'] },
  ],
  'company-founded-day': ['The year of foundation is a day.', put(ofCompany('founded'), () => '2012-04-01')],
  'company-founded-future': [
    'The company was founded in a year to come.',
    put(ofCompany('founded'), () => '2092'),
    { expect: 'either' },
  ],
  'company-copyright-range': [
    'The year of the copyright is a span.',
    put(ofCompany('copyrightYear'), () => '2012-2026'),
  ],
  'company-copyright-sign': [
    'The year of the copyright brings its sign along.',
    put(ofCompany('copyrightYear'), (year) => `© ${year}`),
  ],
  'company-count-number': ['The number of clients is a number.', put(ofCompany('clientCount'), () => 130)],
  'company-map-code': [
    'The code to embed a map stands where its address belongs.',
    put(ofCompany('mapEmbedUrl'), (url) => `<iframe src="${url}"></iframe>`),
  ],
  'company-token-renamed': [
    'A property of the company has another name, and pages still use the old token.',
    only(companyFile, (text) => {
      const changed = text.replace('"replyTime"', '"responseTime"')
      return changed === text
        ? null
        : { text: changed, at: [{ offset: 0, length: 1 }, ...ranges(changed, '"responseTime"')] }
    }),
    { several: true, says: ['replyTime'] },
  ],
  'company-legal-name': [
    'The company has a property that the contracts do not know.',
    swap(
      companyFile,
      '"company": "Noida Softworks",',
      '"company": "Noida Softworks",\n  "legalName": "Noida Softworks Pvt. Ltd.",',
    ),
    { says: ['legalName'] },
  ],
  'company-token-in-itself': [
    'The line of the company names itself.',
    put(ofCompany('tagline'), () => 'What {tagline} means to us'),
    { expect: 'either' },
  ],
  'company-country-other': [
    'The code of the country is that of another.',
    put(ofCompany('countryCode'), () => 'US'),
    { says: ['India'] },
  ],
  'company-country-mistyped': [
    'The name of the country is mistyped.',
    put(ofCompany('country'), () => 'Inda'),
    { says: ['India'] },
  ],
  'company-region-mistyped': [
    'The name of the state is mistyped.',
    put(ofCompany('region'), () => 'Uttar Pradseh'),
    { says: ['Uttar Pradesh'] },
  ],
  'company-maps-alike': [
    'The map to embed is the map for links.',
    put(ofCompany('mapEmbedUrl'), (_, _random, place) => place.parent?.value.mapUrl),
  ],
  'company-years-exchanged': [
    'The company was founded after its copyright.',
    put(ofCompany('copyrightYear'), () => '2002'),
    { says: ['founded', 'copyright'] },
  ],
  'company-hours-never': [
    'The office opens at a time that no day has.',
    put(ofCompany('hours'), () => 'Mon-Fri 10:00-25:00'),
  ],
  'company-parts-exchanged': [
    'Town and state have changed places.',
    swap(
      companyFile,
      '"locality": "Noida",\n  "region": "Uttar Pradesh"',
      '"locality": "Uttar Pradesh",\n  "region": "Noida"',
    ),
  ],
  'company-mailboxes-exchanged': [
    'The two mailboxes have changed places.',
    swap(
      companyFile,
      '"email": "hello@noidasoftworks.example",\n  "careersEmail": "careers@noidasoftworks.example"',
      '"email": "careers@noidasoftworks.example",\n  "careersEmail": "hello@noidasoftworks.example"',
    ),
  ],
})
