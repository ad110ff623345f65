import type { Action } from './rendered.ts'

/** The contents of one service page (spec 2.10). */
export interface ServiceRow {
  path: string
  /** Blocks in the order of the page, with the number of their entries where it is named. Others may stand between. */
  parts: [type: string, entries?: number][]
  /** Names of the entries of a block, in order. */
  names?: Record<string, string[]>
  /** Texts of headings, or parts of them. */
  headings?: (string | RegExp)[]
  /** Labels and targets in the page. */
  links?: Action[]
}

const hire: Action = ['Hire Us Now', '/contact']
const deadHire: Action = ['Hire Us Now', '#']
const clientLogos = 6
const fourSteps = ['Planning and research', 'Design', 'Development', 'Testing and deployment']

/** Written from the text of the specification, in its order; nothing is read from the page data. */
export const serviceRows: ServiceRow[] = [
  {
    path: '/custom-software-development-company',
    parts: [['text-media', 3], ['technology-grid', 8], ['check-list'], ['call-to-action']],
    names: {
      'text-media': ['Vision', 'Mission', 'Why us'],
      'technology-grid': ['.Net', 'Node JS', 'Angular JS', 'React JS', 'Python', 'Java', 'PHP', 'Vue JS'],
    },
    headings: [/strengths/i],
  },
  {
    path: '/software-development-company-noida-india',
    parts: [['service-cards', 4], ['process-steps', 4], ['tool-tiles', 6], ['why-choose-us', 8], ['enquiry-form']],
    names: {
      'service-cards': ['Frontend', 'Backend', 'Full stack', 'Cloud'],
      'tool-tiles': ['React JS', '.Net', 'Angular JS', 'Java', 'Node JS', 'Python'],
      'process-steps': fourSteps,
    },
    headings: [/work process/i],
  },
  {
    path: '/web-development-services',
    parts: [['service-cards', 4], ['technology-grid'], ['process-steps', 4], ['enquiry-form']],
    names: { 'process-steps': ['Planning and Research', 'Design', 'Development', 'Testing and Deployment'] },
    headings: [/work process/i],
  },
  {
    path: '/mobile-app-development-services',
    parts: [['service-cards'], ['text-media'], ['client-carousel', clientLogos], ['enquiry-form']],
    headings: [/features/i, /tracking platform/i, /trust/i],
  },
  {
    path: '/e-commerce-development-services',
    parts: [
      ['service-cards'],
      ['process-steps', 5],
      ['technology-grid'],
      ['client-carousel', clientLogos],
      ['enquiry-form'],
    ],
  },
  {
    path: '/hire-dedicated-team',
    parts: [['client-carousel', clientLogos], ['process-steps'], ['skills', 6], ['keyword-tags']],
    names: {
      skills: [
        'Web developers',
        'Mobile developers',
        'Custom Design developers',
        'Database developers',
        'QA developers',
        'Digital Marketing developers',
      ],
    },
    headings: ['Hiring process'],
    links: [['Lets Connect', '/contact']],
  },
  {
    path: '/implementation-and-deployment',
    parts: [['client-carousel', clientLogos], ['counters', 4], ['work-sample']],
    headings: [/^Tracking/],
  },
  {
    path: '/api-integration',
    parts: [['process-steps', 6], ['service-cards'], ['partner-cta'], ['why-choose-us', 8]],
    links: [deadHire],
  },
  {
    path: '/best-ui-ux-design-services',
    parts: [['service-cards'], ['process-steps']],
    links: [hire, ['DISCUSS YOUR REQUIREMENTS', '#']],
  },
  {
    path: '/mvp-development',
    parts: [
      ['service-cards', 6],
      ['process-steps', 6],
      ['tech-stack-tabs', 7],
      ['industries-carousel', 9],
      ['partner-cta'],
    ],
    names: {
      'tech-stack-tabs': [
        'Frontend',
        'Backend',
        'Mobile',
        'Desktop',
        'Databases/data Storages',
        'Cloud Storages',
        'Strategic Partnership',
      ],
      'industries-carousel': [
        'Healthcare',
        'Travel & Tourism',
        'Banking & Finance',
        'Logistics & Transport',
        'Retail & Ecommerce',
        'Media & Entertainment',
        'Education & E-Learning',
        'FinTech',
        'Manufacturing',
      ],
    },
    links: [
      hire,
      ['Ask a Query', '/contact'],
      ['DISCUSS YOUR REQUIREMENTS', '/contact'],
      ['Call Now', 'tel:+911204567890'],
    ],
  },
  {
    path: '/cloud-services',
    parts: [
      ['service-cards', 6],
      ['feature-cards', 6],
    ],
    headings: [/what we do/i],
    links: [hire, ['Ask a Query', '/contact'], ['DISCUSS YOUR REQUIREMENTS', '/contact']],
  },
  {
    path: '/technical-it-support',
    parts: [
      ['service-cards', 9],
      ['feature-cards', 3],
    ],
    links: [['Get in Touch', '/contact'], deadHire],
  },
  {
    path: '/digital-marketing-services',
    parts: [
      ['service-cards', 3],
      ['gauges', 4],
    ],
    names: {
      gauges: ['Brand Awareness 76%', 'Lead Generation 88%', 'Traffic Boost 73%', 'Social Media Engagement 68%'],
    },
    links: [
      ['Search engine optimisation', '/search-engine-optimization-services-india'],
      ['Social media marketing', '/social-media-marketing-india'],
      ['Google Ads', '/google-ads-services-india'],
      deadHire,
    ],
  },
  {
    path: '/search-engine-optimization-services-india',
    parts: [
      ['service-cards', 3],
      ['feature-cards', 9],
      ['client-strip', clientLogos],
    ],
    links: [deadHire],
  },
  {
    path: '/social-media-marketing-india',
    parts: [
      ['service-cards', 3],
      ['feature-cards', 9],
      ['client-strip', clientLogos],
    ],
    links: [deadHire],
  },
  {
    path: '/google-ads-services-india',
    parts: [['service-cards', 3], ['feature-cards', 9], ['process-steps'], ['client-strip', clientLogos]],
    headings: ['Tired of Dealing With Google Advertising Challenges?'],
    links: [hire],
  },
  { path: '/on-page-seo-services', parts: [['service-cards'], ['process-steps']] },
  { path: '/off-page-seo-services', parts: [['service-cards'], ['process-steps']] },
  {
    path: '/technical-seo-services',
    parts: [['process-steps', 6]],
    names: { 'process-steps': ['Understand', 'Evaluate', 'Plan', 'Execute', 'Monitor', 'Optimize'] },
  },
  {
    path: '/on-demand-developer',
    parts: [['feature-cards', 3], ['service-cards', 6], ['service-cards', 12], ['text-media']],
    headings: [/\bAI\b/, /languages/i, /\bapp\b/],
  },
  {
    path: '/application-maintenance-services',
    parts: [
      ['service-cards', 6],
      ['feature-cards', 10],
      ['feature-cards', 6],
    ],
    headings: [/\bAI\b/],
    links: [hire],
  },
  {
    path: '/data-migration-services',
    parts: [
      ['service-cards', 8],
      ['feature-cards', 4],
      ['process-steps', 6],
      ['client-carousel', clientLogos],
    ],
    headings: [/\bAI\b/, /trusted companies/i],
  },
  {
    path: '/it-infrastructure-services',
    parts: [
      ['service-cards', 6],
      ['feature-cards', 4],
      ['text-media', 3],
      ['check-list'],
      ['why-choose-us', 8],
      ['partner-cta'],
      ['client-carousel', clientLogos],
    ],
    headings: [
      /support services/i,
      /securing operations/i,
      /integration support/i,
      /mobile app partner/i,
      /trusted by clients/i,
    ],
    links: [hire],
  },
  {
    path: '/software-security-services',
    parts: [['service-cards'], ['feature-cards'], ['keyword-tags', 11], ['text-media', 2], ['check-list']],
    names: {
      'keyword-tags': [
        'PCI',
        'HIPAA',
        'HITECH',
        'GDPR',
        'FISMA',
        'ISO 27000',
        'SEC',
        'GLBA',
        'FINRA',
        'NYDFS',
        'NIST 800-171',
      ],
    },
    headings: [/AI-driven compliance/, /compliance software/i, /firewall and antivirus protection/i, /^support/i],
  },
  {
    path: '/product-lifecycle-management-services',
    parts: [['process-steps', 6], ['service-cards', 10], ['tool-tiles', 6], ['partner-cta']],
    headings: [/steps in the life/, /tailored/, /integrations/],
  },
  {
    path: '/qa-testing-services',
    parts: [
      ['service-cards', 12],
      ['feature-cards', 6],
    ],
    headings: [/key services/i],
  },
]
