import { describe, expect, it } from 'vitest'
import type { Company } from '../../contract/index.ts'
import { fillTemplate, type HtmlParts } from './html-document.ts'
import { contentSecurityPolicy } from './security-policy.ts'

const template = '<head><!--head--></head><body><!--header--><main><!--main--></main><!--footer--></body>'
const hostile = `</title><script>alert(1)</script>"'&`

function parts(overrides: Partial<HtmlParts> = {}): HtmlParts {
  return {
    page: {
      path: '/about',
      meta: { title: 'About', description: 'Who we are', keywords: ['a', 'b'] },
      breadcrumb: [],
      blocks: [],
    },
    company: { company: 'Example', siteUrl: 'https://www.example.org' } as Company,
    header: '',
    main: '',
    footer: '',
    ...overrides,
  }
}

describe('spec 2.1 · head of a page', () => {
  it('has title, description, keywords, canonical address and Open Graph', () => {
    const html = fillTemplate(template, parts({ card: '/media/card.jpg' }))
    expect(html).toContain('<title>About</title>')
    expect(html).toContain('<meta name="description" content="Who we are">')
    expect(html).toContain('<meta name="keywords" content="a, b">')
    expect(html).toContain('<link rel="canonical" href="https://www.example.org/about">')
    expect(html).toContain('<meta property="og:image" content="https://www.example.org/media/card.jpg">')
  })

  it('keeps the not-found page out of indexes, and without an address of its own', () => {
    const page = { ...parts().page, path: '/not-found' }
    const html = fillTemplate(template, parts({ page }))
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('canonical')
  })

  it('lets no text become markup', () => {
    const meta = { title: hostile, description: hostile, keywords: [hostile] }
    const html = fillTemplate(template, parts({ page: { ...parts().page, meta }, structuredData: [{ name: hostile }] }))
    expect(html).not.toContain('<script>alert')
    expect(html.match(/<\/title>/g)).toHaveLength(1)
    expect(html.match(/<\/script>/g)).toHaveLength(1)
  })

  it('puts text in as it is: $& and <!--main--> are words like others', () => {
    expect(fillTemplate(template, parts({ header: '$& <!--x-->', main: '$1' }))).toContain('$& <!--x--><main>$1</main>')
  })
})

describe('security policy', () => {
  it('allows inline what the build wrote, by its hash, and nothing else', () => {
    const policy = contentSecurityPolicy('<style>a{}</style><script type="application/json">{}</script>', [
      'https://map.example',
    ])
    expect(policy).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/)
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain('frame-src https://map.example')
    expect(policy).not.toContain('unsafe')
  })

  it('lets no page start a worker, whose script would come without a policy', () => {
    expect(contentSecurityPolicy('', [])).toContain("worker-src 'none'")
  })
})
