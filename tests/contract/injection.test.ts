// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import type { Authored } from '../../src/contract/index.ts'
import { fillTemplate } from '../../src/engine/render/html-document.ts'
import { renderBlock } from '../../src/engine/render/render.tsx'
import { resolvePage } from '../../src/page/resolve.ts'
import { contracts, folders, resolver, site } from './block-examples.ts'
import { forbiddenAttributes, parsed } from './markup.ts'

const hostile = [
  '<script>alert(1)</script><x-planted></x-planted>',
  '"\'><img src=x onerror=alert(1)><x-planted>',
  '</script><!--</style></textarea><x-planted>',
  '{"a":"\u2028</script><x-planted>"}',
  '[words](javascript:alert(1))',
  '**<x-planted>** [<x-planted>](https://example.com/"onfocus="alert(1))',
  'javascript:alert(1)',
  'data:text/html,<x-planted>',
]

/** What React writes instead of an address that would run script. */
const disarmed = 'React has blocked a javascript: URL'

type Path = (string | number)[]

/** The paths of all texts in a document. */
function* texts(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === 'string') yield path
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      yield* texts(inner, [...path, Array.isArray(value) ? Number(name) : name])
}

/** A copy with one text replaced. */
function withText<T>(value: T, path: Path, text: string): T {
  const copy = structuredClone(value)
  let at = copy as Record<string | number, unknown>
  for (const name of path.slice(0, -1)) at = at[name] as typeof at
  at[path.at(-1) as string] = text
  return copy
}

/** What a browser would run, fetch or follow because of the planted text. */
function harmIn(html: string): string[] {
  const main = parsed(`<main>${html}</main>`)
  const scripts = [...main.querySelectorAll('script:not([type$=json])')].map(({ outerHTML }) => outerHTML)
  const addresses = [...main.querySelectorAll('[href], [src], [action], [srcset]')]
    .flatMap((node) => ['href', 'src', 'action', 'srcset'].map((name) => node.getAttribute(name) ?? ''))
    .filter((address) => /^\s*(javascript|data|vbscript):/i.test(address) && !address.includes(disarmed))
  return [
    ...scripts,
    ...addresses,
    ...forbiddenAttributes(main),
    ...[...main.querySelectorAll('x-planted')].map(String),
  ]
}

const meta = { title: 'Specimen', description: 'A page with hostile texts.', keywords: ['one'] }

describe('a document cannot inject script', () => {
  test.each(folders)('%s: a hostile text is refused or shown as text', async (type) => {
    const examples = contracts.blocks.get(type)?.examples ?? []
    let tried = 0
    let shown = 0
    for (const { data } of examples)
      for (const text of hostile) {
        let planted = data
        for (const path of texts(data)) {
          if (path[0] === 'type') continue
          const candidate = withText(planted, path, text)
          tried += 1
          if (contracts.validateBlock(type, candidate).length) continue
          planted = candidate
          shown += 1
        }
        const html = await rendered(planted)
        expect(harmIn(html), text).toEqual([])
      }
    expect(tried).toBeGreaterThan(0)
    expect(shown).toBeGreaterThan(0)
  })

  /** Renders as the build does; returns the message if it refuses. */
  async function rendered(block: Authored.Block): Promise<string> {
    try {
      return await renderBlock(resolvePage({ path: '/specimen', meta, blocks: [block] }, resolver), 0)
    } catch (error) {
      expect((error as Error).message).toMatch(/\w/)
      return ''
    }
  }

  test('title, description and keywords stay text', () => {
    for (const text of hostile) {
      const page = { path: '/specimen', meta: { title: text, description: text, keywords: [text] }, blocks: [] }
      const html = fillTemplate('<head><!--head--></head>', {
        page: { ...page, breadcrumb: [] },
        company: site.company.data,
        header: '',
        main: '',
        footer: '',
        structuredData: [{ '@type': 'Thing', name: text }],
      } as unknown as Parameters<typeof fillTemplate>[1])
      const head = new DOMParser().parseFromString(html, 'text/html')
      expect(head.querySelectorAll('x-planted, script:not([type$=json]), body > *')).toHaveLength(0)
      expect(head.title).toBe(text)
      expect(head.querySelector('meta[name=description]')?.getAttribute('content')).toBe(text)
      expect(JSON.parse(head.querySelector('script')?.textContent ?? '').name).toBe(text)
    }
  })
})
