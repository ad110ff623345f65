import type { Client, Company, LinkData, PictureData } from '../contract/index.ts'

/** What header and footer show: navigation, company and clients of pages-data/site, resolved for one page. */
export interface ChromeData {
  company: Company
  logo: { onLight: PictureData; onDark: PictureData }
  header: { menu: LinkData[]; button: LinkData }
  footer: { groups: { heading: string; links: LinkData[] }[]; legal: LinkData[]; trademarks: string }
  clients: Client[]
}
