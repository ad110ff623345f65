import { describe, expect, it } from 'vitest'
import { marksIn, richText } from './rich-text.ts'

describe('formatted text', () => {
  it('keeps plain words as they are', () => {
    expect(richText('2 * 3 [sic] is < 7', '/')).toEqual(['2 * 3 [sic] is < 7'])
  })

  it('tells strong words and links apart, in order', () => {
    expect(richText('We **build** and [look after](/contact) it.', '/')).toEqual([
      'We ',
      { strong: 'build' },
      ' and ',
      { label: 'look after', href: '/contact' },
      ' it.',
    ])
  })

  it('shows what stands between backticks as it is written', () => {
    expect(richText('Press `<Enter>`, **then** call `a[0](**b)`; a lone ` is a letter.', '/')).toEqual([
      'Press ',
      { code: '<Enter>' },
      ', ',
      { strong: 'then' },
      ' call ',
      { code: 'a[0](**b)' },
      '; a lone ` is a letter.',
    ])
  })

  it('knows the page it stands on, and what leaves the site', () => {
    expect(richText('[here](/about)[there](https://example.org)', '/about')).toEqual([
      { label: 'here', href: '/about', current: true },
      { label: 'there', href: 'https://example.org', newTab: true },
    ])
  })

  it('dials a number that a token brought with its spaces (spec 2.8)', () => {
    expect(richText('Call [+91 120](tel:+91 120 (45) 67), or [write](mailto:a@b.example).', '/')).toEqual([
      'Call ',
      { label: '+91 120', href: 'tel:+911204567' },
      ', or ',
      { label: 'write', href: 'mailto:a@b.example' },
      '.',
    ])
  })

  it('says where a link stands in the text, with its words and its address', () => {
    expect(marksIn('See [our work](/portfolio).')).toEqual([
      { written: '[our work](/portfolio)', index: 4, label: 'our work', to: '/portfolio' },
    ])
  })
})
