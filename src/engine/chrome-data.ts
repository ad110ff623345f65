import type { ChromeData } from '../chrome/chrome-data.ts'
import type { Client, Company, LinkData, Navigation } from '../contract/index.ts'
import { resolveLabel } from './links.ts'
import { type Resolver, resolveSiteFile } from './resolve.ts'

/** Navigation as resolved: whole links are ready, labels still wait for the lookup. */
interface ResolvedNavigation {
  header: { menu: LinkData[]; button: LinkData }
  footer: { groups: { heading: string; items: (string | LinkData)[] }[]; legal: string[]; trademarks: string }
}

/** Header and footer of one page: links know which page they stand on (spec 2.2). */
export function chromeData(path: string, using: Resolver): ChromeData {
  const navigation = resolveSiteFile<Navigation>('navigation', path, using) as unknown as ResolvedNavigation
  const link = (item: string | LinkData) => (typeof item === 'string' ? resolveLabel(item, using.paths, path) : item)
  return {
    company: resolveSiteFile<Company>('company', path, using, 'fill'),
    logo: {
      onLight: using.assets.picture('brand/logo-on-light.svg'),
      onDark: using.assets.picture('brand/logo-on-dark.svg'),
    },
    header: navigation.header,
    footer: {
      groups: navigation.footer.groups.map(({ heading, items }) => ({ heading, links: items.map(link) })),
      legal: navigation.footer.legal.map(link),
      trademarks: navigation.footer.trademarks,
    },
    clients: resolveSiteFile<{ items: Client[] }>('clients', path, using).items,
  }
}
