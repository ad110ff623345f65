import { blocksOf } from '../../engine/content/blocks-of.ts'
import { isDraft } from '../../engine/content/drafts.ts'
import { iconNames } from '../../engine/content/icons.ts'
import { isPicture, nameOf, type SourceDocument } from '../../engine/content/load.ts'
import { documentsOf } from '../../engine/content/sources.ts'
import type { DevSite } from '../../engine/dev/dev-site.ts'
import { onEveryPage } from '../../page/chrome-data.ts'
import { pathOfName } from '../../page/routes.ts'
import { tokensOf } from '../../page/tokens.ts'
import type { PageInfo, SiteInfo, SiteState } from '../../studio/api.ts'
import { changedFiles } from './history.ts'
import { repositoryOf } from './publish.ts'

/** What the studio's forms are built from: contracts, and the choices of fields. */
export function siteInfo({ live, root }: DevSite): SiteInfo {
  const { site, contracts } = live
  const collections = [...site.collections.values()].map((doc) => {
    const items = (doc.data as { items?: Record<string, unknown>[] } | undefined)?.items ?? []
    const named = items.map((item) => ({ id: String(item.id), name: String(item.name ?? item.title ?? item.id) }))
    return [nameOf(doc), named] as const
  })
  return {
    schemas: Object.fromEntries(contracts?.schemas ?? []),
    blocks: [...(contracts?.blocks.values() ?? [])].map(({ type, schema, examples, carriesPageHeading }) => ({
      ...{ type, examples, carriesPageHeading },
      title: String(schema.title ?? type),
      description: String(schema.description ?? ''),
    })),
    collections: Object.fromEntries(collections),
    shownOn: Object.fromEntries(
      [...onEveryPage, ...site.collections.keys()].map((name) => [name, pagesWith(name, site.pages)]),
    ),
    tokens: Object.fromEntries([...tokensOf(site.company.data)].filter(([name]) => name !== '$schema')),
    pictures: [...site.media].filter(isPicture).sort(),
    icons: iconNames().flatMap((name) => /^(.*)-duotone$/.exec(name)?.[1] ?? []),
    labels: Object.keys((site.navigation.data as { paths?: object } | undefined)?.paths ?? {}),
    repository: repositoryOf(root),
  }
}

function pagesWith(name: string, pages: SourceDocument[]): number {
  if (onEveryPage.includes(name)) return pages.length
  return pages.filter(({ text }) => text.includes(`"collection": "${name}"`)).length
}

/** What changes during editing: the documents with their state, and all mistakes. */
export function siteState({ live, root }: DevSite): SiteState {
  const { site } = live
  const changed = changedFiles(root)
  return {
    pages: site.pages.map((doc): PageInfo => ({
      file: doc.file,
      path: pathOfName(nameOf(doc)),
      title: String((doc.data as { meta?: { title?: unknown } } | undefined)?.meta?.title ?? ''),
      draft: isDraft(doc),
      anchors: blocksOf(doc.data).flatMap(({ block }) => (typeof block.id === 'string' ? [block.id] : [])),
    })),
    others: documentsOf(site)
      .filter((doc) => !site.pages.includes(doc))
      .map(({ file }) => file),
    changed,
    problems: live.problems.map(({ file, line, column, severity, rule, message, suggestion }) => ({
      ...{ file, line, column, severity, rule, message, suggestion },
    })),
  }
}
