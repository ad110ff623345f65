import type { Company, PageData } from '../../contract/index.ts'

/**
 * The schema.org objects of a page: publisher, breadcrumb (spec 2.2), and the service that the page offers. Only the home page
 * describes publisher and site in full, which is what search engines ask for; others refer to it.
 * @param ofBlocks what its blocks add, such as job postings
 */
export function structuredData(page: PageData, company: Company, ofBlocks: object[]): object[] {
  const id = (name: string) => `${company.siteUrl}/#${name}`
  const publisher = {
    '@type': 'Organization',
    '@id': id('organization'),
    name: company.company,
    url: company.siteUrl,
  }
  const organization = {
    ...publisher,
    logo: `${company.siteUrl}/icon-180.png`,
    description: company.tagline,
    foundingDate: company.founded,
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      addressLocality: company.locality,
      addressRegion: company.region,
      postalCode: company.postalCode,
      addressCountry: company.countryCode,
    },
    sameAs: company.social.map(({ to }) => to),
  }
  const site = {
    '@type': 'WebSite',
    '@id': id('website'),
    url: company.siteUrl,
    name: company.company,
    publisher: { '@id': id('organization') },
  }
  const about = page.path === '/' ? [organization, site] : [publisher]
  const graph = [...about, ...breadcrumbList(page, company), ...service(page, company), ...ofBlocks]
  return [{ '@context': 'https://schema.org', '@graph': graph }]
}

function service({ path, meta }: PageData, company: Company): object[] {
  if (!meta.service) return []
  return [
    {
      '@type': 'Service',
      '@id': `${company.siteUrl}${path}#service`,
      name: meta.service,
      serviceType: meta.service,
      description: meta.description,
      url: company.siteUrl + path,
      provider: { '@id': `${company.siteUrl}/#organization` },
    },
  ]
}

function breadcrumbList(page: PageData, company: Company): object[] {
  if (page.breadcrumb.length < 2) return []
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: page.breadcrumb.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: company.siteUrl + (href ?? page.path),
      })),
    },
  ]
}
