import { expect, test } from 'vitest'
import { type BuiltRoute, isConcerned, isRestyled, scriptsOn, withoutMarks } from './built-route.ts'

const scripts = new Map([
  ['entry.js', 'x({"ns-map":()=>import("./map.js"),"ns-tabs":()=>import("./tabs.js")});import("./app.js")'],
  ['map.js', 'import{a}from"./shared.js"'],
  ['tabs.js', 'tabs'],
  ['shared.js', 'shared'],
  ['app.js', 'app'],
])
const page = (html: string) => ({ html }) as BuiltRoute
const names = (html: string) => JSON.parse(scriptsOn(page(html), scripts)).map(([name]: [string]) => name)

test('a page runs the scripts of the elements that it has, and what these import', () => {
  expect(names('<p>Words</p>')).toEqual(['entry.js'])
  expect(names('<ns-map></ns-map>')).toEqual(['entry.js', 'map.js', 'shared.js'])
})

test('names of scripts and styles do not count, however long their marks are', () => {
  expect(withoutMarks('/assets/jsx-runtime-C6XenrC.js ./entry-CDdpF67T.js a-Icon-CZJ4il6.css')).toBe(
    '/assets/jsx-runtime.js ./entry.js a-Icon.css',
  )
})

test('a changed rule concerns the parts that have its class; one about tags or tokens concerns all', () => {
  const part = '<footer class="footer_end">Words</footer>'
  const after = (rule: string) => isConcerned(part, 'p{margin:0}.case_a{width:.5rem}', `p{margin:0}${rule}`)
  expect(after('.case_a{width:1.5rem}')).toBe(false)
  expect(after('.case_a{width:.5rem;color:var(--line);& p{margin:0;&:hover{margin:1px}}}')).toBe(false)
  expect(after('@layer blocks{.case_a{width:.5rem}@media print{.case_a{& p{margin:0}}}}')).toBe(false)
  expect(after('.case_a{width:.5rem}.oot{width:1rem}')).toBe(false)
  expect(after('.case_a{width:.5rem}.footer_end{width:1rem}')).toBe(true)
  expect(after('@layer blocks{@media print{.footer_end{& p{margin:0}}}}')).toBe(true)
  expect(after('@media print{p{margin:0}}')).toBe(true)
  expect(after('p{margin:1px}')).toBe(true)
  expect(after('.case_a{--line:red}')).toBe(true)
})

test('two documents are drawn at once where only their styles differ, unless a script draws in colours of these', () => {
  const restyled = (before: string, after: string) => isRestyled(page(before), page(after), [scripts, scripts])
  const document = (style: string, words = 'Words') => `<style>p{width:9px}@media (width<9px){${style}}</style>${words}`
  expect(restyled(document('p{color:red}'), document('p{color:blue}'))).toBe(true)
  expect(restyled(document('p{color:red}'), document('p{color:blue}', 'Others'))).toBe(false)
  expect(restyled(document('p{color:red}', '<canvas>'), document('p{color:blue}', '<canvas>'))).toBe(false)
  const moved = new Map([...scripts, ['entry.js', 'another']])
  expect(isRestyled(page(document('')), page(document('')), [scripts, moved])).toBe(false)
})
