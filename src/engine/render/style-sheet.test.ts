import { expect, test } from 'vitest'
import { StyleSheet } from './style-sheet.ts'

test.each([
  ['.aa{color:red}.zz{color:red}', '.aa{color:red}'],
  ['.aa,.zz,.aa .zz{color:red}', '.aa{color:red}'],
  ['.zz .aa{color:red}.aa+[data-zz]{color:red}', '.aa+[data-zz]{color:red}'],
  [':is(.zz,.aa) p{color:red}:where(.zz) p{color:red}', ':is(.zz,.aa) p{color:red}'],
  ['.aa:not(.zz),.aa:has(.zz){color:red}', '.aa:not(.zz),.aa:has(.zz){color:red}'],
  ['.aa:not(:is(.zz,.yy)){color:red}', '.aa:not(:is(.zz,.yy)){color:red}'],
  ['.aa{& .zz{color:red}& b{color:red}}', '.aa{& b{color:red}}'],
  ['@layer blocks{@container (width>=38rem){.zz{color:red}}.aa{color:red}}', '@layer blocks{.aa{color:red}}'],
  ['@layer blocks{.zz{color:red}}', ''],
  ['@keyframes kk{0%{top:0}to{top:1px}}', '@keyframes kk{0%{top:0}to{top:1px}}'],
  ['.aa [src*=".zz"]{color:red}p{margin:.5rem}', '.aa [src*=".zz"]{color:red}p{margin:.5rem}'],
])('of %s, a page without the class zz keeps %s', (text, kept) => {
  expect(new StyleSheet(text).keep(new Set(['aa', 'bb']))).toBe(kept)
})
