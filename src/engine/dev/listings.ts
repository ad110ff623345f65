import { escapeHtml } from '../../page/html.ts'
import { pathOfName } from '../../page/routes.ts'
import { usageOf } from '../authoring/usage.ts'
import { isDraft } from '../content/drafts.ts'
import { nameOf } from '../content/load.ts'
import type { LiveSite } from '../live/live-site.ts'

/** Every page with its state and its mistakes. */
export function pageList({ site, problems }: LiveSite): string {
  const rows = site.pages.map((doc) => {
    const own = problems.filter(({ file }) => file === doc.file)
    const errors = own.filter(({ severity }) => severity === 'error').length
    const state = doc.data === undefined ? 'cannot be read' : isDraft(doc) ? 'draft' : 'published'
    return [
      link(pathOfName(nameOf(doc))),
      doc.file,
      state,
      counted(errors, 'mistake'),
      counted(own.length - errors, 'warning'),
    ]
  })
  return listing('Pages', ['Page', 'Document', 'State', 'Mistakes', 'Warnings'], rows)
}

/**
 * Every block with its examples and the pages that use it.
 * @param unknown the name of a block that was asked for and does not exist
 */
export function blockList(live: LiveSite, unknown?: string): string {
  // First, because the check drops contracts that turn out to be unusable.
  const { problems } = live
  const { site, contracts } = live
  const usage = contracts ? usageOf(site, contracts).blocks : []
  const rows = [...(contracts?.blocks.values() ?? [])].map(({ type, file, schema, examples }) => {
    const places = usage.find((block) => block.type === type)?.places ?? []
    const pages = [...new Set(places.flatMap(({ page }) => page ?? []))]
    const own = problems.filter((problem) => problem.file === file).length
    return [
      link(`/_blocks/${type}`, type),
      escapeHtml(String(schema.description)),
      escapeHtml(examples.map(({ name }) => name).join(', ')),
      counted(own, 'mistake'),
      pages.length ? pages.map((page) => link(page)).join(' ') : 'no page',
    ]
  })
  const note =
    unknown === undefined
      ? ''
      : `<p role="status">There is no block “${escapeHtml(unknown)}”. These are the blocks:</p>`
  return listing('Blocks', ['Block', 'What it is', 'Examples', 'Mistakes', 'Used on'], rows, note)
}

const link = (href: string, words = href): string => `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`

const counted = (count: number, one: string): string => (count ? `${count} ${one}${count === 1 ? '' : 's'}` : '')

const styles = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}table{border-collapse:collapse}
th,td{text-align:start;vertical-align:top;padding:.4rem 1rem .4rem 0;border-block-end:1px solid #8884}`

function listing(title: string, heads: string[], rows: string[][], note = ''): string {
  const row = (cells: string[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${styles}</style>`,
    `<nav>${link('/_pages', 'Pages')} ${link('/_blocks', 'Blocks')}</nav><h1>${title}</h1>${note}`,
    `<table><thead>${row(heads, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`,
  ].join('')
}
