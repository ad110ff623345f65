import { at, copyBefore, double, drop, match, put, putWrong, set } from '../edit.ts'
import { type Draft, mistakes, type Seed } from '../kind.ts'
import { more, ofEntry, rangesOf } from '../known-places.ts'
import { type Json, read, type SeedSite } from '../site.ts'
import { both, inFile, link, named, role, siteEntry, type Where } from '../where.ts'

const member = (name: string): Where => both(inFile('team'), ofEntry('items', name))
const review = (name: string): Where => both(inFile('testimonials'), ofEntry('items', name))

const isNamed = (site: SeedSite, id: string) => rangesOf(site, `"${id}"`, ['pages-data/site/team.json']).length > 0
/** The mistake is the changed id, or where pages name the member who is no longer there under it. */
function noLongerThere(site: SeedSite, made: Draft | null): Draft | null {
  if (!made) return null
  const id = (read(site, made.file).items as Json[]).find(({ id }) => !made.text.includes(`"${id}"`))?.id
  return { ...made, at: [...(made.at ?? []), ...rangesOf(site, `"${id}"`, [made.file])], says: [id] }
}

/** Gives an entry of a collection another id; the mistake is there, or where pages name the old one. */
const renamed =
  (collection: string, from: string, to: string): Seed =>
  (site) => {
    const file = `pages-data/site/${collection}.json`
    if (site.file && site.file !== file) return null
    const text = (site.texts[file] as string).replace(`"id": "${from}"`, `"id": "${to}"`)
    return {
      file,
      text,
      at: [...rangesOf(site, `"${from}"`, [file]), { offset: text.indexOf(`"${to}"`), length: to.length + 2 }],
      says: [to],
    }
  }

