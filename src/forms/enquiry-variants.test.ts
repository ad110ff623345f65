import { describe, expect, test } from 'vitest'
import { checkEnquiry, type EnquiryVariant } from './enquiry-variants.ts'
import type { Errors, Values } from './rules.ts'

const valid: Values = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  Phone: '+91 120 4567',
  Message: '',
  Captcha: 'aB3kZ9',
}
const checked = (variant: EnquiryVariant, changed: Values): Errors =>
  checkEnquiry(variant, { ...valid, ...changed }, 'aB3kZ9')

const inlineVariants: EnquiryVariant[] = ['contact', 'service', 'careers']
const allVariants: EnquiryVariant[] = [...inlineVariants, 'modal']

describe.each(allVariants)('spec 5 · enquiry, %s', (variant) => {
  test('a valid form passes', () => expect(checked(variant, {})).toEqual({}))

  test.each([
    ['Zoë O’Brien-Świątek', {}],
    ["D'Arcy", {}],
    ['आकाश', {}],
    ['R2D2', { Name: 'Only characters are allowed in the name!' }],
    ['Ada, Countess', { Name: 'Only characters are allowed in the name!' }],
    ['<b>Ada</b>', { Name: 'Only characters are allowed in the name!' }],
  ])('the name %s', (Name, errors) => expect(checked(variant, { Name })).toEqual(errors))

  test.each([
    ['ada@example.co.in', {}],
    ['a+b@example.com', {}],
    ['ada', { Email: 'Not a valid mail' }],
    ['ada@example', { Email: 'Not a valid mail' }],
    ['ada lovelace@example.com', { Email: 'Not a valid mail' }],
    ['ada@exam ple.com', { Email: 'Not a valid mail' }],
    ['a@b@example.com', { Email: 'Not a valid mail' }],
  ])('the e-mail %s', (Email, errors) => expect(checked(variant, { Email })).toEqual(errors))

  const notAPhone = variant === 'modal' ? 'Not a number' : 'Not a valid phone number'
  test.each([
    ['1234567', {}],
    ['123456789012345', {}],
    ['+123456789012345', {}],
    ['(0120) 456-78', {}],
    ['123456', { Phone: notAPhone }],
    ['1234567890123456', { Phone: notAPhone }],
    ['++1234567', { Phone: notAPhone }],
    ['123+4567', { Phone: notAPhone }],
    ['12345a7', { Phone: notAPhone }],
    ['1234.567', { Phone: notAPhone }],
  ])('the phone %s', (Phone, errors) => expect(checked(variant, { Phone })).toEqual(errors))

  test.each([
    ['aB3kZ9', {}],
    ['ab3kz9', { Captcha: 'CAPTCHA does not match' }],
    ['aB3 kZ9', { Captcha: 'CAPTCHA does not match' }],
    [' aB3kZ9 ', {}],
    ['aB3kZ', { Captcha: 'CAPTCHA does not match' }],
  ])('the captcha %j', (Captcha, errors) => expect(checked(variant, { Captcha })).toEqual(errors))

  test('a message may have 0 to 10,000 characters', () => {
    expect(checked(variant, { Message: 'x'.repeat(10_000) })).toEqual({})
    expect(checked(variant, { Message: 'x'.repeat(10_001) })).toEqual({
      Message: 'The message is longer than 10,000 characters',
    })
  })
})

const empty: Values = { Name: '', Email: '', Phone: '', Captcha: '' }

test.each<[EnquiryVariant, string, string]>([
  ['contact', 'Phone number is required', 'Enter Captcha'],
  ['service', 'Phone number is required', 'Enter Captch'],
  ['careers', 'Phone is required', 'Enter Captcha'],
])('spec 5 · an empty %s form shows the first failing message of each field', (variant, Phone, Captcha) => {
  expect(checked(variant, empty)).toEqual({ Name: 'Name is required', Email: 'Email is required', Phone, Captcha })
})

test('spec 5 · in the empty modal the later message overwrites the earlier one', () => {
  expect(checked('modal', empty)).toEqual({
    Name: 'Only characters are allowed in the name!',
    Email: 'Not a valid mail',
    Phone: 'Not a number',
    Captcha: 'CAPTCHA does not match',
  })
})

test.each(inlineVariants)('spec 5 · %s: a name must not be blank', (variant) => {
  expect(checked(variant, { Name: '   ' })).toEqual({ Name: 'Name is required' })
})
