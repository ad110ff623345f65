// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import {
  type Action,
  blockOf,
  blockUnder,
  entriesOf,
  linksOf,
  mainText,
  rendered,
  textOf,
  textsOf,
} from './rendered.ts'
import { serviceRows } from './service-table.ts'

const phones: Action[] = [
  ['+91 120 456 7890', 'tel:+911204567890'],
  ['+91 120 456 7891', 'tel:+911204567891'],
  ['+91 98100 00000', 'tel:+919810000000'],
]
const mail: Action = ['hello@noidasoftworks.example', 'mailto:hello@noidasoftworks.example']
const about = await rendered('/about')

describe('spec 2.4 · about', () => {
  it('introduces the company with a check list and a link to /about', () => {
    expect(entriesOf(blockOf(about, 'check-list')).length).toBeGreaterThan(3)
    expect(linksOf(blockOf(about, 'check-list')).map(([, target]) => target)).toContain('/about')
  })

  it('names its years, mission, vision and four fields of expertise, and ends with a contact block', () => {
    blockUnder(about, '10+ Years of experience in startup building')
    expect(about.blocks.flatMap(({ element }) => textsOf(element, 'h3'))).toEqual(
      expect.arrayContaining(['Mission', 'Vision']),
    )
    const expertise = about.blocks.find(({ element }) =>
      /expertise/i.test(textOf(element.querySelector('h2'))),
    )?.element
    expect(textsOf(expertise as Element, 'h3')).toEqual(['Development', 'Web Design', 'CMS', 'Digital Marketing'])
    expect(about.blocks.at(-1)?.type).toBe('contact-details')
  })
})

const service = await rendered('/service')

describe('spec 2.5 · services', () => {
  it('"Industry-Specific Experience" has 18 cards with exactly these links', () => {
    const cards = blockUnder(service, 'Industry-Specific Experience').querySelectorAll('li > h4 > a')
    expect([...cards].map((card) => card.getAttribute('href')).sort()).toEqual(
      [
        '/custom-software-development-company',
        '/web-development-services',
        '/mobile-app-development-services',
        '/e-commerce-development-services',
        '/hire-dedicated-team',
        '/software-development-company-noida-india',
        '/api-integration',
        '/implementation-and-deployment',
        '/best-ui-ux-design-services',
        '/mvp-development',
        '/cloud-services',
        '/technical-it-support',
        '/digital-marketing-services',
        '/application-maintenance-services',
        '/data-migration-services',
        '/it-infrastructure-services',
        '/software-security-services',
        '/product-lifecycle-management-services',
      ].sort(),
    )
  })

  it('the groups of the banner and of the cards lead to all 26 service pages', () => {
    const groups = [...blockUnder(service, 'Industry-Specific Experience').querySelectorAll('h3')]
    expect(groups.map(textOf)).toEqual(['Build', 'Run', 'Grow', 'Hire'])
    expect(linksOf(blockOf(service, 'page-banner').querySelector('dl') as Element)).toEqual(
      groups.map((group) => [textOf(group), `#${group.closest('[id]')?.id}`]),
    )
    const targets = linksOf(blockUnder(service, 'Industry-Specific Experience')).map(([, target]) => target)
    expect(targets.sort()).toEqual(serviceRows.map(({ path }) => path).sort())
  })

  it('the services to hire end with the person to ask', () => {
    const last = blockUnder(service, 'Industry-Specific Experience').querySelector('#hire li:last-child') as Element
    expect(last.querySelector('img')?.getAttribute('src')).toMatch(/team\/member-14/)
    expect(textOf(last)).toBe('Tanya Pereira People and Talent Manager')
  })

  it('"Key skills" has nine technologies', () => {
    expect(entriesOf(blockUnder(service, 'Key skills')).map(textOf)).toEqual([
      '.Net',
      'Node JS',
      'Angular JS',
      'React JS',
      'Python',
      'Java',
      'PHP',
      'HTML/CSS',
      'Vue JS',
    ])
  })

  it('the process has six steps', () => {
    expect(textsOf(blockOf(service, 'process-steps'), 'h3')).toEqual([
      'Research',
      'Design',
      'Development',
      'Testing',
      'Deployment',
      'Maintenance',
    ])
  })

  it('calls to action lead to /contact and to a phone call', () => {
    const targets = (heading: string) => linksOf(blockUnder(service, heading)).map(([, target]) => target)
    expect(targets('Let’s Code Your Success Story')).toEqual(['/contact', 'tel:+911204567890'])
    expect(targets('Talk To Our Experts')).toEqual(['/contact'])
    blockUnder(service, 'Hire Developers')
    blockUnder(service, 'Continuous Improvement')
  })
})

const contact = await rendered('/contact')

describe('spec 2.6 · contact', () => {
  it('has three phone numbers, mail, address, hours, support and social links', () => {
    const details = blockOf(contact, 'contact-details')
    expect(linksOf(details).slice(0, 5)).toEqual([
      ...phones,
      mail,
      ['Chat on WhatsApp (opens in a new tab)', 'https://wa.me/919810000000'],
    ])
    expect(textOf(details)).toContain('Sector 62, Noida')
    expect(textOf(details)).toContain('Mon-Fri 10AM-7PM')
    expect(textOf(details)).toContain('24x7 online support')
    expect(
      linksOf(details).filter(([, target]) => /linkedin|facebook|x\.com|instagram|youtube/.test(target)),
    ).toHaveLength(5)
  })

  it('groups them by what a visitor does, with the hours of each', () => {
    const groups = [...blockOf(contact, 'contact-details').querySelectorAll('dl > div')].map(textOf)
    expect(groups).toEqual([
      expect.stringMatching(/^Call/),
      expect.stringMatching(/^Write.*24x7 online support$/),
      expect.stringMatching(/^Visit.*Mon-Fri 10AM-7PM$/),
      expect.stringMatching(/^Follow us/),
    ])
  })

  it('has the form "Get In Touch" and a map with a plain link beside it', () => {
    expect(contact.blocks.map(({ type }) => type)).toEqual(['page-banner', 'enquiry-form', 'contact-details', 'map'])
    expect(textsOf(blockOf(contact, 'enquiry-form'), 'h2')).toEqual(['Get In Touch'])
    expect(linksOf(blockOf(contact, 'map')).map(([, target]) => target)).toEqual([expect.stringMatching(/^https:/)])
  })
})

const career = await rendered('/career')

describe('spec 2.7 · careers', () => {
  it('counts its five jobs, names the three sides of its work culture and offers a consultation', () => {
    expect(mainText(career)).toMatch(/\b5 (open |available )?(jobs|positions)/i)
    expect(career.blocks.flatMap(({ element }) => textsOf(element, 'h3'))).toEqual(
      expect.arrayContaining(['Creative', 'No-Politics', 'Discussion Oriented']),
    )
    expect(career.blocks.at(-1)?.type).toBe('enquiry-form')
  })
})