/** Team, claims, reviews, clients, products and photos. */
export const peopleAndWork = mistakes('site-data', 'error', {
  'member-copied': [
    'A member of the team was copied and kept the id.',
    at(
      both(inFile('team'), siteEntry, ({ index }) => (index ?? 0) > 0),
      copyBefore((value) => ({ ...value, name: 'Meera Iyer', profile: 'Python Developer' })),
    ),
    { expect: 'either', several: true },
  ],
  'member-twice': [
    'A member of the team was entered a second time.',
    at(
      both(inFile('team'), siteEntry, ({ index }) => (index ?? 0) > 0),
      copyBefore((value) => ({ ...value, id: `${value.id}-2` })),
    ),
    { expect: 'either', several: true },
  ],
  'member-without-picture': [
    'The portrait of a new member is not there yet.',
    at(
      both(inFile('team'), siteEntry, ({ index }) => (index ?? 0) > 0),
      copyBefore((value) => ({ ...value, id: 'meera-iyer', name: 'Meera Iyer', image: 'team/member-15.svg' })),
    ),
    { expect: 'either', says: ['team/member-15.svg'] },
  ],
  'member-profile-empty': ['A member of the team has no profile yet.', put(member('profile'), () => '')],
  'member-id-dotted': [
    'The id of a member has a dot.',
    putWrong(member('id'), (id) => id.replace('-', '.')),
    { several: true },
  ],
  'member-id-renamed': [
    'The id of a member was renamed, and pages still name the old one.',
    (site, random) =>
      noLongerThere(site, put(member('id'), (id) => (isNamed(site, id) ? `${id}-k` : undefined))(site, random)),
    { expect: 'either', several: true },
  ],
  'member-left': [
    'A member left the team, and pages still show the person.',
    (site, random) =>
      noLongerThere(
        site,
        at(
          both(inFile('team'), siteEntry, ({ value }) => isNamed(site, value.id)),
          (place, { text }) => drop(place, text),
        )(site, random),
      ),
    { expect: 'either', several: true },
  ],
  'claim-id-renamed': [
    'The id of a claim was renamed, and pages still name the old one.',
    renamed('claims', 'source-code', 'sourcecode'),
    { expect: 'either', several: true },
  ],
  'claim-with-bold': [
    'A claim has marks, which its text does not know.',
    put(both(inFile('claims'), ofEntry('items', 'description')), (text) => text.replace(/(\w{5,})/, '**$1**')),
    { expect: 'either' },
  ],
  'claim-icon-unknown': [
    'A claim has an icon that the catalogue does not have.',
    put(both(inFile('claims'), role('icon')), () => 'experience-badge'),
    { expect: 'either' },
  ],
  'review-short': ['A review is one word.', put(review('review'), () => 'Excellent!')],
  'review-long': [
    'A review has the length of a page.',
    put(review('review'), (text) => `${text} `.repeat(6).trim()),
    { several: true },
  ],
  'review-stars': [
    'A review brings the number of its stars.',
    more(both(inFile('testimonials'), siteEntry), 'rating', 5),
    { says: ['rating'] },
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
    { expect: 'either', several: true },
  ],
  'review-copied': [
    'A review was copied and got another name.',
    at(
      both(inFile('testimonials'), siteEntry, ({ index }) => (index ?? 0) > 0),
      copyBefore((value) => ({
        ...value,
        id: 'maria-lopez',
        name: 'Maria Lopez',
        company: 'Lopez Hermanos, Valencia',
      })),
    ),
    { expect: 'either' },
  ],
  'review-html': [
    'A review has line breaks as tags.',
    put(review('review'), (text) => text.replace('. ', '.<br><br>')),
    { expect: 'either' },
  ],
  'client-logo-missing': [
    'The logo of a client was renamed in the data alone.',
    putWrong(both(inFile('clients'), role('image')), (name) => name.replace('.svg', '-logo.svg')),
    { expect: 'either' },
  ],
  'client-id-of-other': [
    'Two clients have the same id.',
    put(
      both(inFile('clients'), ofEntry('items', 'id'), ({ parent }) => parent?.index === 1),
      (_, _random, place) => place.parent?.parent?.value[0].id,
    ),
    { expect: 'either', several: true },
  ],
  'portfolio-link-inside': [
    'A product leads to a page of this site.',
    put(both(inFile('portfolio'), named('to')), () => '/portfolio'),
  ],
  'portfolio-link-insecure': [
    'A product leads to a site without encryption.',
    put(both(inFile('portfolio'), named('to')), (to) => to.replace('https', 'http')),
    { says: ['https'] },
  ],
  'portfolio-link-dialog': [
    'A product opens a dialog.',
    put(both(inFile('portfolio'), link), (value) => ({ label: value.label, dialog: 'enquiry' })),
    { several: true, says: ['to'] },
  ],
  'photo-twice-too': [
    'A photo stands twice in a post.',
    put(
      both(inFile('gallery'), named('image'), ({ parent }) => parent?.name === 'photos' && parent.index === 1),
      (_, _random, place) => place.parent?.parent?.value[0].image,
    ),
    { expect: 'either', several: true },
  ],
  'photo-number-wrong': [
    'A photo has a number that was not taken.',
    put(both(inFile('gallery'), named('image')), (name) => name.replace(/\d+\.jpg$/, '99.jpg')),
    { expect: 'either' },
  ],
  'photo-alone': [
    'A photo is its file without words.',
    put(
      both(inFile('gallery'), ({ name, index }) => name === 'photos' && index !== undefined),
      (value) => value.image,
    ),
    { says: ['image', 'alt'] },
  ],
  'technology-id-renamed': [
    'The id of a technology was renamed, and pages still name the old one.',
    renamed('technologies', 'dotnet', 'dot-net'),
    { expect: 'either', several: true },
  ],
  'technology-mark-in-capitals': [
    'The mark of a technology is in capitals.',
    putWrong(both(inFile('technologies'), role('image')), (name) =>
      name.replace(/\/(.)/, (_: string, letter: string) => `/${letter.toUpperCase()}`),
    ),
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
