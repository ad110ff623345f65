import { add, at, drop, inHolder, put, set, setRaw, source, spliceAll, whole } from '../edit.ts'
import { mistakes } from '../kind.ts'
import { blockTitle, inList, key, more, only, ranges } from '../known-places.ts'
import { type Json, pick } from '../site.ts'
import {
  block,
  blockOf,
  both,
  choice,
  either,
  entry,
  image,
  inPage,
  inSite,
  line,
  link,
  named,
  not,
  ofMeta,
  prose,
  role,
  type Where,
} from '../where.ts'

const typeOf: Where = both(inPage, ({ name, parent }) => name === 'type' && Boolean(parent && block(parent)))
const typed = (names: Record<string, string>) =>
  put(
    typeOf,
    (type) => names[type],
    ({ value }) => ({ says: [value] }),
  )
const page: Where = both(inPage, ({ parent }) => !parent)
const meta: Where = both(inPage, named('meta'))

/** Names, types and nesting that the contracts do not know. */
export const shapes = mistakes('shapes', 'error', {
  'type-underscore': [
    'The type of a block has underscores.',
    put(
      typeOf,
      (type) => (type.includes('-') ? type.replaceAll('-', '_') : undefined),
      ({ value }) => ({ says: [value] }),
    ),
  ],
  'type-camel': [
    'The type of a block is written as in code.',
    put(
      typeOf,
      (type) =>
        type.includes('-') ? type.replace(/-(\w)/g, (_: string, letter: string) => letter.toUpperCase()) : undefined,
      ({ value }) => ({ says: [value] }),
    ),
  ],
  'type-pascal': [
    'The type of a block is written as its component.',
    put(
      typeOf,
      (type) => type.replace(/(?:^|-)(\w)/g, (_: string, letter: string) => letter.toUpperCase()),
      ({ value }) => ({ says: [value] }),
    ),
  ],
  'type-spaced': [
    'The type of a block is written as words.',
    put(
      typeOf,
      (type) => (type.includes('-') ? type.replaceAll('-', ' ') : undefined),
      ({ value }) => ({ says: [value] }),
    ),
  ],
  'type-singular': [
    'The type of a block is in the singular.',
    typed({
      'service-cards': 'service-card',
      'feature-cards': 'feature-card',
      'process-steps': 'process-step',
      testimonials: 'testimonial',
      counters: 'counter',
      gauges: 'gauge',
      'keyword-tags': 'keyword-tag',
      'tool-tiles': 'tool-tile',
      'contact-details': 'contact-detail',
    }),
  ],
  'type-plural': [
    'The type of a block is in the plural.',
    typed({
      'call-to-action': 'call-to-actions',
      'check-list': 'check-lists',
      'client-strip': 'client-strips',
      faq: 'faqs',
      'partner-cta': 'partner-ctas',
      'page-banner': 'page-banners',
    }),
  ],
  'type-joined': [
    'The words of the type of a block are joined.',
    typed({
      'check-list': 'checklist',
      'page-banner': 'pagebanner',
      'text-media': 'textmedia',
      'team-grid': 'teamgrid',
      'action-bar': 'actionbar',
    }),
  ],
  'type-exchanged-words': [
    'The words of the type of a block changed places.',
    typed({
      'page-banner': 'banner-page',
      'text-media': 'media-text',
      'call-to-action': 'action-to-call',
      'team-grid': 'grid-team',
      'why-choose-us': 'choose-us-why',
    }),
  ],
  'type-half': [
    'Half the type of a block is missing.',
    typed({
      'why-choose-us': 'why-choose',
      'page-banner': 'banner',
      'process-steps': 'process',
      'feature-cards': 'features',
      'portfolio-grid': 'portfolio',
      'contact-details': 'contact',
    }),
  ],
  'type-of-other-site': [
    'A block has a type that other sites know.',
    put(typeOf, (_, random) => pick(['hero', 'accordion', 'html', 'newsletter', 'video', 'pricing-table'], random)),
    { says: ['type', 'block'] },
  ],
  'type-with-file': [
    'The type of a block is the name of its contract.',
    put(
      typeOf,
      (type) => `${type}.schema.json`,
      ({ value }) => ({ says: [value] }),
    ),
  ],
  'type-null': ['The type of a block is null.', put(typeOf, () => null)],
  'type-as-list': ['The type of a block stands in a list.', put(typeOf, (type) => [type])],
  'type-by-other-name': [
    'The type of a block stands under another name.',
    at(typeOf, (place, { text, random }) => {
      const name = pick(['block', 'component', 'kind', '_type'], random)
      const { offset } = whole(place)
      return inHolder(place, { text: spliceAll(text, [{ offset, length: 6, by: JSON.stringify(name) }]) })
    }),
    { says: ['type'] },
  ],
  'type-capital-name': [
    'The name of the type begins with a capital.',
    at(typeOf, (place, { text }) => {
      const { offset } = whole(place)
      return inHolder(place, { text: spliceAll(text, [{ offset, length: 6, by: '"Type"' }]) })
    }),
    { says: ['type'] },
  ],
  'block-in-block-too': [
    'A block stands within another.',
    more(both(inPage, blockOf('text-media', 'check-list', 'process-steps')), 'blocks', [
      { type: 'call-to-action', title: 'Call us', actions: [{ label: 'Call', to: 'tel:{phone}' }] },
    ]),
    { says: ['blocks'] },
  ],
  'blocks-in-meta': [
    'What a page says of itself stands among its blocks.',
    at(both(inPage, block), (place, { text }) => {
      const by = `{ "meta": { "title": "Another title for the page" } },\n    `
      return {
        text: spliceAll(text, [{ offset: place.node.offset, length: 0, by }]),
        at: [{ offset: place.node.offset, length: by.length - 6 }],
      }
    }),
  ],
  'blocks-as-object-too': [
    'The blocks stand by number in an object.',
    at(
      both(inPage, named('blocks'), ({ parent }) => !parent?.parent),
      (place, { text }) => ({
        ...setRaw(place, JSON.stringify({ ...(place.value as Json[]) }), text),
        at: [{ offset: whole(place).offset, length: 20 }],
      }),
    ),
  ],
  'blocks-by-other-name': [
    'The blocks of a page stand under another name.',
    at(
      both(inPage, named('blocks'), ({ parent }) => !parent?.parent),
      (place, { text, random }) => {
        const { offset } = whole(place)
        const by = JSON.stringify(pick(['sections', 'content', 'components'], random))
        return {
          text: spliceAll(text, [{ offset, length: 8, by }]),
          at: [
            { offset: 0, length: 1 },
            { offset, length: by.length },
          ],
        }
      },
    ),
    { says: ['blocks'], several: true },
  ],
  'block-as-text-too': [
    'A block is the name of its type alone.',
    put(
      both(inPage, block, ({ block: type }) => type === 'action-bar'),
      (value) => value.type,
    ),
  ],
  'block-null-too': [
    'A block is null.',
    put(both(inPage, block, blockOf('client-strip', 'call-to-action')), () => null),
  ],
  'block-with-page-path': [
    'A block was copied together with the path of its page.',
    more(both(inPage, block), 'path', '/about'),
    { says: ['path'] },
  ],
  'page-title-outside-meta': [
    'The title of a page stands beside its path.',
    more(page, 'title', 'About us'),
    { says: ['title'] },
  ],
  'page-language': ['A page names its language, which it cannot.', more(page, 'lang', 'en')],
  'page-template': ['A page names a template, as in another system.', more(page, 'layout', 'default')],
  'page-published': ['A page says that it is published, where drafts say so.', more(page, 'published', true)],
  'meta-robots': ['A page says what robots may do, which it cannot.', more(meta, 'robots', 'noindex')],
  'meta-canonical': [
    'A page names its canonical address, which follows from its path.',
    more(meta, 'canonical', 'https://www.noidasoftworks.example/about'),
  ],
  'meta-by-facebook': ['A page names its picture as Facebook does.', more(meta, 'og:image', 'brand/social-card.jpg')],
  'meta-keyword-singular': ['The keywords are called keyword.', key(ofMeta('keywords'), 'keyword'), { several: true }],
  'meta-desc': ['The description is shortened.', key(ofMeta('description'), 'desc'), { several: true }],
  'meta-in-list': [
    'What a page says of itself stands in a list.',
    at(meta, (place, { text }) => ({
      ...setRaw(place, `[${source(place, text)}]`, text),
      at: [{ offset: whole(place).offset, length: 12 }],
    })),
  ],
  'meta-title-as-object': [
    'The title for browsers has a default and a template.',
    put(ofMeta('title'), (text) => ({ default: text, template: '%s' })),
  ],
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
    'The block that opens a page has a ground, which is always its own.',
    more(both(inPage, blockOf('page-banner')), 'tone', 'dark'),
    { says: ['tone'] },
  ],
  'name-of-neighbour': [
    'Questions stand in a list of ticks.',
    more(both(inPage, blockOf('check-list')), 'questions', [{ question: 'How long?', answer: ['Two weeks.'] }]),
    { says: ['questions'] },
  ],
  'card-as-text': [
    'A card is its title alone.',
    put(
      both(inPage, entry, ({ parent }) => parent?.name === 'cards'),
      (value) => value.title,
    ),
    { says: ['title', 'object', '{'] },
  ],
  'card-by-number': [
    'A list of cards is an object with numbers.',
    put(both(inPage, named('cards')), (value) =>
      Object.fromEntries(value.map((card: Json, index: number) => [String(index + 1), card])),
    ),
  ],
  'answer-as-text': [
    'An answer is one text instead of a list.',
    put(both(inPage, named('answer')), (value) => value[0]),
    { says: ['list', '[', 'array'] },
  ],
  'question-short': [
    'Question and answer have one letter each.',
    at(
      both(inPage, entry, ({ parent }) => parent?.name === 'questions'),
      (place, { text }) => ({ ...set(place, { q: place.value.question, a: place.value.answer }, text) }),
    ),
    { several: true, says: ['question', 'answer'] },
  ],
  'link-as-address': [
    'The link of a card is its address alone.',
    put(
      both(inPage, named('link'), ({ value }) => value?.to),
      (value) => value.to,
    ),
    { says: ['to', '{'] },
  ],
  'link-in-list': [
    'The link of a card stands in a list.',
    put(
      both(inPage, named('link'), ({ value }) => value?.to),
      (value) => [value],
    ),
  ],
  'link-without-words-too': [
    'A link has an address and no words.',
    at(
      both(inPage, link, ({ parent, value }) => parent?.name === 'actions' && value.to),
      (place, { text }) => ({ ...set(place, { to: place.value.to }, text) }),
    ),
    { says: ['label'] },
  ],
  'link-with-both': [
    'A link leads to a page and to a dialog.',
    more(
      both(inPage, link, ({ value }) => value.to && !value.note),
      'dialog',
      'enquiry',
    ),
    { says: ['to', 'dialog'] },
  ],
  'link-with-neither': [
    'A link has words and nowhere to lead.',
    at(
      both(inPage, link, ({ parent, value }) => parent?.name === 'actions' && (value.to || value.dialog)),
      (place, { text }) => ({ ...set(place, { label: place.value.label }, text) }),
    ),
    { says: ['to', 'dialog'] },
  ],
  'dead-link-without-note-too': [
    'The note of a dead link was removed.',
    at(
      both(inPage, link, ({ value }) => value.to === '#' && value.note),
      (place, { text }) => set(place, { label: place.value.label, to: '#' }, text),
    ),
    { says: ['note'] },
  ],
  'dead-link-new-too': [
    'A link is to lead somewhere later.',
    put(
      both(inPage, named('to'), ({ parent, value }) => /^\//.test(value) && !parent?.value.note),
      () => '#',
    ),
    { says: ['note'] },
  ],
  'new-tab-as-text': [
    'A new tab is asked for by a word.',
    more(
      both(inPage, link, ({ value }) => value.to),
      'newTab',
      'yes',
    ),
    { says: ['true', 'false'] },
  ],
  'choice-as-list': [
    'A choice is a list of ids without the collection.',
    at(
      both(inPage, choice, ({ value }) => value.only),
      (place, { text }) => set(place, place.value.only, text),
    ),
    { says: ['collection'] },
  ],
  'choice-only-as-text': [
    'A choice names its one entry without a list.',
    put(both(inPage, named('only')), (value) => value[0]),
    { says: ['list', '[', 'array'] },
  ],
  'choice-only-with-commas': [
    'The entries of a choice are one text with commas.',
    put(
      both(inPage, named('only'), ({ value }) => value.length > 1),
      (value) => value.join(', '),
    ),
  ],
  'choice-only-commas-within': [
    'Two entries of a choice share their quotes.',
    put(
      both(inPage, named('only'), ({ value }) => value.length > 1),
      (value) => [value.slice(0, 2).join(', '), ...value.slice(2)],
    ),
  ],
  'choice-only-numbers': [
    'The entries of a choice are numbers.',
    put(both(inPage, named('only')), (value) => value.map((_: Json, index: number) => index)),
    { several: true },
  ],
  'choice-only-objects': [
    'The entries of a choice are objects.',
    put(both(inPage, named('only')), (value) => value.map((id: string) => ({ id }))),
    { several: true },
  ],
  'choice-all': ['A choice asks for all by a word.', put(both(inPage, named('only')), () => 'all')],
  'choice-empty': ['A choice chooses nothing.', put(both(inPage, named('only')), () => [])],
  'keywords-as-object': [
    'Keywords are objects, as in a content system.',
    put(ofMeta('keywords'), (value) => value.map((name: string) => ({ name }))),
    { several: true },
  ],
  'items-of-collection-by-id': [
    'The entries of a collection are an object by id.',
    at(
      both(inSite, named('items'), ({ parent }) => !parent?.parent),
      (place, { text }) => {
        const value = Object.fromEntries(place.value.map((item: Json) => [item.id, item]))
        return { ...set(place, value, text), at: [{ offset: whole(place).offset, length: 20 }] }
      },
    ),
    { several: true },
  ],
  'items-of-collection-alone': [
    'A collection is its list alone.',
    only('pages-data/site/clients.json', (text) => ({ text: `${JSON.stringify(JSON.parse(text).items, null, 2)}\n` })),
  ],
  'schema-of-site-in-page': [
    'A page names the contract of another kind of file.',
    put(both(inPage, named('$schema')), () => '../schema/site.schema.json'),
    { expect: 'either', says: ['../schema/page.schema.json'] },
  ],
  'schema-one-folder-off': [
    'A page names its contract from another folder.',
    put(both(inPage, named('$schema')), () => './schema/page.schema.json'),
    { says: ['../schema/page.schema.json'] },
  ],
  'version-as-text': [
    'The version of a page stands in quotes.',
    put(both(inPage, named('version')), (value) => String(value)),
  ],
  'version-with-dots': [
    'The version of a page has a part behind the dot.',
    put(both(inPage, named('version')), (value) => value + 0.1),
  ],
  'version-of-tomorrow': [
    'A page says that it was written for contracts that do not exist yet.',
    put(both(inPage, named('version')), (value) => value + 4),
    { expect: 'either' },
  ],
  'draft-as-text': ['A draft says so in quotes.', more(page, 'draft', 'false'), { says: ['true', 'false'] }],
  'description-in-list': [
    'The description of a card stands in a list.',
    put(
      both(inPage, named('description'), ({ parent }) => parent?.parent?.name === 'cards'),
      (text) => [text],
    ),
  ],
  'title-in-two-languages': [
    'A title is an object with two languages.',
    put(both(inPage, blockTitle), (text) => ({ en: text, de: text })),
  ],
  'label-null': ['The words of a link are null.', put(both(inPage, named('label'), line), () => null)],
  'steps-with-numbers': [
    'Steps bring numbers of their own.',
    at(
      both(inPage, entry, ({ parent }) => parent?.name === 'steps'),
      (place, { text }) => add(place, 'number', Number(place.index) + 1, text),
    ),
    { says: ['number'] },
  ],
  'keyword-null': ['A keyword is null.', put(both(inPage, inList('keywords')), () => null)],
  'required-dropped': [
    'The list that a block is about was cut out and not pasted.',
    at(
      both(inPage, either(named('cards'), named('steps'), named('questions'), named('tags'), named('gauges'))),
      (place, { text }) => {
        const made = drop(place, text)
        return { ...made, says: [place.name] }
      },
    ),
  ],
  'address-lines-as-list': [
    'The lines of an address stand in a list.',
    put(both(inPage, named('address')), () => ['{street}', '{locality}']),
  ],
  'entry-title-flattened': [
    'The title of a card slipped out of its braces.',
    only('pages-data/about.json', (text) => {
      const from = '"icon": "code",\n          "title": "Development",'
      if (!text.includes(from)) return null
      const changed = text.replace(from, '"icon": "code"\n        },\n        {\n          "title": "Development",')
      return {
        text: changed,
        at: ranges(changed, '"icon": "code"').map(({ offset }) => ({ offset: offset - 14, length: 30 })),
      }
    }),
    { says: ['title'] },
  ],
})
