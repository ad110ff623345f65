import { expect, test } from 'vitest'
import { type BuiltRoute, scriptsOn, withoutMarks } from './built-route.ts'

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
