import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { htmlFile } from '../../src/page/routes.ts'
import { mapHost } from '../browser.ts'
import { expect, routes, test } from './site.ts'

/** Inline code of a document: event handlers, javascript: addresses, and style attributes. */
const planted = [
  /<[a-z][^>]*\son[a-z]+\s*=/i,
  /(?:href|src|action|formaction|url)\s*[=(]\s*["']?\s*(?:javascript|vbscript|data:text)/i,
  /<[a-z][^>]*\sstyle\s*=/i,
]

const documents = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(html|svg|xml|webmanifest)$/.test(name),
)

test.describe('no inline code except what the policy allows', () => {
  test('no event handler, javascript: address or style attribute in any document or drawing', () => {
    expect(documents.length).toBeGreaterThan(100)
    const found = documents.filter((name) =>
      planted.some((sign) => sign.test(readFileSync(join('dist', name), 'utf8'))),
    )
    expect(found).toEqual([])
    for (const bad of ['<p class="a" onclick="x()">', '<a href="javascript:x()">', '<p style="color:red">'])
      expect(planted.some((sign) => sign.test(bad))).toBe(true)
  })

  test('the policy of each page lists its inline scripts and styles by hash, and allows nothing unsafe', () => {
    type Policies = { default: string; pages: Record<string, string> }
    const policies = JSON.parse(readFileSync('dist/csp.json', 'utf8')) as Policies
    for (const path of routes) {
      const policy = policies.pages[path] ?? policies.default
      const html = readFileSync(join('dist', htmlFile(path)), 'utf8')
      const inline = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)].filter(
        ([, , attributes = '']) => !/\ssrc=|type="application\/(ld\+)?json"/.test(attributes),
      )
      expect(inline.length, path).toBeGreaterThan(0)
      for (const [, tag, , text = ''] of inline)
        expect(policy, `${path}: <${tag}>`).toContain(createHash('sha256').update(text).digest('base64'))
      expect(policy.replaceAll(mapHost, ''), path).not.toMatch(/unsafe|\*|https?:/)
      expect(policy, path).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    }
  })
})

test.describe('Trusted Types', () => {
  // The browser logs what it refuses to the console.
  test.use({ quiet: false })

  test('no text becomes HTML or script while a page runs', async ({ page, noise }) => {
    await page.goto('/about')
    const refused = await page.evaluate(() => {
      const tried = [
        () => document.body.insertAdjacentHTML('beforeend', '<i></i>'),
        () => new DOMParser().parseFromString('<i></i>', 'text/html'),
        () => Object.assign(document.createElement('script'), { text: 'globalThis.ran = true' }),
        () =>
          (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }).trustedTypes //
            .createPolicy('mine', {}),
      ]
      return tried.filter((attempt) => {
        try {
          attempt()
          return false
        } catch {
          return true
        }
      }).length
    })
    expect(refused).toBe(4)
    expect(noise.messages.length).toBeGreaterThan(0)
  })
})
