import { at, drop, inHolder, put, set } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { pick } from '../site.ts'
import { both, image, inFile, inPage, named, within } from '../where.ts'

const hasPicture = both(
  inPage,
  within((place) => typeof place.value?.image === 'string'),
)
const alt = named('alt')

/** Words for pictures. */
export const alternatives = mistakes('pictures', 'error', {
  'alt-dropped': [
    'A picture has lost its words.',
    at(both(inPage, named('alt')), (place, { text }) => drop(place, text)),
    { says: ['alt'] },
  ],
  'alt-as-file-too': [
    'The words for a picture are its file.',
    put(both(inPage, named('alt')), (_, _random, place) => place.parent?.value.image),
    { expect: 'either' },
  ],
  'alt-as-camera': [
    'The words for a picture are the name of the camera.',
    put(both(named('alt')), () => 'IMG_20261104_113042.jpg'),
    { expect: 'either' },
  ],
  'alt-as-word': [
    'The words for a picture say that it is one.',
    put(both(inPage, named('alt')), (_, random) => pick(['image', 'picture', 'alt text', 'photo'], random)),
    { expect: 'either' },
  ],
  'alt-null-too': ['The words for a picture are null.', put(both(inPage, named('alt')), () => null)],
  'alt-false': ['The words for a picture are switched off.', put(both(inPage, named('alt')), () => false)],
  'alt-too-long-too': [
    'The words for a picture are a paragraph.',
    put(both(inPage, named('alt')), () => 'Illustration: a screen with a table and a chart. '.repeat(6).trim()),
  ],
  'alt-with-marks': [
    'The words for a picture have marks.',
    put(
      both(inPage, named('alt'), ({ value }) => value.length > 20),
      (text) => text.replace(/(\w+) (\w+)/, '**$1** $2'),
    ),
    { expect: 'either' },
  ],
  'alt-unknown-token': [
    'The words for a picture have a token that nobody defines.',
    put(both(inPage, named('alt')), () => 'The office of {brandName}'),
    { expect: 'either' },
  ],
  'alt-missing': [
    'A picture has no words.',
    at(both(hasPicture, alt), (place, { text }) => drop(place, text)),
    { says: ['alt'] },
  ],
  'alt-missing-in-gallery': [
    'A photo of the gallery has no words.',
    at(both(inFile('gallery'), alt), (place, { text }) => drop(place, text)),
    { says: ['alt'] },
  ],
  'alt-as-file': [
    'The words for a picture are the name of its file.',
    at(
      both(alt, ({ value }) => value.length > 10),
      (place, { text }) => set(place, place.parent?.value.image ?? 'team.jpg', text),
    ),
    { expect: 'either' },
  ],
  'alt-as-file-of-camera': [
    'The words for a picture are the name a camera gave it.',
    at(
      both(alt, ({ value }) => value.length > 10),
      (place, { text }) => set(place, 'IMG_20240412_101530.jpg', text),
    ),
    { expect: 'either' },
  ],
  'alt-null': ['The words for a picture are null.', at(alt, (place, { text }) => set(place, null, text))],
  'alt-too-long': [
    'The words for a picture are a paragraph.',
    at(
      both(alt, ({ value }) => value.length > 10),
      (place, { text }) => set(place, `${place.value} `.repeat(9).trim(), text),
    ),
  ],
  'alt-blank': [
    'The words for a picture are a space.',
    at(
      both(alt, ({ value }) => value.length > 10),
      (place, { text }) => set(place, ' ', text),
    ),
    { expect: 'either' },
  ],
  'alt-of-one-word': [
    'The words for a picture say "image".',
    at(
      both(alt, ({ value }) => value.length > 10),
      (place, { text }) => set(place, 'image', text),
    ),
    { expect: 'either', strict: true },
  ],
  'alt-image-of': [
    'The words for a picture begin with "Image of".',
    at(
      both(alt, ({ value }) => value.length > 10),
      (place, { text }) => set(place, `Image of ${place.value}`.slice(0, 190), text),
    ),
    { expect: 'either', strict: true },
  ],
  'alt-with-html': [
    'The words for a picture hold an HTML tag.',
    at(
      both(alt, ({ value }) => value.length > 10),
      (place, { text }) => set(place, `<b>${place.value.slice(0, 150)}</b>`, text),
    ),
    { expect: 'either' },
  ],
  'alt-without-picture': [
    'Words for a picture are left where the picture is gone.',
    at(
      both(
        inPage,
        image,
        ({ parent, roles }) =>
          parent?.value.alt !== undefined && !parent.value.caption && !parent.value.side && roles.includes('image'),
      ),
      (place, { text }) => inHolder(place, drop(place, text)),
    ),
    { expect: 'either' },
  ],
  'alt-of-neighbours': [
    'All photos of a post have the same words.',
    at(
      both(inFile('gallery'), named('alt'), ({ parent }) => parent?.index === 1),
      (place, { text }) => set(place, place.parent?.parent?.value[0].alt, text),
    ),
    { expect: 'either', says: ['twice', 'same'] },
  ],
  'alt-as-title': [
    'The words for a picture are the title beside it.',
    put(both(inPage, named('alt')), (_, _random, place) => place.parent?.value.title),
    { expect: 'either' },
  ],
  'alt-says-nothing': [
    'The words for a picture say nothing.',
    put(named('alt'), (_, random) => pick(['-', 'none', 'decorative', 'IMG_2034', 'alt text here'], random)),
    { expect: 'either' },
  ],
})
