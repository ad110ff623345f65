import { at, inHolder, spliceAll, whole } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { blockTitle, key, more } from '../known-places.ts'
import { block, blockOf, both, either, entry, image, inPage, link, named, not, prose, role } from '../where.ts'

/** Properties under names of other times, systems and languages. */
export const propertyNames = mistakes('names', 'error', {
  'name-subtitle': ['The second title has no capital.', key(named('subTitle'), 'subtitle')],
  'name-sub-title': ['The second title has a hyphen.', key(named('subTitle'), 'sub-title')],
  'name-colon-within': [
    'A space was typed behind a name.',
    key(both(inPage, blockTitle), (name) => `${name} `),
    { several: true },
  ],
  'name-heading': [
    'A title has the name that it had years ago.',
    key(
      both(inPage, named('title'), ({ parent }) => Boolean(parent && block(parent))),
      'heading',
    ),
    { several: true },
  ],
  'name-headline': [
    'A title is called headline.',
    key(
      both(inPage, named('title'), ({ parent }) => Boolean(parent && block(parent))),
      'headline',
    ),
    { several: true },
  ],
  'name-para': [
    'Paragraphs have the name that they had years ago.',
    key(both(inPage, named('paragraphs')), 'para'),
    { several: true },
  ],
  'name-paragraph': [
    'Paragraphs are in the singular.',
    key(both(inPage, named('paragraphs')), 'paragraph'),
    { several: true },
  ],
  'name-text-of-link': [
    'The words of a link are called text.',
    key(
      both(inPage, named('label'), ({ parent }) => Boolean(parent && link(parent))),
      'text',
    ),
    { several: true },
  ],
  'name-href': [
    'The address of a link is called href.',
    key(
      both(inPage, named('to'), ({ parent }) => Boolean(parent && link(parent))),
      'href',
    ),
    { several: true },
  ],
  'name-url': ['The address of a link is called url.', key(both(inPage, named('to')), 'url'), { several: true }],
  'name-target-blank': [
    'A new tab is asked for as in HTML.',
    more(
      both(inPage, link, ({ value }) => value.to),
      'target',
      '_blank',
      ['newTab'],
    ),
  ],
  'name-new-tab-kebab': [
    'A new tab is asked for with a hyphen.',
    more(
      both(inPage, link, ({ value }) => value.to),
      'new-tab',
      true,
      ['newTab'],
    ),
  ],
  'name-newtab-lower': ['A new tab is asked for without its capital.', key(named('newTab'), 'newtab')],
  'name-src': [
    'A picture is called src.',
    key(
      both(inPage, image, ({ index }) => index === undefined),
      'src',
    ),
    { several: true },
  ],
  'name-img': [
    'A picture is called img.',
    key(
      both(inPage, image, ({ index }) => index === undefined),
      'img',
    ),
    { several: true },
  ],
  'name-alt-text': [
    'The words for a picture are called altText.',
    key(both(inPage, named('alt')), 'altText'),
    { several: true },
  ],
  'name-colour': ['The ground of a block is called colour.', key(both(inPage, role('tone')), 'colour')],
  'name-background': ['The ground of a block is called background.', key(both(inPage, role('tone')), 'background')],
  'name-theme': ['The ground of a block is called theme.', key(both(inPage, role('tone')), 'theme')],
  'name-buttons': ['Actions are called buttons.', key(both(inPage, named('actions')), 'buttons'), { several: true }],
  'name-action': ['Actions are in the singular.', key(both(inPage, named('actions')), 'action'), { several: true }],
  'name-items-for-cards': ['Cards are called items.', key(both(inPage, named('cards')), 'items'), { several: true }],
  'name-cards-for-steps': ['Steps are called cards.', key(both(inPage, named('steps')), 'cards'), { several: true }],
  'name-only-capital': ['only begins with a capital.', key(both(inPage, named('only')), 'Only')],
  'name-ids-for-only': ['The chosen entries are called ids.', key(both(inPage, named('only')), 'ids')],
  'name-filter-for-only': ['The chosen entries are called exclude.', key(both(inPage, named('only')), 'exclude')],
  'name-collections': [
    'collection is in the plural.',
    key(both(inPage, named('collection')), 'collections'),
    { several: true },
  ],
  'name-zero-for-o': [
    'A zero stands for the letter o in a name.',
    key(both(inPage, either(named('icon'), named('tone'), named('description'))), (name) => name.replace('o', '0')),
    { several: true },
  ],
  'name-cyrillic': [
    'A letter of a name comes from a Russian keyboard.',
    key(both(inPage, either(named('icon'), named('description'), named('label'))), (name) =>
      name.replace(/[oea]/, (found) => ({ o: 'о', e: 'е', a: 'а' })[found] ?? found),
    ),
    { several: true },
  ],
  'name-german': [
    'A translation program put a name into German.',
    at(
      both(inPage, either(blockTitle, prose), ({ property }) => Boolean(property)),
      (place, { text }) => {
        const names: Record<string, string> = { title: 'Titel', intro: 'Einleitung', description: 'Beschreibung' }
        const by = names[place.name]
        const { offset } = whole(place)
        return by
          ? {
              ...inHolder(place, { text: spliceAll(text, [{ offset, length: place.name.length + 2, by: `"${by}"` }]) }),
              says: [place.name],
            }
          : null
      },
    ),
    { several: true },
  ],
  'name-with-language': [
    'A name brings its language along.',
    key(both(inPage, blockTitle), (name) => `${name}_en`),
    { several: true },
  ],
  'name-of-second-intro': [
    'A paragraph more was added under a name with a number.',
    more(
      both(inPage, block, ({ value }) => value.intro),
      'intro2',
      'Another sentence for the introduction of this section.',
    ),
    { says: ['intro'] },
  ],
  'name-styled': ['A block has a class of its own.', more(both(inPage, block), 'className', 'mt-8 text-center')],
  'name-width': [
    'A picture brings its width along.',
    more(
      both(inPage, entry, ({ value }) => value.image),
      'width',
      600,
    ),
  ],
  'name-of-comment': [
    'A remark stands under a name of its own.',
    more(
      both(inPage, entry, not(link), ({ parent }) => parent?.name !== 'actions'),
      '_comment',
      'check with sales',
    ),
    { says: ['_comment', 'note'] },
  ],
  'name-of-note-on-entry': [
    'A card has a note for editors, which only blocks and links have.',
    more(
      both(inPage, entry, ({ parent }) => parent?.name === 'cards'),
      'note',
      'from the brochure of 2024',
    ),
    { says: ['note'] },
  ],
  'name-tone-on-card': [
    'A card has a ground of its own.',
    more(
      both(inPage, entry, ({ parent }) => parent?.name === 'cards'),
      'tone',
      'dark',
    ),
    { says: ['tone'] },
  ],
  'name-actions-on-card': [
    'A card has a list of actions.',
    more(
      both(inPage, entry, ({ parent }) => parent?.name === 'cards'),
      'actions',
      [{ label: 'More', to: '/about' }],
    ),
    { says: ['actions', 'link'] },
  ],
  'name-to-on-card': [
    'A card has an address outside of its link.',
    more(
      both(inPage, entry, ({ parent, value }) => parent?.name === 'cards' && !value.link),
      'to',
      '/about',
    ),
    { says: ['link'] },
  ],
  'name-icon-on-block': [
    'A block has an icon.',
    more(both(inPage, blockOf('faq', 'check-list', 'service-cards')), 'icon', 'star'),
  ],
  'name-tone-on-opening': [
    'A banner that is no statement has a tone, though its layout decides the background.',
    more(
      both(inPage, blockOf('page-banner'), (place) => (place.value as { layout?: string }).layout !== 'statement'),
      'tone',
      'dark',
    ),
    { says: ['tone'] },
  ],
  'name-of-neighbour': [
    'Questions stand in a list of ticks.',
    more(both(inPage, blockOf('check-list')), 'questions', [{ question: 'How long?', answer: ['Two weeks.'] }]),
    { says: ['questions'] },
  ],
})
