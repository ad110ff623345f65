import { describe, expect, test } from 'vitest'
import enquirySchema from '../../schema/forms/enquiry.schema.json' with { type: 'json' }
import jobSchema from '../../schema/forms/job-application.schema.json' with { type: 'json' }
import { contractOf } from '../../src/server/forms/contracts.ts'
import { application, enquiry } from './samples.ts'

const contracts = { enquiry: contractOf('enquiry'), job: contractOf('job-application') }
const cv = { name: 'cv.pdf', type: 'application/pdf', size: 1000 }
const experienced = { ...application, Current_CTC: 8.5, Expected_CTC: 11, UploadFile: cv }

describe('enquiry (spec 5)', () => {
  test.each([
    ['Name', undefined, 'Name is required'],
    ['Name', '', 'Name is required'],
    ['Name', 'R2D2', 'Only characters are allowed in the name!'],
    ['Name', '<b>', 'Only characters are allowed in the name!'],
    ['Name', ' ', 'Only characters are allowed in the name!'],
    ['Name', 'x'.repeat(121), 'The name is longer than 120 characters'],
    ['Email', undefined, 'Email is required'],
    ['Email', 'a b@example.com', 'Not a valid mail'],
    ['Email', 'anne@example', 'Not a valid mail'],
    ['Email', 'anne@example.com\nBcc: all@example.com', 'Not a valid mail'],
    ['Email', 'a@example.com,b@example.com', 'Not a valid mail'],
    ['Phone', undefined, 'Phone number is required'],
    ['Phone', '123456', 'Not a valid phone number'],
    ['Phone', '1234567890123456', 'Not a valid phone number'],
    ['Phone', '+1234567890123456', 'Not a valid phone number'],
    ['Phone', '12345678+', 'Not a valid phone number'],
    ['Phone', '-------', 'Not a valid phone number'],
    ['Phone', 12345678, 'The value of "Phone" is not usable'],
    ['Message', 'x'.repeat(10_001), 'The message is longer than 10,000 characters'],
    ['Fax', '1', 'The form has no field "Fax". Please reload the page'],
  ])('%s = %j: %s', (field, value, words) => {
    expect(contracts.enquiry.faults({ ...enquiry, [field]: value })).toEqual([words])
  })

  test.each([
    ['Name', "Łukasz d’Été-O'Neill"],
    ['Name', 'राजेश कुमार'],
    ['Phone', '1234567'],
    ['Phone', '+123456789012345'],
    ['Phone', '(0120) 429-8000'],
    ['Email', 'anne.marie+site@mail.example.co.in'],
    ['Message', ''],
    ['Message', undefined],
  ])('%s = %j is accepted', (field, value) => {
    expect(contracts.enquiry.faults({ ...enquiry, [field]: value })).toEqual([])
  })

  test('one message for each field, in the order of the form', () => {
    expect(contracts.enquiry.faults({ Name: '', Email: 'x', Phone: 'x' }).sort()).toEqual(
      ['Name is required', 'Not a valid mail', 'Not a valid phone number'].sort(),
    )
  })
})

describe('job application (spec 5)', () => {
  test.each([
    ['Phone', undefined, 'Phone Number is Required'],
    ['Phone', 'x', 'Not a number'],
    ['Post', '', 'Choose a job first, then apply for it'],
    ['ExperienceLevel', 'guru', 'Choose fresher or experienced'],
    ['Current_CTC', undefined, 'Enter a valid current CTC'],
    ['Current_CTC', 'eight', 'Enter a valid current CTC'],
    ['Expected_CTC', undefined, 'Enter a valid expected CTC'],
    ['Expected_CTC', 10_001, 'Enter a valid expected CTC'],
    ['UploadFile', undefined, 'upload file having extension pdf, doc, docx'],
    ['UploadFile', 'cv.pdf', 'upload file having extension pdf, doc, docx'],
    ['UploadFile', { ...cv, name: 'cv.exe' }, 'upload file having extension pdf, doc, docx'],
    ['UploadFile', { ...cv, name: 'pdf' }, 'upload file having extension pdf, doc, docx'],
    ['UploadFile', { ...cv, type: 'image/png' }, 'upload file having extension pdf, doc, docx'],
    ['UploadFile', { ...cv, size: 0 }, 'The file is empty or no longer there. Choose another one'],
    ['UploadFile', { ...cv, size: 10_485_761 }, 'The file is larger than 10 MB. Choose a smaller one'],
  ])('%s = %j: %s', (field, value, words) => {
    expect(contracts.job.faults({ ...experienced, [field]: value })).toEqual([words])
  })

  test.each([
    { name: 'CV.PDF', type: 'application/pdf' },
    { name: 'cv.doc', type: 'application/doc' },
    { name: 'cv.doc', type: 'application/msword' },
    { name: 'cv.docx', type: 'application/docx' },
    { name: 'cv.docx', type: '' },
  ])('takes the file %j', (file) => {
    expect(contracts.job.faults({ ...experienced, UploadFile: { ...cv, ...file } })).toEqual([])
  })

  test('a fresher sends 0 for both CTC values', () => {
    const fresher = { ...experienced, ExperienceLevel: 'fresher' }
    expect(contracts.job.faults({ ...fresher, Current_CTC: 0, Expected_CTC: 0 })).toEqual([])
    expect(contracts.job.faults({ ...fresher, Current_CTC: 3, Expected_CTC: 0 })).toEqual([
      'The current CTC of a fresher is 0',
    ])
  })
})

test('both forms check name, e-mail and phone by the same rules; only the wording may differ', () => {
  for (const field of ['Name', 'Email', 'Phone'] as const) {
    const { messages: _, description: __, ...rules } = enquirySchema.properties[field]
    expect(jobSchema.properties[field]).toMatchObject(rules)
  }
})

test('the contracts have the fields that the calls are made with (spec 7)', () => {
  expect(Object.keys(enquirySchema.properties)).toEqual(['Name', 'Email', 'Phone', 'Message'])
  expect(Object.keys(jobSchema.properties)).toEqual([
    'Name',
    'Email',
    'Phone',
    'Post',
    'Message',
    'ExperienceLevel',
    'Current_CTC',
    'Expected_CTC',
    'UploadFile',
  ])
})
