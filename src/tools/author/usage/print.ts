import {
  type BlockUsage,
  type NamedUsage,
  type Occurrence,
  type Usage,
  unusedOf,
} from '../../../engine/authoring/usage.ts'
import { didYouMean, nearest } from '../../../engine/check/near.ts'
import { Refusal } from '../../command.ts'
import { table } from '../../table.ts'

/**
 * Usage as tables for people.
 * @param names blocks, collections, entries, pictures, icons or tokens to list every occurrence of; none for the overview
 * @throws Refusal if the site has no such name
 */
export function printUsage(usage: Usage, names: string[]): string {
  return names.length ? names.map((name) => details(usage, name)).join('\n\n') : overview(usage)
}

function overview({ blocks, collections, pictures, icons, tokens }: Usage): string {
  const used = (named: NamedUsage[]) => named.filter(({ places }) => places.length)
  return [
    section('Blocks', ['block', 'placed', 'documents', 'options and values that no page uses'], blocks.map(blockRow)),
    section(
      'Collections',
      ['collection', 'placed', 'documents', 'entries that nobody shows'],
      collections.map(({ name, places, entries }) => [
        name,
        `${places.length}`,
        `${documentsOf(places)}`,
        listed(entries.filter(({ places }) => !places.length).map(({ name }) => name)),
      ]),
    ),
    section('Tokens', ['token', 'written', 'documents'], tokens.map(namedRow)),
    section('Pictures', ['picture', 'shown', 'documents'], used(pictures).map(namedRow)),
    section('Icons', ['icon', 'shown', 'documents'], used(icons).map(namedRow)),
    section(
      'Used by nobody',
      ['what', 'name'],
      [
        ...nobody(
          'block',
          blocks.map(({ type, places }) => ({ name: type, places })),
        ),
        ...nobody('collection', collections),
        ...nobody('picture', pictures),
      ],
    ),
    'Every place of one of them: npm run usage -- page-banner',
  ].join('\n\n')
}

const namedRow = ({ name, places }: NamedUsage): string[] => [name, `${places.length}`, `${documentsOf(places)}`]

function blockRow({ type, places, options }: BlockUsage): string[] {
  const unused = places.length ? options.flatMap(unusedOf) : []
  return [type, `${places.length}`, `${documentsOf(places)}`, listed(unused)]
}

const nobody = (what: string, named: NamedUsage[]): string[][] =>
  named.filter(({ places }) => !places.length).map(({ name }) => [what, name])

const documentsOf = (places: Occurrence[]): number => new Set(places.map(({ file }) => file)).size

const listed = (names: string[]): string => names.join(', ') || '–'

function details(usage: Usage, name: string): string {
  const block = usage.blocks.find(({ type }) => type === name)
  const named: [string, NamedUsage[]][] = [
    ['Collection', usage.collections],
    ['Picture', usage.pictures],
    ['Icon', usage.icons],
    ['Token', usage.tokens],
    ['Entry', usage.collections.flatMap(({ entries }) => entries)],
  ]
  const found = named.flatMap(([kind, all]) =>
    all.filter((one) => one.name === name).map(({ places }) => placesIn(`${kind} ${name}`, places)),
  )
  if (block) found.unshift(placesIn(`Block ${name}`, block.places), optionsIn(block))
  if (found.length) return found.join('\n\n')
  const all = [...usage.blocks.map(({ type }) => type), ...named.flatMap(([, some]) => some.map(({ name }) => name))]
  throw new Refusal(
    `The site has no block, collection, entry, picture, icon or token "${name}". ${didYouMean(nearest(name, new Set(all))) ?? 'All of them: npm run usage'}`,
  )
}

const placesIn = (title: string, places: Occurrence[]): string =>
  section(
    title,
    ['page', 'where'],
    places.map(({ file, line, page }) => [page ?? '–', `${file}:${line}`]),
  )

const optionsIn = ({ options }: BlockUsage): string =>
  section(
    'Options',
    ['option', 'blocks', 'values'],
    options.map(({ path, blocks, values }) => [
      path,
      `${blocks}`,
      Object.entries(values ?? {})
        .map(([value, count]) => `${value} ${count}`)
        .join(', '),
    ]),
  )

/** A heading with a table below it, or "none". */
function section(title: string, heads: string[], rows: string[][]): string {
  if (!rows.length) return `${title}\n  none`
  return [
    title,
    ...table(heads, rows)
      .split('\n')
      .map((line) => `  ${line}`),
  ].join('\n')
}
