import { at, double, drop, put, rename, set } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { both, inFile, named, ofCompany } from '../where.ts'
import { mistyped } from '../words.ts'

const phones = ofCompany('phone', 'phone2', 'mobile')
const mails = ofCompany('email', 'careersEmail')
const addresses = ofCompany('whatsapp', 'mapUrl', 'mapEmbedUrl')

/** Mistakes in the company. */
export const companyData = mistakes('site-data', 'error', {
  'phone-empty-in-company': ['A number of the company is empty.', put(phones, () => '')],
  'phone-in-words': ['A number of the company is words.', put(phones, () => 'call us')],
  'phone-with-letter': ['A digit of a number became a letter.', put(phones, (text) => text.replace('0', 'O'))],
  'phone-of-few-digits': ['A number of the company is cut off.', put(phones, (text) => text.slice(0, 6))],
  'phone-of-many-digits': ['Two numbers stand in one.', put(phones, (text) => `${text} / ${text}`)],
  'phone-with-scheme': ['A number of the company begins with tel:.', put(phones, (text) => `tel:${text}`)],
  'phone-as-number': [
    'A number of the company stands without quotes.',
    put(phones, (text) => Number(text.replace(/\D/g, ''))),
  ],
  'phone-with-space-behind': ['A space stands behind a number of the company.', put(phones, (text) => `${text} `)],
  'email-empty-in-company': ['A mailbox of the company is empty.', put(mails, () => '')],
  'email-without-at': ['A mailbox of the company has no @.', put(mails, (text) => text.replace('@', '.'))],
  'email-with-two-at': ['A mailbox of the company has two @.', put(mails, (text) => text.replace('@', '@@'))],
  'email-with-space': ['A space stands in a mailbox of the company.', put(mails, (text) => text.replace('@', ' @'))],
  'email-with-comma': [
    'A mailbox of the company has a comma for its full stop.',
    put(mails, (text) => text.replace(/\.(?=\w+$)/, ',')),
  ],
  'email-with-scheme': ['A mailbox of the company begins with mailto:.', put(mails, (text) => `mailto:${text}`)],
  'email-with-name': [
    'A mailbox of the company has a name before it.',
    put(mails, (text) => `Noida Softworks <${text}>`),
  ],
  'email-at-in-words': [
    'The @ of a mailbox is written out against robots.',
    put(mails, (text) => text.replace('@', ' (at) ')),
  ],
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
  'address-http': [
    'An address of the company begins with http:.',
    put(addresses, (text) => text.replace('https', 'http')),
    { says: ['https'] },
  ],
  'address-with-space': [
    'A space stands in an address of the company.',
    put(addresses, (text) => text.replace('://', ':// ')),
  ],
  'address-alone': ['An address of the company is https:// and nothing more.', put(addresses, () => 'https://')],
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
  'country-code-small': [
    'The code of the country is in small letters.',
    put(ofCompany('countryCode'), (text) => text.toLowerCase()),
    { says: ['IN', 'capital', 'A-Z', 'upper'] },
  ],
  'country-code-of-three': ['The code of the country has three letters.', put(ofCompany('countryCode'), () => 'IND')],
  'postal-code-of-letters': ['The PIN code is a word.', put(ofCompany('postalCode'), () => 'PIN'), { strict: true }],
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
  'social-icon-mistyped': [
    'The icon of a profile has a mistake of typing.',
    at(both(inFile('company'), named('icon')), (place, { text, random }) => ({
      ...set(place, mistyped(place.value, random), text),
      says: [place.value],
    })),
  ],
  'social-of-no-address': [
    'The address of a profile is its name.',
    put(both(inFile('company'), named('to')), () => '@noidasoftworks'),
  ],
  'social-twice': [
    'A profile stands twice.',
    at(
      both(inFile('company'), ({ index, name }) => name === 'social' && index !== undefined),
      (place, { text }) => double(place, text),
    ),
    { expect: 'either' },
  ],
})
