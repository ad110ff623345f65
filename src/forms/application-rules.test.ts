import { describe, expect, test } from 'vitest'
import { type Cv, checkApplication } from './application-rules.ts'
import type { Errors, Values } from './rules.ts'

const valid: Values = {
  Name: 'Ada Lovelace',
  Email: 'ada@example.com',
  Phone: '1234567',
  Post: 'React JS Developer',
  Message: '',
  ExperienceLevel: 'fresher',
  Captcha: 'aB3kZ9',
}
const pdf: Cv = { name: 'cv.pdf', type: 'application/pdf', size: 1000 }
const checked = (values: Values, cv: Partial<Cv> = {}): Errors =>
  checkApplication({ ...valid, ...values }, { ...pdf, ...cv }, 'aB3kZ9')

const wrongFileType = { UploadFile: 'upload file having extension pdf, doc, docx' }

test('spec 5 · a valid form passes', () => expect(checked({})).toEqual({}))

test('spec 5 · an empty form', () => {
  const values = { Name: '', Email: '', Phone: '', Captcha: '' }
  expect(checked(values, { name: '', type: 'application/octet-stream', size: 0 })).toEqual({
    Name: 'Name is required',
    Email: 'Email is required',
    Phone: 'Phone Number is Required',
    ...wrongFileType,
    Captcha: 'Enter Captcha',
  })
})

test('spec 5 · invalid values', () => {
  expect(checked({ Name: 'R2', Email: 'a b@c.d', Phone: '12', Captcha: 'aB3kz9' })).toEqual({
    Name: 'Only characters are allowed in the name!',
    Email: 'Not a valid mail',
    Phone: 'Not a number',
    Captcha: 'CAPTCHA does not match',
  })
})

describe('spec 5 · the CV', () => {
  test.each([
    ['cv.pdf', 'application/pdf'],
    ['cv.doc', 'application/doc'],
    ['cv.docx', 'application/docx'],
    ['cv.doc', 'application/msword'],
    ['cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['CV.PDF', ''],
    ['cv.docx', 'application/octet-stream'],
  ])('%s as %j passes', (name, type) => expect(checked({}, { name, type })).toEqual({}))

  test.each([
    ['cv.txt', 'text/plain'],
    ['cv.odt', 'application/vnd.oasis.opendocument.text'],
    ['cv.pdf', 'text/html'],
    ['cv.exe', 'application/pdf'],
    ['pdf', 'application/pdf'],
  ])('%s as %j fails', (name, type) => expect(checked({}, { name, type })).toEqual(wrongFileType))

  test('10 MB is the limit', () => {
    expect(checked({}, { size: 10 * 1024 * 1024 })).toEqual({})
    expect(checked({}, { size: 10 * 1024 * 1024 + 1 })).toEqual({
      UploadFile: 'The file is larger than 10 MB. Choose a smaller one',
    })
  })

  test('an empty file is rejected', () => {
    expect(checked({}, { size: 0 })).toEqual({ UploadFile: 'The file is empty or no longer there. Choose another one' })
  })
})

describe('spec 5 · the CTC of experienced applicants', () => {
  const experienced = { ExperienceLevel: 'experienced' }

  test.each([
    ['4', '6.5', {}],
    ['0', ' 10 ', {}],
    ['', '', { Current_CTC: 'Enter a valid current CTC', Expected_CTC: 'Enter a valid expected CTC' }],
    ['four', '6', { Current_CTC: 'Enter a valid current CTC' }],
    ['4', '6 LPA', { Expected_CTC: 'Enter a valid expected CTC' }],
    ['-4', '1e5', { Current_CTC: 'Enter a valid current CTC', Expected_CTC: 'Enter a valid expected CTC' }],
    ['NaN', 'Infinity', { Current_CTC: 'Enter a valid current CTC', Expected_CTC: 'Enter a valid expected CTC' }],
  ])('current %j, expected %j', (Current_CTC, Expected_CTC, errors) =>
    expect(checked({ ...experienced, Current_CTC, Expected_CTC })).toEqual(errors),
  )

  test('is checked only once everything else is valid', () => {
    expect(checked({ ...experienced, Name: '' })).toEqual({ Name: 'Name is required' })
    expect(checked({ ...experienced, Captcha: 'no' })).toEqual({ Captcha: 'CAPTCHA does not match' })
  })

  test('is not checked for freshers', () => expect(checked({ Current_CTC: 'x' })).toEqual({}))
})
