import { at, drop } from '../edit.ts'
import { mistakes, type Seed } from '../kind.ts'
import { swap } from '../known-places.ts'
import { both, inPage } from '../where.ts'

const swapIn = (name: string, from: string, to: string, ...says: string[]): Seed =>
  swap(`pages-data/${name}.json`, from, to, says)

/** Whose a thing is, where it leads and how many there are: what one place says and another knows better. */
export const disagreements = mistakes('facts', 'either', {
  'logo-of-other-client': [
    'A case shows the logo of another client than it quotes.',
    swapIn(
      'software-development-company-noida-india',
      '"only": ["halden-freight"]',
      '"only": ["kestrel-capital"]',
      'halden-freight',
    ),
  ],
  'product-of-other-client': [
    'A case shows the product of another client than it quotes.',
    swapIn('mobile-app-development-services', '"only": ["health-app"]', '"only": ["wealth-portal"]', 'health-app'),
  ],
  'title-of-other-client': [
    'The title of a case names another client than it quotes.',
    swapIn('software-security-services', 'portal for Kestrel Capital', 'portal for Bluefin Travel', 'Kestrel Capital'),
  ],
  'visit-of-other-client': [
    'A product leads to the website of another client.',
    swapIn('site/portfolio', 'https://bluefin.example', 'https://maru.example/menu', 'Bluefin'),
  ],
  'role-of-other-member': [
    'Somebody is named with the role of somebody else.',
    swapIn(
      'mvp-development',
      'We bring a product manager',
      'Zainab Qureshi, our QA Lead, joins. We bring a product manager',
      'UI/UX Design Lead',
    ),
  ],
  'download-of-page': [
    'A button offers a download and leads to a page.',
    swapIn(
      'cloud-services',
      '"DISCUSS YOUR REQUIREMENTS",\n          "to": "/contact"',
      '"Download the cloud checklist",\n          "to": "/contact"',
    ),
  ],
  'link-by-short-address': [
    'A link goes by a service for short addresses.',
    swapIn(
      'gallery',
      '"label": "Meet the team", "to": "/ourteam"',
      '"label": "Meet the team", "to": "https://bit.ly/3XyTeam"',
    ),
  ],
  'link-to-shared-file': [
    'A link leads to a file that somebody shares.',
    swapIn('site/portfolio', 'https://learn.tessera.example', 'https://we.tl/t-9xkQ2'),
  ],
  'link-to-archive': [
    'A link leads to the copy of a page in an archive.',
    swapIn(
      'site/portfolio',
      'https://bluefin.example',
      'https://web.archive.org/web/2023/https://bluefin.example',
      'itself',
    ),
  ],
  'link-to-preview': [
    'A link leads to the preview of a page.',
    swapIn(
      'api-integration',
      '"to": "/clients-testimonials"',
      '"to": "/clients-testimonials?preview=true"',
      '"/clients-testimonials"',
    ),
  ],
  'profile-behind-login': [
    'A profile was copied where only members see it.',
    swapIn('site/company', 'https://www.instagram.com/noidasoftworks', 'https://www.instagram.com/accounts/login/'),
  ],
  'profile-on-unknown-network': [
    'A profile is on another network than its name says, one that is rare.',
    swapIn('site/company', 'https://www.youtube.com/@noidasoftworks', 'https://vimeo.com/noidasoftworks', 'YouTube'),
  ],
  'team-counted-otherwise': [
    'The page about the team counts its members otherwise in one place.',
    swapIn('ourteam', 'Fourteen people of', 'Sixteen people of', 'Fourteen'),
  ],
  'shown-counted-otherwise': [
    'A heading counts what its block chooses otherwise.',
    swapIn('portfolio', '"Four more projects', '"Three more projects', 'Four'),
  ],
  'button-counts-otherwise': [
    'A button counts the steps that it leads to otherwise.',
    swapIn('mvp-development', 'See the six stages', 'See the seven stages', 'six'),
  ],
  'mailbox-of-near-host': [
    'A mailbox is at the same name with another ending.',
    swapIn(
      'documents/gender-pay-gap-report',
      'Questions go to {email}',
      'Questions go to info@noidasoftworks.com',
      '{email}',
    ),
  ],
  'mailbox-of-applicants-free': [
    'Applications go to a mailbox that is free for everybody.',
    swapIn('site/jobs', '"mailUs": "{careersEmail}"', '"mailUs": "tanya.hr.noida@yahoo.co.in"', '{careersEmail}'),
  ],
  'post-in-other-place': [
    'A post says that it is remote, and its text that it is not.',
    swapIn(
      'site/jobs',
      'Both must work without a connection',
      'The post is on site in Noida. Both must work without a connection',
    ),
  ],
  'pay-runs-backwards': [
    'The range of the pay begins with the larger sum.',
    swapIn(
      'site/jobs',
      'Both must work without a connection',
      'The pay is ₹18 to ₹12 lakh a year. Both must work without a connection',
      '₹12',
    ),
  ],
  'total-does-not-add-up': [
    'The last row of a table is not the sum of the rows above.',
    swapIn('documents/gender-pay-gap-report', '["All", "14", "10"', '["All", "14", "12"', '10'),
  ],
  'currency-of-one-cell': [
    'One cell of a table is in another currency.',
    swapIn('documents/gender-pay-gap-report', '"₹36,480"', '"$36,480"', '₹'),
  ],
  'share-of-other-numbers': [
    'A share does not follow from the numbers before it.',
    swapIn('documents/gender-pay-gap-report', '13 of 14 (93 %)', '13 of 14 (98 %)', '93'),
  ],
  'button-of-other-page': [
    'The words of a button name another page than it leads to.',
    swapIn('about', '"to": "/ourteam"', '"to": "/gallery"', '/ourteam'),
  ],
  'button-of-work': [
    'A button to the work leads to the jobs.',
    swapIn(
      'mobile-app-development-services',
      '"See our work",\n          "to": "/portfolio"',
      '"See our work",\n          "to": "/career"',
      '/portfolio',
    ),
  ],
  'words-of-contact-page': [
    'The words of a link name the contact page, and it leads to the jobs.',
    swapIn('privacypolicy', '[contact page](/contact) comes', '[contact page](/career) comes', '/contact'),
  ],
  'description-counts-otherwise': [
    'The description of a page counts its steps otherwise than they are.',
    swapIn('technical-seo-services', 'in six steps, with', 'in eight steps, with', 'six'),
  ],
  'groups-counted-otherwise': [
    'The description of the sitemap counts its groups otherwise than they are.',
    swapIn('sitemap', 'in six groups', 'in five groups', 'six'),
  ],
  'reviews-counted-otherwise': [
    'A sentence counts the reviews below in tens.',
    swapIn('clients-testimonials', 'All twenty reviews', 'All thirty reviews', 'twenty'),
  ],
  'hours-of-contact': [
    'The hours beside the address are typed by hand, and others.',
    swapIn('contact', '"hours": "{hours}"', '"hours": "Mon-Sat 9AM-6PM"', '{hours}'),
  ],
  'support-of-contact': [
    'The support beside the address is typed by hand, and on fewer days.',
    swapIn('contact', '{support} online support"', 'Mon-Fri online support"', '{support}'),
  ],
  'support-of-fewer-hours': [
    'A description promises support in fewer hours.',
    swapIn('it-infrastructure-services', 'with support 24x7', 'with support 8x5', '{support}'),
  ],
  'reply-of-more-hours': [
    'A guaranteed response takes longer than the company says.',
    swapIn('technical-it-support', 'response in {replyTime}', 'response in 72 hours', '{replyTime}'),
  ],
  'reply-of-more-days': [
    'An answer takes longer than the company says, in words.',
    swapIn('site/claims', 'by a person within a day', 'by a person within three days', '{replyTime}'),
  ],
  'older-than-founded': [
    'The company has more years than since it was founded.',
    swapIn('home', 'The company has 10+ years', 'The company has 20+ years', '2012'),
  ],
  'years-in-business': [
    'The description of a page says more years than the company has.',
    swapIn('about', '10+ years of experience', '25 years of experience', '2012'),
  ],
  'seat-in-other-sector': [
    'The description of the contact page names another sector.',
    swapIn('contact', 'visit {company} in Sector 62', 'visit {company} in Sector 63', '{address}'),
  ],
  'seat-in-other-town': [
    'The company is said to be in another town.',
    swapIn('home', 'The company has 10+ years', 'We are based in Gurugram. The company has 10+ years', '{locality}'),
  ],
  'label-in-german': [
    'A button is left in German.',
    swapIn('not-found', '"Go to the home page"', '"Zur Startseite"', 'home page'),
  ],
  'label-in-spanish': [
    'A button is left in Spanish.',
    swapIn('home', '"label": "Contact Us"', '"label": "Contáctenos"', 'Contact us'),
  ],
  'sitemap-without-a-page': [
    'A page was lost from the sitemap.',
    at(
      both(inPage, ({ value, parent }) => value === 'Off-page SEO' && parent?.name === 'labels'),
      (place, { text }) => drop(place, text),
    ),
    { says: ['/off-page-seo-services'] },
  ],
  'paragraph-too-many-by-copy': [
    'A paragraph was pasted twice, and now there are too many.',
    swapIn(
      'web-development-services',
      '"The domain, the hosting account and the repository',
      '"We watch uptime, certificates, forms and search positions, and tell you about a fault before a customer does.",\n        "The domain, the hosting account and the repository',
    ),
  ],
  'date-of-document-as-number': [
    'A program for tables has made a number of a date.',
    swapIn('documents/environmental-policy-statement', '"31 December 2025"', '"46022"'),
  ],
  'range-made-a-date': [
    'A program for tables has made a date of a range.',
    swapIn('site/jobs', '"4yrs - 7yrs"', '"04-Jul"'),
  ],
  'album-called-as-other': [
    'Two albums have one title.',
    swapIn('site/gallery', '"title": "Diwali"', '"title": "Christmas"'),
  ],
  'sections-of-document-alike': [
    'Two sections of a document have one title.',
    swapIn('documents/gender-pay-gap-report', '"title": "Bonus pay, 2024-25"', '"title": "Hourly pay, 2024-25"'),
  ],
  'draft-in-the-menu': [
    'A page that the whole site leads to is marked as a draft.',
    swapIn('gallery', '"version": 7,', '"version": 7, "draft": true,', 'draft'),
  ],
  'id-of-other-entry': [
    'An entry has the id of another, and pages ask for the one it had.',
    swapIn('site/technologies', '"id": "vue"', '"id": "angular"'),
  ],
})

