import { causeLine, count, groupsOf, headline, routeLine, routeName } from './groups.ts'
import { faultsOf, type Review, type RouteReview } from './model.ts'

/** The maximum number of routes that are listed for one cause. */
const most = 12

/** A review as Markdown, for a pull request. */
export function markdown(review: Review): string {
  const { before, after, files, around, routes, examples, stories, harmless, same, compared, seconds } = review
  const faults = faultsOf(review)
  return [
    `## ${headline(review)}`,
    `${before} → ${after}, with ${count(files.length, 'changed file')}. Unchanged pages, blocks and parts: ${same.length}. ${count(compared, 'screen')} compared in ${seconds} s.`,
    ...section('To be mended', faults),
    ...section('Around the pages', around),
    ...grouped('Pages', routes),
    ...grouped('Examples of blocks', examples),
    ...grouped('Stories of other parts', stories),
    ...folded(
      'Harmless',
      harmless.map(({ path, why }) => `${routeName(path)}: ${why}`),
    ),
    ...folded('Compared and the same', same.map(routeName)),
  ].join('\n\n')
}

const section = (title: string, lines: string[]): string[] => (lines.length ? [`### ${title}`, list(lines)] : [])

const list = (lines: string[]): string => lines.map((line) => `- ${line.replaceAll('<', '\\<')}`).join('\n')

function grouped(title: string, routes: RouteReview[]): string[] {
  if (!routes.length) return []
  const groups = groupsOf(routes).flatMap((group) => {
    const lines = group.routes.slice(0, most).map((route) => `**${routeName(route.path)}** ${routeLine(route)}`)
    const rest = group.routes.slice(most).map(({ path }) => routeName(path))
    return [
      `#### Cause: ${causeLine(group.causes)}`,
      list([...lines, ...(rest.length ? [`also ${rest.join(', ')}`] : [])]),
    ]
  })
  return [`### ${title}`, ...groups]
}

const folded = (title: string, lines: string[]): string[] =>
  lines.length ? [`<details><summary>${title}: ${lines.length}</summary>\n\n${list(lines)}\n\n</details>`] : []
