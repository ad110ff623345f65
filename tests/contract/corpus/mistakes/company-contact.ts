import { at, double, put, putWrong, set } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { is, ofEntry, only, ranges, swap } from '../known-places.ts'
import { both, inFile, named, ofCompany, type Where } from '../where.ts'
import { mistyped } from '../words.ts'

const companyFile = 'pages-data/site/company.json'
const social = (name: string): Where => both(inFile('company'), ofEntry('social', name))
const phones = ofCompany('phone', 'phone2', 'mobile')
const mails = ofCompany('email', 'careersEmail')
const addresses = ofCompany('whatsapp', 'mapUrl', 'mapEmbedUrl')

/** How the company can be reached: numbers, mailboxes, address, networks. */
export const companyContact = mistakes('site-data', 'error', {
  'company-chat-of-other-number': [
    'A digit of the chat is wrong.',
    putWrong(ofCompany('whatsapp'), (to) => to.replace(/0$/, '9')),
  ],
  'company-mail-space': [
    'A space stands in a mailbox.',
    putWrong(ofCompany('email', 'careersEmail'), (mail) => mail.replace('@', ' @')),
  ],
  'company-mail-hidden': [
    'A mailbox is written so that robots do not read it.',
    putWrong(mails, (mail) => mail.replace('@', '(at)')),
  ],
  'company-mail-comma': [
    'A comma stands for the point of a mailbox.',
    putWrong(mails, (mail) => mail.replace(/\.(?=\w+$)/, ',')),
  ],
  'company-mail-without-at': ['A mailbox lacks its sign.', putWrong(mails, (mail) => mail.replace('@', '.'))],
  'company-year-of-two': ['A year has two digits.', putWrong(ofCompany('founded'), (year) => year.slice(2))],
  'company-token-of-own': [
    'A field of the company names another field.',
    put(ofCompany('support'), () => '{supportHours}'),
  ],
  'company-mail-two': [
    'Two mailboxes stand in the place of one.',
    put(ofCompany('email'), (mail) => `${mail}, sales@noidasoftworks.example`),
  ],
  'company-mail-scheme': [
    'A mailbox has a scheme, which links add.',
    putWrong(ofCompany('email', 'careersEmail'), (mail) => `mailto:${mail}`),
    { expect: 'either' },
  ],
  'company-mail-dot-twice': [
    'Two dots stand in a mailbox.',
    putWrong(ofCompany('email', 'careersEmail'), (mail) => mail.replace('.example', '..example')),
    { expect: 'either' },
  ],
  'company-phone-letters': [
    'A phone number is given in letters.',
    put(ofCompany('phone', 'phone2'), () => '1-800-SOFTWORKS'),
  ],
  'company-phone-scheme': [
    'A phone number has a scheme, which links add.',
    putWrong(ofCompany('phone', 'phone2', 'mobile'), (phone) => `tel:${phone}`),
  ],
  'company-phone-number': [
    'A phone number is a number.',
    put(ofCompany('phone', 'phone2', 'mobile'), (phone) => Number(phone.replace(/\D/g, ''))),
  ],
  'company-phone-two': [
    'Two phone numbers stand in the place of one.',
    put(ofCompany('phone'), (phone) => `${phone} / 7892`),
  ],
  'company-phone-extension': [
    'An extension stands behind a phone number.',
    put(ofCompany('phone', 'phone2'), (phone) => `${phone} ext. 12`),
  ],
  'company-phone-devanagari': [
    'A phone number is in the digits of a Hindi keyboard.',
    put(ofCompany('phone', 'phone2', 'mobile'), (phone) =>
      phone.replace(/\d/g, (digit: string) => String.fromCharCode(0x966 + Number(digit))),
    ),
  ],
  'company-phone-letter-o': [
    'The last digit of a phone number is the letter O.',
    put(ofCompany('phone', 'mobile'), (phone) => `${phone.slice(0, -1)}O`),
  ],
  'company-phone-too-long': [
    'A phone number has more digits than any network.',
    put(ofCompany('phone', 'mobile'), (phone) => `${phone} 1234 5678`),
    { expect: 'either' },
  ],
  'company-phones-alike': [
    'Both landlines are the same number.',
    swap(companyFile, '"phone2": "+91 120 456 7891"', '"phone2": "+91 120 456 7890"'),
    { expect: 'either', strict: true },
  ],
  'company-chat-with-plus': [
    'The chat link has the number as people write it.',
    put(ofCompany('whatsapp'), () => 'https://wa.me/+91 98100 00000'),
    { says: ['https://wa.me/919810000000'] },
  ],
  'company-chat-number': [
    'The chat link is the number alone.',
    put(ofCompany('whatsapp'), () => '+91 98100 00000'),
    { says: ['https://'] },
  ],
  'company-postal-code-other': [
    'The PIN code changed, and the address did not.',
    only(companyFile, (text) => {
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
    { expect: 'either' },
  ],
  'company-moved-in-part': [
    'The company moved, and its street did not.',
    only(companyFile, (text) => {
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
    { expect: 'either' },
  ],
  'company-postal-code-number': ['The PIN code is a number.', put(ofCompany('postalCode'), () => 201309)],
  'company-country-three': [
    'The code of the country has three letters.',
    put(ofCompany('countryCode'), () => 'IND'),
    { says: ['IN', 'two', '3166'] },
  ],
  'company-country-small': [
    'The code of the country is in small letters.',
    put(ofCompany('countryCode'), () => 'in'),
    { says: ['IN'] },
  ],
  'social-icon-without-logo': [
    'A network has the icon of its plain name.',
    putWrong(social('icon'), (name) => name.replace('-logo', '')),
    { expect: 'either' },
  ],
  'social-of-other-network': [
    'A profile leads to another network than its name.',
    put(
      both(social('to'), ({ value }) => value.includes('facebook')),
      () => 'https://www.instagram.com/noidasoftworks',
    ),
    { expect: 'either', several: true },
  ],
  'social-icon-of-other-network': [
    'A profile has the icon of another network.',
    put(both(social('icon'), is('facebook-logo')), () => 'linkedin-logo'),
    { expect: 'either' },
  ],
  'social-of-examples': [
    'A profile was copied from an example.',
    put(social('to'), (text) => text.replace(/[^/]+$/, 'yourprofile')),
  ],
  'social-handle': [
    'A profile is its handle alone.',
    put(social('to'), () => '@noidasoftworks'),
    { says: ['https://'] },
  ],
  'social-twice-too': [
    'A network was added a second time.',
    only(companyFile, (text) => {
      const entry = '{ "label": "X", "icon": "x-logo", "to": "https://x.com/noidasoftworks" }'
      const changed = text.replace(entry, `${entry},\n    ${entry}`)
      return changed === text ? null : { text: changed, at: ranges(changed, entry) }
    }),
    { expect: 'either', several: true },
  ],
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
  'country-code-small': [
    'The code of the country is in small letters.',
    put(ofCompany('countryCode'), (text) => text.toLowerCase()),
    { says: ['IN', 'capital', 'A-Z', 'upper'] },
  ],
  'country-code-of-three': ['The code of the country has three letters.', put(ofCompany('countryCode'), () => 'IND')],
  'postal-code-of-letters': ['The PIN code is a word.', put(ofCompany('postalCode'), () => 'PIN'), { strict: true }],
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
  'mailbox-host-mistyped': [
    'The host of a mailbox has a slip.',
    put(ofCompany('email'), (mail) => mail.replace('softworks', 'softwork')),
    { says: ['hello@noidasoftworks.example'] },
  ],
  'phone-without-country': [
    'A number has no code of its country.',
    put(ofCompany('phone'), () => '0120 456 7890'),
    { says: ['+91'] },
  ],
  'social-network-itself': ['A profile is the network itself.', put(social('to'), (to) => new URL(to).origin)],
  'social-name-mistyped': [
    'The name of a network is mistyped.',
    put(both(social('label'), is('LinkedIn')), () => 'Linkdin'),
    { says: ['linkedin', 'LinkedIn'] },
  ],
})