/** What templates say, and what was not meant for visitors. */
export const standIns = mistakes('pastes', 'either', {
  'stand-in-caption': [
    'A caption says where it goes.',
    swapIn('portfolio', 'One late truck, and the driver who knows why.', 'Caption goes here'),
  ],
  'stand-in-description': [
    'A caption says what it is to describe.',
    swapIn('portfolio', 'One late truck, and the driver who knows why.', 'Short description of the product.'),
  ],
  'stand-in-role': [
    'A member of the team has the role of a template.',
    swapIn('site/team', 'Digital Marketing Manager', 'Job Title'),
  ],
  'stand-in-member': [
    'A member of the team is called as in examples.',
    swapIn('site/team', '"name": "Samuel Adeyemi"', '"name": "John Doe"'),
  ],
  'stand-in-company': [
    'A title names the company of all examples.',
    swapIn('custom-software-development-company', 'nine veterinary surgeries', 'Acme Corp'),
  ],
  'stand-in-merge-field': [
    'A field of a letter is empty.',
    swapIn('mvp-development', 'We bring a product manager', 'Dear [Applicant Name], we bring a product manager'),
  ],
  'stand-in-phone': [
    'A number of films stands where ours belongs.',
    swapIn('privacypolicy', 'or call [{phone}](tel:{phone});', 'or call (555) 010-4477;'),
  ],
  'remark-of-encyclopaedia': [
    'A remark of an encyclopaedia was copied along.',
    swapIn('cloud-services', 'We are not tied to any vendor.', 'We are not tied to any vendor [citation needed].'),
  ],
  'remark-internal': [
    'A text says that it is not for visitors.',
    swapIn('home', 'Free: what to build', 'INTERNAL ONLY - do not publish. What to build'),
  ],
  'remark-to-colleague-by-name': [
    'A question to a colleague stands in a text.',
    swapIn('termsandconditions', 'Disputes go to the courts', '@Suresh is this still right? Disputes go to the courts'),
  ],
  'key-of-program': [
    'A key of a program stands in a text.',
    swapIn(
      'site/navigation',
      'Screens and papers are examples.',
      'Screens and papers are examples. API key: sk_live_51Hq8Zk2eZvKYlo2C.',
    ),
  ],
  'digits-of-other-script': [
    'Digits are of another script.',
    swapIn('data-migration-services', 'a birth date in 1900', 'a birth date in १९००', '1900'),
  ],
  'sentence-in-other-script': [
    'A sentence is in another script.',
    swapIn(
      'site/claims',
      'We build on Microsoft 365 and Azure and look after both for clients who already run on them.',
      'हम माइक्रोसॉफ्ट और एज़्योर पर काम करते हैं।',
    ),
  ],
  'escape-behind-comma': [
    'A line break behind a comma was escaped twice.',
    swapIn('contact', 'An enquiry, and the answer', 'An enquiry,\\\\nand the answer'),
  ],
})
