import { expect, it } from 'vitest'
import { plainLine, plainPhone } from './plain-text.ts'

it.each([
  ['no-break spaces', '+91\u00a098100\u00a000000', '+91 98100 00000'],
  ['thin spaces', '+91\u200998100\u202f00000', '+91 98100 00000'],
  ['marks of direction', '\u202a+91 98100 00000\u202c', '+91 98100 00000'],
  ['no-break hyphens', '+91\u2011120\u2011456\u20117890', '+91-120-456-7890'],
  ['blanks around it', ' \u00a0+91 98100 00000\t', '+91 98100 00000'],
  ['tabs', '+91\t98100 00000', '+91 98100 00000'],
  ['dashes', '0120 456\u20137890', '0120 456-7890'],
  ['letters', '12345a7', '12345a7'],
])('spec 5 · a copied number with %s', (_, typed, plain) => expect(plainPhone(typed)).toBe(plain))

it.each([
  ['spaces', 'Asha\u00a0Rao\tIyer', 'Asha Rao Iyer'],
  ['invisible characters', '\ufeffAsha\u200b Rao', 'Asha Rao'],
  ['joiners', 'क्\u200dष', 'क्\u200dष'],
])('spec 5 · a copied name with %s', (_, typed, plain) => expect(plainLine(typed)).toBe(plain))
