import { add, at, drop, inHolder, put, putWrong, set } from '../edit.ts'
import { mistakes, type Random, type Seed } from '../kind.ts'
import { pick, type SeedSite } from '../site.ts'
import { both, image, inPage, inSite, named, type Where } from '../where.ts'
import { mistyped } from '../words.ts'

/** Names another file in the place of a picture; a good message says which one is meant. */
const name = (
  change: (file: string, random: Random, site: SeedSite) => string | null,
  where: Where = () => true,
): Seed =>
  at(both(image, where), (place, { text, random, site }) => {
    const file = change(place.value, random, site)
    return file === null || file === place.value ? null : { ...set(place, file, text), says: [place.value] }
  })
const unnamed = (...files: string[]): Seed =>
  at(image, (place, { text, random }) => set(place, pick(files, random), text))
/** Changes the name of a file between its folder and its ending. */
const stem = (file: string, change: (stem: string) => string) => file.replace(/[^/]+(?=\.\w+$)/, change)

/** Pictures that are not there, are named wrongly, or have no words. */
export const pictures = mistakes('pictures', 'error', {
  'picture-mistyped': [
    'The name of a picture has a mistake of typing.',
    name((file, random) => stem(file, (words) => (words.length > 4 ? mistyped(words, random) : words))),
  ],
  'picture-in-folder-mistyped': [
    'The folder of a picture has a mistake of typing.',
    name((file, random) => file.replace(/^[^/]+/, (folder) => mistyped(folder, random))),
  ],
  'picture-of-no-file': [
    'A picture is named that nobody has put there yet.',
    unnamed('banners/summer-campaign.svg', 'portfolio/new-client.jpg'),
  ],
  'picture-with-other-ending': [
    'The ending of a picture is that of another format.',
    name((file) => file.replace(/\.\w+$/, (ending) => (ending === '.jpg' ? '.png' : '.jpg'))),
  ],
  'picture-as-jpeg': [
    'The ending of a picture is written .jpeg.',
    name((file) => (file.endsWith('.jpg') ? file.replace('.jpg', '.jpeg') : null)),
  ],
  'picture-with-capital-ending': [
    'The ending of a picture is written in capitals.',
    name((file) => file.replace(/\w+$/, (ending) => ending.toUpperCase())),
  ],
  'picture-capital': [
    'The name of a picture begins with a capital letter.',
    name((file) => stem(file, (words) => words.charAt(0).toUpperCase() + words.slice(1))),
  ],
  'picture-without-ending': ['The name of a picture has no ending.', name((file) => file.replace(/\.\w+$/, ''))],
  'picture-without-folder': ['The name of a picture has no folder.', name((file) => file.split('/').at(-1) as string)],
  'picture-in-other-folder': [
    'The picture stands in another folder.',
    name((file) => `images/${file.split('/').at(-1)}`),
  ],
  'picture-with-slash-before': ['A slash stands before the folder of a picture.', name((file) => `/${file}`)],
  'picture-below-media': ['The folder "media" stands before a picture.', name((file) => `media/${file}`)],
  'picture-below-pages-data': [
    'The place of a picture is that in the repository.',
    name((file) => `pages-data/media/${file}`),
  ],
  'picture-from-above': ['The place of a picture begins with ../.', name((file) => `../media/${file}`)],
  'picture-from-here': ['The place of a picture begins with ./.', name((file) => `./${file}`)],
  'picture-with-backslash': [
    'The place of a picture has a backslash, as in Windows.',
    name((file) => file.replace('/', '\\')),
  ],
  'picture-with-two-slashes': ['Two slashes follow the folder of a picture.', name((file) => file.replace('/', '//'))],
  'picture-with-space': [
    'The name of a picture has spaces for its hyphens.',
    name((file) => (file.includes('-') ? file.replaceAll('-', ' ') : null)),
  ],
  'picture-with-space-behind': ['A space stands behind the name of a picture.', name((file) => `${file} `)],
  'picture-with-underscore': [
    'The name of a picture has an underscore for its hyphen.',
    name((file) => (file.includes('-') ? file.replaceAll('-', '_') : null)),
  ],
  'picture-of-own-site': [
    'A picture is named by its address on the site.',
    name((file) => `https://www.noidasoftworks.example/media/${file}`),
  ],
  'picture-of-elsewhere': [
    'A picture is the address of another site.',
    unnamed('https://images.unsplash.com/photo-1522071820081', 'https://upload.wikimedia.org/team.jpg'),
  ],
  'picture-of-other-format': [
    'A picture is of a format that is not read.',
    unnamed('banners/team.webp', 'banners/team.gif', 'banners/team.heic', 'banners/team.avif'),
  ],
  'picture-as-data': ['A picture is pasted as data.', unnamed('data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==')],
  'picture-as-object': [
    'A picture is an object with its address.',
    at(both(inPage, image), (place, { text }) => set(place, { src: place.value, width: 600 }, text)),
    { several: true },
  ],
  'picture-empty': ['The name of a picture is empty.', unnamed('')],
  'picture-of-copy': [
    'The picture is a copy that a computer numbered.',
    name((file) => stem(file, (words) => `${words} (1)`)),
  ],
  'picture-missing-in-site-data': [
    'An entry of a collection names a picture that is not there.',
    name((file) => stem(file, (words) => `${words}-new`), inSite),
  ],
  'caption-without-picture': [
    'A caption is left where picture and words are gone.',
    at(
      both(inPage, image, ({ parent }) => parent?.value.caption),
      (place, { text }) => inHolder(place, drop(place, text)),
    ),
    { several: true },
  ],
  'picture-and-icon': [
    'A card has a picture and an icon.',
    at(
      both(inPage, ({ roles, value }) => roles.includes('serviceCard') && value.icon),
      (place, { text }) => {
        const made = add(place, 'image', 'banners/contact.svg', text)
        const offset = made.at?.[0]?.offset ?? 0
        const more = ', "alt": ""'
        const end = offset + '"image": "banners/contact.svg"'.length
        return {
          text: made.text.slice(0, end) + more + made.text.slice(end),
          at: [{ offset: place.node.offset, length: end + more.length - place.node.offset }],
        }
      },
    ),
    { says: ['icon', 'image'] },
  ],
  'picture-of-brand-gone': [
    'A picture for social networks is named that is not there.',
    at(both(inPage, named('meta')), (place, { text }) =>
      place.value.image ? null : add(place, 'image', 'brand/card.jpg', text),
    ),
  ],
  'picture-jpeg': [
    'The ending of a picture has a letter too many.',
    putWrong(
      both(image, ({ value }) => value.endsWith('.jpg')),
      (name) => name.replace('.jpg', '.jpeg'),
    ),
  ],
  'picture-capital-ending': [
    'The ending of a picture is in capitals, as cameras write it.',
    putWrong(image, (name) => name.replace(/\w+$/, (ending: string) => ending.toUpperCase())),
  ],
  'picture-webp': [
    'The ending of a picture is that of another format.',
    putWrong(image, (name) => name.replace(/\w+$/, 'webp')),
  ],
  'picture-png-for-svg': [
    'The ending of a drawing is that of a picture.',
    putWrong(
      both(image, ({ value }) => value.endsWith('.svg')),
      (name) => name.replace('.svg', '.png'),
    ),
    { expect: 'either' },
  ],
  'picture-with-media': [
    'A picture is named from the folder above.',
    putWrong(image, (name) => `media/${name}`),
    { expect: 'either' },
  ],
  'picture-with-slash': ['A slash stands in front of a picture.', putWrong(image, (name) => `/${name}`)],
  'picture-from-web': [
    'A picture of another site is shown.',
    put(image, () => 'https://images.unsplash.com/photo-1552664730.jpg'),
  ],
  'picture-folder-missing': [
    'A picture is named without its folder.',
    putWrong(image, (name) => name.split('/').at(-1)),
    { expect: 'either' },
  ],
  'picture-other-folder': [
    'A picture is looked for in another folder.',
    putWrong(
      both(image, ({ value }) => value.startsWith('screens/')),
      (name) => name.replace('screens/', 'screenshots/'),
    ),
    { expect: 'either' },
  ],
  'picture-of-camera': ['A picture has the name of the camera.', put(image, () => 'team/IMG_2034.JPG')],
  'picture-copy': ['A picture has the name of a copy.', putWrong(image, (name) => name.replace('.', ' (1).'))],
  'picture-number-short': [
    'The number of a picture has lost its zero.',
    putWrong(
      both(image, ({ value }) => /-0\d\./.test(value)),
      (name) => name.replace('-0', '-'),
    ),
    { expect: 'either' },
  ],
  'picture-for-phones': [
    'The file for phones is named in place of the picture.',
    putWrong(
      both(image, ({ value }) => /^screens\/.*\.jpg$/.test(value)),
      (name) => name.replace('.jpg', '.phone.jpg'),
    ),
  ],
  'picture-folder-alone': ['A picture is the name of a folder.', put(image, (name) => name.split('/')[0])],
  'picture-placeholder': [
    'A picture is that of a template.',
    put(image, () => 'placeholder.png'),
    { expect: 'either' },
  ],
})
