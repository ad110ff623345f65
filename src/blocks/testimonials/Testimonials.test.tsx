import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BlockProps } from '../../contract/index.ts'
import Testimonials from './Testimonials.tsx'

test('reviews with a figure alone are shown even where there are no others', () => {
  const review = (id: string, link?: { label: string; href: string }) => ({
    ...{ id, name: id, company: 'Acme', review: `We are ${id}. It works.` },
    ...{ figure: { value: '7', label: 'days' }, link },
  })
  const work = { label: 'See it', href: '/portfolio' }
  const testimonials = [review('a', work), review('b', work), review('c', work), review('d')]
  const props = { type: 'testimonials', title: 'Reviews', testimonials, level: 2 } as BlockProps<'testimonials'>
  expect(renderToStaticMarkup(<Testimonials {...props} />)).toContain('We are d.')
})

test('a screen in a card is its version for phones, which is legible there, on every width', () => {
  const picture = { src: '/a.jpg', width: 1200, height: 800 }
  const screen = { image: { ...picture, phone: { ...picture, src: '/a.phone.avif' } }, alt: '' }
  const review = (id: string) => ({
    ...{ id, name: id, company: 'Acme', review: 'Good. It works.', figure: { value: '7', label: 'days' } },
    link: { label: 'See it', href: '/portfolio' },
  })
  const testimonials = ['a', 'b', 'c'].map(review)
  const props = { type: 'testimonials', title: 'Reviews', testimonials, screens: [screen], level: 2 }
  const html = renderToStaticMarkup(<Testimonials {...(props as BlockProps<'testimonials'>)} />)
  expect(html).toMatch(/<source(?![^>]*media)[^>]*a\.phone/i)
})
