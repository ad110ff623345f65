import { readFileSync } from 'node:fs'
import type { Json, SeedSite } from './site.ts'

/** The current version of the contracts. */
export const versionOfToday = (): number => JSON.parse(readFileSync('pages-data/site/company.json', 'utf8')).version

/** A page without mistakes. */
export const fresh = (name: string): Json => ({
  version: versionOfToday(),
  meta: {
    title: `Training for ${name.replaceAll('-', ' ')} | {company}`,
    description: `What {company} teaches about ${name.replaceAll('-', ' ')}: three days with your own data, in your office or in ours.`,
    keywords: ['training in Noida', name.replaceAll('-', ' '), 'courses in Noida'],
  },
  blocks: [
    { type: 'page-banner', title: `Training: ${name.replaceAll('-', ' ')}` },
    {
      type: 'prose',
      sections: [
        {
          id: 'days',
          [nameIn('prose', 'sections', 'title', 'heading')]: 'Three days',
          paragraphs: ['We begin with the questions that your people bring along.'],
        },
      ],
    },
  ],
})

/** The about page with a link to a new page in its first list of links. */
export function linkFromAbout(site: SeedSite, to: string) {
  const file = 'pages-data/about.json'
  const text = site.texts[file] as string
  const found = /"to": "\/ourteam"/.exec(text)
  return found ? { [file]: text.replace(found[0], `"to": ${JSON.stringify(to)}`) } : undefined
}

/** The first of several names that the entries of a list of a block have by contract. */
function nameIn(block: string, list: string, ...names: string[]) {
  const contract = JSON.parse(readFileSync(`src/blocks/${block}/${block}.schema.json`, 'utf8'))
  const known = contract.properties[list]?.items.properties ?? {}
  return names.find((name) => known[name]) ?? (names[0] as string)
}
