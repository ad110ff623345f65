import type { BlockProps, Job } from '../../contract/index.ts'

type Employer = BlockProps<'job-board'>['employer']

/** The postings as schema.org JobPosting, for search engines (spec 2.7; each posting at its own address). */
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
    experienceRequirements: job.experience,
    hiringOrganization: { '@type': 'Organization', name: employer.name, sameAs: employer.siteUrl },
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
    directApply: true,
  }
}

/** Search engines take simple HTML here. */
function description({ description, keyResponsibilities, qualifications = [] }: Job): string {
  const list = (title: string, items: string[]) =>
    items.length ? `<p>${title}</p><ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>` : ''
  return `<p>${escaped(description)}</p>${list('Key responsibilities', keyResponsibilities)}${list('Qualifications', qualifications)}`
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
