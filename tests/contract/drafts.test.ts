import { afterAll, describe, expect, it } from 'vitest'
import { removeSites, textOf } from '../fixtures/site-with.ts'
import { mistaken, problemsWith } from './checker.ts'

afterAll(removeSites)

const draft = {
  ...JSON.parse(textOf('pages-data/about.json').replaceAll('About', 'Extra').replace('"team"', '"crew"')),
  path: '/extra',
  draft: true,
}
const problemsOf = (changes: Parameters<typeof problemsWith>[0]) =>
  problemsWith(changes).map(({ file, rule, message, suggestion }) => [file, rule, message, suggestion])

describe('a draft', () => {
  it('need not be linked to, and may contain unwritten texts', () => {
    const text = JSON.stringify(draft).replace('"Extra us"', '"✎ Extra us"')
    expect(problemsOf({ 'pages-data/extra.json': text })).toEqual([])
  })

  it('is checked like a page', () => {
    expect(problemsOf({ 'pages-data/extra.json': { ...draft, path: '/exrta' } }).map(([, rule]) => rule)).toEqual([
      'page-path',
    ])
  })

  it('can be linked to from a draft, but not from a page', () => {
    const { file, text } = mistaken({ from: '"to": "/about"', to: '"to": "/extra"' })
    const message = [
      '"/extra" is a draft, which visitors cannot see.',
      'Remove "draft" from pages-data/extra.json, or link to it when it is finished.',
    ]
    expect(problemsOf({ [file]: text, 'pages-data/extra.json': draft })).toEqual([[file, 'dead-link', ...message]])
    const second = {
      ...draft,
      path: '/second',
      meta: { ...draft.meta, title: 'The second of two pages', description: `${draft.meta.description} Twice.` },
    }
    const leads = JSON.stringify(second).replace('"#"', '"/extra"').replace('Extra us', 'Second us')
    expect(problemsOf({ 'pages-data/extra.json': draft, 'pages-data/second.json': leads })).toEqual([])
  })

  it('does not make a page reachable by its links', () => {
    const navigation = textOf('pages-data/site/navigation.json')
      .replaceAll('"/about"', '"/"')
      .replace('"legal": [\n      "About"', '"legal": [\n      "Home"')
      .replaceAll('"About"', '"Our firm"')
    const home = textOf('pages-data/home.json')
      .replaceAll(/"\/about[^"]*"/g, '"/"')
      .replaceAll('(/about)', '(/)')
    const leads = JSON.stringify(draft).replace('"#"', '"/about"')
    const changes = { 'pages-data/site/navigation.json': navigation, 'pages-data/home.json': home }
    expect(
      problemsOf({ ...changes, 'pages-data/extra.json': leads }).map(([file, rule]) => [file, rule]),
    ).toContainEqual(['pages-data/about.json', 'orphan-page'])
  })

  it('cannot be the home page', () => {
    const home = textOf('pages-data/home.json').replace('"path": "/",', '"path": "/", "draft": true,')
    expect(problemsOf({ 'pages-data/home.json': home }).map(([, rule, message]) => [rule, message])).toContainEqual([
      'site-files',
      'The page / is missing.',
    ])
  })

  it('can be published when every text is written', () => {
    const text = JSON.stringify({ ...draft, draft: false }).replace('"Extra us"', '"✎ Extra us"')
    const [problem] = problemsWith({ 'pages-data/extra.json': text })
    expect(problem).toMatchObject({
      rule: 'unwritten',
      severity: 'error',
      message: '"✎ Extra us" is not written yet.',
      suggestion: 'Write your own words without ✎, or keep the page from visitors: "draft": true.',
    })
    expect(text.slice((problem?.column ?? 0) - 1, (problem?.endColumn ?? 0) - 1)).toBe('"✎ Extra us"')
  })
})
