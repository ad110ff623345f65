import { useMemo, useState } from 'react'
import contract from '../../schema/forms/job-application.schema.json' with { type: 'json' }
import { type JobApplication, submitApplication } from '../api/submissions.ts'
import { Field } from '../ui/Field.tsx'
import { checkApplication } from './application-rules.ts'
import { type Experience, ExperienceFields } from './ExperienceFields.tsx'
import { SubmissionForm } from './SubmissionForm.tsx'
import type { Unsent } from './unsent.ts'
import type { Send } from './use-submission.ts'

const labels = {
  Name: 'Name',
  Email: 'Email',
  Phone: 'Phone',
  Post: 'Post',
  Current_CTC: 'Current CTC',
  Expected_CTC: 'Expected CTC',
  Message: 'About you',
  UploadFile: 'CV',
  Captcha: 'Captcha',
}

/** The job application form (spec 2.7, 3, 5). @param post title of the job, preset and not editable */
export function ApplicationForm({ post }: { post: string }) {
  const [experience, setExperience] = useState<Experience>('fresher')
  const unsent = useMemo(
    () => ({
      concerns: ({ fields }: Unsent) => fields.Post === post,
      refill({ fields }: Unsent, form: HTMLFormElement) {
        setExperience(fields.ExperienceLevel as Experience)
        // Once the fields that follow from it are there.
        requestAnimationFrame(() => fill(form, fields))
      },
    }),
    [post],
  )
  return (
    <SubmissionForm
      kind="application"
      labels={labels}
      honeypot={contract.honeypot}
      submitLabel="Submit application"
      check={(data, code) => checkApplication(valuesOf(data), data.get('UploadFile') as File, code)}
      payload={(data) => ({ fields: applicationOf(data), file: data.get('UploadFile') as File })}
      send={send}
      unsent={unsent}
      onSent={() => setExperience('fresher')}
    >
      {(field) => (
        <>
          <Field {...field('Name')} label={labels.Name}>
            {(wiring) => <input {...wiring} name="Name" autoComplete="name" />}
          </Field>
          <Field {...field('Email')} label={labels.Email}>
            {(wiring) => <input {...wiring} name="Email" type="email" autoComplete="email" />}
          </Field>
          <Field {...field('Phone')} label={labels.Phone}>
            {(wiring) => <input {...wiring} name="Phone" type="tel" autoComplete="tel" />}
          </Field>
          <Field {...field('Post')} label={labels.Post}>
            {(wiring) => <input {...wiring} name="Post" value={post} readOnly />}
          </Field>
          <ExperienceFields chosen={experience} onChoose={setExperience} field={field} />
          <Field {...field('Message')} label={labels.Message} optional>
            {(wiring) => <textarea {...wiring} name="Message" rows={4} />}
          </Field>
          <Field {...field('UploadFile')} label={labels.UploadFile} hint="PDF, DOC or DOCX, 10 MB at most.">
            {(wiring) => <input {...wiring} name="UploadFile" type="file" accept=".pdf,.doc,.docx" />}
          </Field>
        </>
      )}
    </SubmissionForm>
  )
}

const send: Send = ({ fields, file }, key, onProgress) =>
  submitApplication({ ...fields, UploadFile: file } as unknown as JobApplication, key, onProgress)

/** Everything typed. Space around a number is not part of it. */
function valuesOf(data: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of data)
    if (typeof value === 'string') values[name] = name.endsWith('_CTC') ? value.trim() : value
  return values
}

/** What is sent besides the file (spec 7): 0 and 0 for a fresher, the honeypot only where something filled it. */
function applicationOf(data: FormData): Record<string, string> {
  const { Captcha, [contract.honeypot]: trapped, ...fields } = valuesOf(data)
  return { Current_CTC: '0', Expected_CTC: '0', ...fields, ...(trapped && { [contract.honeypot]: trapped }) }
}

function fill(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = value
  }
  const file = form.elements.namedItem('UploadFile')
  if (file instanceof HTMLElement) file.focus()
}
