import type { Company } from '../contract/index.ts'
import { notFoundPath } from './routes.ts'

/** Colour of the browser's own parts around the site: navy-900 of styles/tokens.css. */
export const themeColour = '#0a2150'

/** Icons of an installed site: file name to edge length, px. */
export const installIcons: Record<string, number> = { 'icon-192.png': 192, 'icon-512.png': 512 }

/** manifest.webmanifest: name, colours and icons for visitors who keep the site on their home screen. */
export function webManifest({ company, tagline }: Company): string {
  const icons = Object.entries(installIcons).map(([name, edge]) => ({
    src: `/${name}`,
    sizes: `${edge}x${edge}`,
    type: 'image/png',
  }))
  return JSON.stringify({
    name: company,
    short_name: company,
    description: tagline,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: themeColour,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...icons],
  })
}

/** sitemap.xml with every page but the not-found page. */
export function sitemapXml(paths: string[], siteUrl: string): string {
  const urls = paths.filter((path) => path !== notFoundPath).map((path) => `<url><loc>${siteUrl}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

/** robots.txt: everything may be read but the page data and the calls. */
export const robotsTxt = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /data/\nSitemap: ${siteUrl}/sitemap.xml\n`
