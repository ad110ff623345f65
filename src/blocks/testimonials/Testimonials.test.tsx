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
