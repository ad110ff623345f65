import { compactJson } from '../../content/compact-json.ts'
import type { Catalogue, DescribedBlock, DescribedShape } from '../catalogue.ts'
import type { Option } from '../options.ts'

/** The catalogue as one Markdown text. */
export function catalogueInMarkdown(catalogue: Catalogue): string {
  const { page, blocks, shapes, siteFiles, collections, document, tokens, pages, documents, pictures, rules } =
    catalogue
  return [
    '# What page data may say',
    'Made by `npm run describe` from the contracts and the data of the site. Options marked * are required.',
    '## A page',
    page.description,
    table(page.options),
    json(page.example),
    '## Blocks',
    list(blocks.map(({ name, description }) => `[\`${name}\`](#${name}): ${description}`)),
    ...blocks.map(blockInMarkdown),
    '## Shared shapes',
    'What the column "is" of the tables names.',
    ...shapes.map(shapeInMarkdown),
    '## Marks and tokens in texts',
    `${shapes.find(({ name }) => name === 'text')?.description ?? ''}`,
    'Tokens stand for texts of `pages-data/site/company.json`:',
    list(Object.entries(tokens).map(([name, value]) => `\`{${name}}\` ${value}`)),
    '## Site data',
    'Files of `pages-data/site`.',
    ...siteFiles.map(shapeInMarkdown),
    ...collections.map((collection) =>
      [
        `### ${collection.name}`,
        `\`pages-data/site/${collection.name}.json\`. ${collection.description}`,
        table(collection.options),
        `Ids: ${collection.ids.map((id) => `\`${id}\``).join(', ')}`,
        json(collection.example),
      ].join('\n\n'),
    ),
    '## Policy documents',
    document.description,
    table(document.options),
    '## What links and pictures can name',
    list(pages.map(({ path, title }) => `\`${path}\` ${title}`)),
    list(documents.map((address) => `\`${address}\``)),
    `Pictures: ${pictures.map((name) => `\`${name}\``).join(', ')}`,
    '## What is checked',
    list(rules.map(({ name, description, severity }) => `\`${name}\` (${severity}): ${description}`)),
  ].join('\n\n')
}

/** A block with what it is for, its options and its examples. */
export function blockInMarkdown(block: DescribedBlock): string {
  return [
    `### ${block.name}`,
    block.description,
    ...(block.carriesPageHeading ? ["Stands first on a page and carries the page's main heading."] : []),
    table(block.options),
    ...block.examples.flatMap(({ name, data }) => [`Example: ${name}`, json(data)]),
  ].join('\n\n')
}

function shapeInMarkdown({ name, title, description, options }: DescribedShape): string {
  return [`### ${name}`, `${title}. ${description}`, ...(options.length ? [table(options)] : [])].join('\n\n')
}

function table(options: Option[]): string {
  const rows = options.map(({ path, required, type, description, rules, default: standard }) => {
    const words = [description, ...(rules ?? [])].map((text) => text.replace(/\.$/, '')).join('; ')
    const usual = standard === undefined ? '' : ` Default: \`${JSON.stringify(standard)}\`.`
    return `| \`${path}\`${required ? ' *' : ''} | ${cell(type)} | ${cell(words)}.${usual} |`
  })
  return ['| option | is | meaning |', '|---|---|---|', ...rows].join('\n')
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const list = (lines: string[]): string => lines.map((line) => `- ${line}`).join('\n')

const json = (value: unknown): string => `\`\`\`json\n${compactJson(value)}\n\`\`\``
