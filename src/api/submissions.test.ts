import { expect, test, vi } from 'vitest'
import { request } from './request.ts'
import { submitApplication, submitEnquiry } from './submissions.ts'

vi.mock('./request.ts', () => ({ request: vi.fn() }))
const call = vi.mocked(request)
const enquiry = { Name: 'Ada', Email: 'ada@example.com', Phone: '1234567', Message: '' }

test('spec 7 · an enquiry is sent as JSON with its key', async () => {
  call.mockResolvedValueOnce(true)
  await submitEnquiry(enquiry, 'key-1')
  expect(call).toHaveBeenLastCalledWith('/api/Email/SubmitEnquiry', 'POST', enquiry, {
    headers: { 'Idempotency-Key': 'key-1', 'Visit-Seconds': expect.stringMatching(/^\d+\.\d$/) },
  })
})

test('spec 7 · an application is sent as a form with its nine fields and its key', async () => {
  call.mockResolvedValueOnce({ id: 1 })
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
  const [path, method, form, options] = call.mock.lastCall as [string, string, FormData, { headers: object }]
  expect([path, method, options.headers]).toEqual([
    '/api/JobSeekerEmail/SubmitJobSeekerEnquiry',
    'POST',
    { 'Idempotency-Key': 'key-2', 'Visit-Seconds': expect.stringMatching(/^\d+\.\d$/) },
  ])
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
  call.mockResolvedValueOnce(answer)
  await expect(submitEnquiry(enquiry, 'key')).rejects.toThrow('The server did not accept it.')
})
