import type { Client, Company, LinkData, Navigation, PictureData } from '../contract/index.ts'
import { resolveLabel } from './links.ts'
import { withoutOrigins } from './origin.ts'
import { type Resolver, resolveSiteFile } from './resolve.ts'

/** What header and footer show: navigation, company and clients of pages-data/site, resolved for one page. */
export interface ChromeData {
  company: Company
  logo: { onLight: PictureData; onDark: PictureData }
  header: Navigation['header']
  services?: ServicesData
  footer: { groups: { title: string; links: LinkData[] }[]; legal: LinkData[]; trademarks: string }
  clients: Client[]
}

/** The files of pages-data/site that every page shows. */
export const onEveryPage: readonly string[] = ['company', 'navigation', 'clients']

/** The services panel: all services in groups, and a quote of a client. */
export type ServicesData = NonNullable<Navigation['services']>

/** The data of header and footer of one page, in which links to that page are marked as current (spec 2.2). */
export function chromeData(path: string, resolver: Resolver): ChromeData {
  const navigation = resolveSiteFile('navigation', path, resolver)
  // Labels still have to be looked up; whole links are resolved already.
  const link = (item: string | LinkData) =>
    typeof item === 'string' ? { ...resolveLabel(withoutOrigins(item), resolver.paths, path), label: item } : item
  return {
    company: resolveSiteFile('company', path, resolver, 'fill'),
    logo: {
      onLight: resolver.assets.picture('brand/logo-on-light.svg'),
      onDark: resolver.assets.picture('brand/logo-on-dark.svg'),
    },
    header: navigation.header,
    services: navigation.services,
    footer: {
      groups: navigation.footer.groups.map(({ title, links }) => ({ title, links: links.map(link) })),
      legal: navigation.footer.legal.map(link),
      trademarks: navigation.footer.trademarks,
    },
    clients: resolveSiteFile('clients', path, resolver).items,
  }
}
