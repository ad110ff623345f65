import { notFoundPath } from './routes.ts'

/** sitemap.xml with every page but the not-found page. */
export function sitemapXml(paths: string[], siteUrl: string): string {
  const urls = paths.filter((path) => path !== notFoundPath).map((path) => `<url><loc>${siteUrl}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}

/** robots.txt: everything may be read but the page data and the calls. */
export const robotsTxt = (siteUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /data/\nSitemap: ${siteUrl}/sitemap.xml\n`
