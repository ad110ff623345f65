import type { BlockProps, Job } from '../../contract/index.ts'

type Employer = BlockProps<'job-board'>['employer']

/** The postings as schema.org JobPosting, for search engines (spec 2.7). */
export default function jobPostings({ jobs, employer, page }: BlockProps<'job-board'>): object[] {
  return jobs.map((job) => jobPosting(job, employer, page.path))
}

function jobPosting(job: Job, employer: Employer, path: string): object {
  return {
    '@type': 'JobPosting',
    identifier: { '@type': 'PropertyValue', name: employer.name, value: job.id },
    url: `${employer.siteUrl}${path}?job=${job.id}`,
    title: job.title,
    description: description(job),
    datePosted: job.datePosted,
    validThrough: job.validThrough,
    employmentType: 'CONTRACTOR',
    hiringOrganization: { '@type': 'Organization', name: employer.name },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: employer.street,
        addressLocality: employer.locality,
        addressRegion: employer.region,
        postalCode: employer.postalCode,
        addressCountry: employer.countryCode,
      },
    },
    ...(job.location === 'Remote' && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: employer.countryCode },
    }),
  }
}

/** The description of a job in the simple HTML that search engines accept. */
function description({ description, keyResponsibilities }: Job): string {
  return `<p>${escaped(description)}</p><p>${keyResponsibilities.map(escaped).join('<br>')}</p>`
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
