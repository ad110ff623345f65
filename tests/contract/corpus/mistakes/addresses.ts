import { fixed, lead } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { pick, read, type SeedSite } from '../site.ts'

const own = (site: SeedSite) => read(site, 'pages-data/site/company.json').siteUrl as string

/** Addresses of other sites, of mail and of telephones that are none. */
export const addresses = mistakes('addresses', 'error', {
  'own-site-absolute': [
    'A link to a page of this site has the host before it.',
    lead((to, _, site) => own(site) + to, true),
    { expect: 'either' },
  ],
  'own-site-without-www': [
    'A link to a page of this site has the host without www before it.',
    lead((to, _, site) => own(site).replace('www.', '') + to),
    { expect: 'either', strict: true },
  ],
  'own-site-without-scheme': [
    'A link to a page of this site begins with its host.',
    lead((to, _, site) => own(site).replace('https://', '') + to, true),
    { expect: 'either' },
  ],
  localhost: [
    'A link leads to the computer of the editor.',
    lead(
      (to, random) => `${pick(['http://localhost:5173', 'https://localhost:4173', 'localhost:5173'], random)}${to}`,
      true,
    ),
  ],
  'localhost-by-number': [
    'A link leads to 127.0.0.1.',
    lead((to) => `https://127.0.0.1:4173${to}`, true),
    { expect: 'either' },
  ],
  'private-network': [
    'A link leads to a machine in the office.',
    lead((to, random) => `https://${pick(['192.168.1.20', '10.0.0.5', 'intranet.local'], random)}${to}`),
    { expect: 'either' },
  ],
  'staging-host': [
    'A link leads to a host for trying out.',
    lead((to, random) => `https://${pick(['staging', 'preview', 'dev', 'test'], random)}.noidasoftworks.example${to}`),
    { expect: 'either' },
  ],
  'preview-deploy': [
    'A link leads to a preview of a hosting company.',
    lead((to) => `https://deploy-preview-12--noidasoftworks.netlify.app${to}`),
    { expect: 'either', strict: true },
  ],
  'example-com': [
    'A link leads to the example of a template.',
    fixed('https://example.com', 'https://www.example.com/page', 'https://yourwebsite.com'),
    { expect: 'either', strict: true },
  ],

  'http-instead-of-https': [
    'An address begins with http:.',
    fixed('http://www.w3.org/', 'http://github.com/noidasoftworks'),
    { says: ['https'] },
  ],
  'scheme-missing': [
    'An address begins with www.',
    fixed('www.w3.org', 'www.linkedin.com/company/noidasoftworks'),
    { says: ['https://'] },
  ],
  'host-alone': [
    'An address is the name of a host.',
    fixed('github.com/noidasoftworks', 'linkedin.com'),
    { says: ['https://'] },
  ],
  'scheme-with-one-slash': [
    'An address begins with https:/.',
    fixed('https:/www.w3.org/', 'https:/github.com'),
    { says: ['https://'] },
  ],
  'scheme-without-colon': [
    'An address begins with https//.',
    fixed('https//www.w3.org/', 'https//github.com'),
    { says: ['https://'] },
  ],
  'scheme-without-slashes': [
    'An address begins with https: alone.',
    fixed('https:www.w3.org', 'https:github.com'),
    { says: ['https://'] },
  ],
  'scheme-mistyped': [
    'The scheme of an address has a mistake of typing.',
    fixed('htps://www.w3.org/', 'htttps://github.com', 'hhtps://github.com'),
    { says: ['https'] },
  ],
  'scheme-twice': [
    'An address begins with its scheme twice.',
    fixed('https://https://www.w3.org/', 'https://http://github.com'),
  ],
  'scheme-alone': ['An address is https:// and nothing more.', fixed('https://')],
  'host-with-comma': [
    'A comma stands in the place of the full stop of a host.',
    fixed('https://www,w3.org/', 'https://github,com'),
  ],
  'host-without-dot': [
    'The full stop before com is gone.',
    fixed('https://githubcom/noidasoftworks', 'https://linkedincom/company'),
  ],
  'host-with-two-dots': ['Two full stops stand in a host.', fixed('https://www..w3.org/', 'https://github..com')],
  'host-with-space': [
    'A space stands in an address.',
    fixed('https://www.w3.org/WAI guidelines', 'https:// github.com'),
  ],
  'host-protocol-relative': [
    'An address begins with two slashes and a host.',
    fixed('//www.w3.org/', '//github.com/noidasoftworks'),
  ],
  'scheme-javascript': [
    'An address is a script.',
    fixed('javascript:void(0)', 'javascript:;', 'javascript:history.back()'),
  ],
  'scheme-data': ['An address holds data.', fixed('data:text/html,<p>Hello</p>', 'data:image/png;base64,iVBORw0KGgo=')],
  'scheme-file': [
    'An address is a file of a computer.',
    fixed('file:///C:/Users/pooja/Desktop/prices.pdf', 'C:\\Users\\pooja\\prices.pdf'),
  ],
  'scheme-blob': [
    'An address is one of the moment in a browser.',
    fixed('blob:https://www.noidasoftworks.example/5f1c'),
  ],
  'scheme-other': [
    'An address is of an app.',
    fixed('skype:noida?call', 'whatsapp://send?phone=919810000000', 'ftp://ftp.noidasoftworks.example'),
  ],
  'scheme-unknown': [
    'An address has a scheme of a program for mail.',
    fixed('about:blank', 'view-source:https://www.w3.org'),
  ],

  'mail-without-scheme': [
    'A mail address stands without mailto:.',
    fixed('hello@client.example', 'info@partner.example'),
    { says: ['mailto:'] },
  ],
  'mail-without-at': ['mailto: is followed by no mail address.', fixed('mailto:hello', 'mailto:hello.client.example')],
  'mail-empty': ['mailto: is followed by nothing.', fixed('mailto:')],
  'mail-with-space': [
    'A space stands within mailto:.',
    fixed('mailto: hello@client.example', 'mailto:hello @client.example'),
  ],
  'mail-with-two-at': [
    'A mail address has two @.',
    fixed('mailto:hello@@client.example', 'mailto:hello@client@example.com'),
  ],
  'mail-with-comma': ['A mail address has a comma for its full stop.', fixed('mailto:hello@client,example')],
  'mail-with-slashes': ['mailto: is followed by slashes.', fixed('mailto://hello@client.example')],
  'mail-scheme-mistyped': [
    'The scheme of a mail address has a mistake of typing.',
    fixed('mailo:hello@client.example', 'mail:hello@client.example', 'email:hello@client.example'),
    { says: ['mailto:'] },
  ],
  'mail-of-words': ['mailto: is followed by words.', fixed('mailto:write to us')],
  'phone-without-scheme': [
    'A telephone number stands without tel:.',
    fixed('+91 120 400 0000', '01204000000'),
    { says: ['tel:'] },
  ],
  'phone-of-words': ['tel: is followed by words.', fixed('tel:call us', 'tel:our office')],
  'phone-empty': ['tel: is followed by nothing.', fixed('tel:', 'tel: ')],
  'phone-with-slashes': ['tel: is followed by slashes.', fixed('tel://+911204000000')],
  'phone-too-short': ['A telephone number has three digits.', fixed('tel:12'), { strict: true }],
  'phone-scheme-mistyped': [
    'The scheme of a telephone number has a mistake of typing.',
    fixed('phone:+911204000000', 'telephone:+911204000000', 'te:+911204000000'),
    { says: ['tel:'] },
  ],
  'phone-written-out-in-address': [
    'An address holds the number of the company where {phone} exists.',
    lead((_, _random, site) => `tel:${read(site, 'pages-data/site/company.json').phone}`),
    { says: ['{phone}'], expect: 'either' },
  ],
  'email-written-out-in-address': [
    'An address holds the mailbox of the company where {email} exists.',
    lead((_, _random, site) => `mailto:${read(site, 'pages-data/site/company.json').email}`),
    { says: ['{email}'], expect: 'either' },
  ],
  'address-of-web-with-space': [
    'There is a space in an address of the web.',
    fixed('https://www.openstreetmap.org/our lessons'),
    { says: ['%20'] },
  ],
  'page-with-space': ['There is a space in the path of a page.', fixed('/about us'), { says: ['"/about"'] }],
  'token-in-address-mistyped': [
    'The token in an address has a mistake of typing.',
    fixed('tel:{phon}', 'tel:{phne}'),
    { says: ['{phone}'] },
  ],
  'token-in-address-unclosed': ['The token in an address is not closed.', fixed('mailto:{email', 'tel:{phone')],
})
