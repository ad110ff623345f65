import { nameOf, type SiteSources, type SourceDocument } from '../../src/engine/content/load.ts'
import { widths } from '../widths.ts'
import { notice, story } from './csf.ts'

/** A story file for each page, shown on a phone, a tablet and a desktop. */
export function pageStories(site: SiteSources): [file: string, text: string][] {
  return site.pages.filter(isReadable).map((doc) => {
    const name = nameOf(doc)
    const taken = new Set<string>()
    const stories = Object.entries(widths).map(([width, { name }]) =>
      // The tests of the built site run axe on every page.
      story({ name, tags: [width], globals: { viewport: { value: width }, a11y: { manual: true } } }, taken),
    )
    const text = [
      notice(doc.file),
      `import document from '../../../${doc.file}'\n`,
      `import { pageMeta } from '../../shown/page.tsx'\n`,
      `export default { title: 'Pages/${name}', ...pageMeta(document) }\n`,
      ...stories,
    ].join('')
    return [`pages/${name}.stories.js`, text]
  })
}

/** Documents that are not valid JSON have no stories; `npm run check` reports them. */
const isReadable = ({ data }: SourceDocument): boolean => data !== undefined
