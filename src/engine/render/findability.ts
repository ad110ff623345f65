import type { Company } from '../../contract/index.ts'
import { notFoundPath } from '../../page/routes.ts'

/** Colour of the browser's own parts around the site: navy-900 of styles/tokens.css. */
export const themeColour = '#0a2150'

/** Icons of an installed site: file name to edge length in px. */
export const installIcons: Record<string, number> = { 'icon-192.png': 192, 'icon-512.png': 512 }

/** The icon for systems that crop icons to their own shape: its mark fits into the circle that is always left. */
export const maskableIcon = { name: 'icon-512-maskable.png', edge: 512, markEdge: 460 }

/** manifest.webmanifest: name, colours and icons for visitors who keep the site on their home screen. */
export function webManifest({ company, tagline }: Company): string {
  const png = (name: string, edge: number) => ({ src: `/${name}`, sizes: `${edge}x${edge}`, type: 'image/png' })
  const icons = Object.entries(installIcons).map(([name, edge]) => png(name, edge))
  const maskable = { ...png(maskableIcon.name, maskableIcon.edge), purpose: 'maskable' }
  return JSON.stringify({
    name: company,
    short_name: company,
    description: tagline,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: themeColour,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...icons, maskable],
  })
}

/** sitemap.xml with every page but the not-found page. */
export function sitemapXml(paths: string[], siteUrl: string): string {
  const urls = paths.filter((path) => path !== notFoundPath).map((path) => `<url><loc>${siteUrl}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

/** robots.txt: everything may be crawled except page data and the API. */
export const robotsTxt = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /data/\nSitemap: ${siteUrl}/sitemap.xml\n`
