import { beforeEach, expect, test, vi } from 'vitest'
import { submitApplication, submitEnquiry } from './submissions.ts'

const call = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://own.example' })
  vi.stubGlobal('fetch', call)
})
const enquiry = { Name: 'Ada', Email: 'ada@example.com', Phone: '1234567', Message: '' }

test('spec 7 · an enquiry is sent as JSON with its key', async () => {
  call.mockResolvedValueOnce(Response.json(true))
  await submitEnquiry(enquiry, 'key-1')
  expect(call).toHaveBeenLastCalledWith('https://own.example/api/Email/SubmitEnquiry', {
    method: 'POST',
    body: JSON.stringify(enquiry),
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': 'key-1',
      'Visit-Seconds': expect.stringMatching(/^\d+\.\d$/),
    },
  })
})

test('spec 7 · an application is sent as a form with its nine fields and its key', async () => {
  call.mockResolvedValueOnce(Response.json({ id: 1 }))
  const cv = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })
  const application = {
    ...enquiry,
    Post: 'Dev',
    ExperienceLevel: 'fresher',
    Current_CTC: '0',
    Expected_CTC: '0',
    UploadFile: cv,
  }
  await submitApplication(application, 'key-2')
  const [url, sent] = call.mock.lastCall as [string, RequestInit]
  expect([url, sent.method, sent.headers]).toEqual([
    'https://own.example/api/JobSeekerEmail/SubmitJobSeekerEnquiry',
    'POST',
    { 'Idempotency-Key': 'key-2', 'Visit-Seconds': expect.stringMatching(/^\d+\.\d$/) },
  ])
  const form = sent.body as FormData
  expect([...form.keys()]).toEqual([
    'Name',
    'Email',
    'Phone',
    'Message',
    'Post',
    'ExperienceLevel',
    'Current_CTC',
    'Expected_CTC',
    'UploadFile',
  ])
  expect((form.get('UploadFile') as File).name).toBe('cv.pdf')
})

test.each([false, 0, '', null])('spec 7 · the falsy response %j is a failure', async (answer) => {
  call.mockResolvedValueOnce(Response.json(answer))
  await expect(submitEnquiry(enquiry, 'key')).rejects.toThrow('The server did not accept it.')
})
