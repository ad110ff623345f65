import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CaseWords } from './CaseWords.tsx'

test('the face of a client stands beside the name, where the review has one', () => {
  const review = { id: 'a', name: 'Ada Moss', company: 'Acme', review: 'It works.' }
  const image = { src: '/a.svg', width: 320, height: 320 }
  const words = (own: object) =>
    renderToStaticMarkup(<CaseWords quote="It works." testimonial={[{ ...review, ...own }]} />)
  expect(words({ image })).toMatch(/<figcaption><img src="\/a.svg"[^>]* alt=""[^>]*><span><b>Ada Moss<\/b>/)
  expect(words({})).not.toContain('<img')
})
