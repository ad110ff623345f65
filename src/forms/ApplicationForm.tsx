import { useCallback, useState } from 'react'
import contract from '../../schema/forms/job-application.schema.json' with { type: 'json' }
import { RequestError } from '../api/request-error.ts'
import { type JobApplication, submitApplication } from '../api/submissions.ts'
import { Field } from '../ui/Field.tsx'
import { checkApplication } from './application-rules.ts'
import { type Experience, ExperienceFields } from './ExperienceFields.tsx'
import { plainLine, plainPhone } from './plain-text.ts'
import { FieldGroup, SubmissionForm } from './SubmissionForm.tsx'
import type { Unsent } from './unsent.ts'
import { fill, type Refill } from './use-draft.ts'
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
  const concerns = useCallback(({ fields }: Unsent) => fields.Post === post, [post])
  /** Name of a file that was chosen before a reload, which no script may choose again. */
  const [lostFile, setLostFile] = useState('')
  const refill: Refill = useCallback((fields, form) => {
    setExperience(fields.ExperienceLevel === 'experienced' ? 'experienced' : 'fresher')
    setLostFile(fields.UploadFile ?? '')
    fill(fields, form)
  }, [])
  return (
    <SubmissionForm
      kind="application"
      labels={labels}
      honeypot={contract.honeypot}
      submitLabel="Submit application"
      promise={`A developer reads it and answers within a week. After ${contract.keptDays} days we delete it.`}
      check={(data, code) => checkApplication(valuesOf(data), data.get('UploadFile') as File, code)}
      payload={(data) => ({ fields: applicationOf(data), file: data.get('UploadFile') as File })}
      send={send}
      concerns={concerns}
      refill={refill}
      draft={post}
      onSent={() => setExperience('fresher')}
    >
      {(field) => (
        <>
          <FieldGroup asks="Who are you?">
            <Field {...field('Name')} label={labels.Name}>
              {(wiring) => <input {...wiring} name="Name" autoComplete="name" />}
            </Field>
            <Field {...field('Email')} label={labels.Email}>
              {(wiring) => <input {...wiring} name="Email" type="email" autoComplete="email" />}
            </Field>
            <Field {...field('Phone')} label={labels.Phone}>
              {(wiring) => <input {...wiring} name="Phone" type="tel" autoComplete="tel" />}
            </Field>
          </FieldGroup>
          <FieldGroup asks="What do you bring?">
            <Field {...field('Post')} label={labels.Post}>
              {(wiring) => <input {...wiring} name="Post" value={post} readOnly />}
            </Field>
            <ExperienceFields chosen={experience} onChoose={setExperience} field={field} />
          </FieldGroup>
          <FieldGroup asks="What should we read?">
            <Field {...field('Message')} label={labels.Message} optional>
              {(wiring) => <textarea {...wiring} name="Message" rows={5} />}
            </Field>
            <Field
              {...field('UploadFile')}
              label={labels.UploadFile}
              hint={`PDF, DOC or DOCX, 10 MB at most.${lostFile && ` Please choose ${lostFile} again.`}`}
            >
              {(wiring) => (
                <input
                  {...wiring}
                  name="UploadFile"
                  type="file"
                  accept=".pdf,.doc,.docx"
                  onChange={() => setLostFile('')}
                />
              )}
            </Field>
          </FieldGroup>
        </>
      )}
    </SubmissionForm>
  )
}

const emptyFields = {
  ...{ Name: '', Email: '', Phone: '', Post: '', Message: '' },
  ...{ ExperienceLevel: 'fresher', Current_CTC: '0', Expected_CTC: '0' },
} satisfies Omit<JobApplication, 'UploadFile'>

const send: Send = async ({ fields, file }, key, onProgress) => {
  if (!file) throw new RequestError('Choose the file again.', 400)
  await submitApplication({ ...emptyFields, ...fields, UploadFile: file }, key, onProgress)
}

const trimmed = (value: string): string => plainLine(value).trim()

/** What a field means, of those where it is not just what was typed. */
const meanings: Record<string, (typed: string) => string> = {
  Name: plainLine,
  Email: trimmed,
  Phone: plainPhone,
  Current_CTC: trimmed,
  Expected_CTC: trimmed,
}

/** The values of all text fields. */
function valuesOf(data: FormData): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of data) if (typeof value === 'string') values[name] = meanings[name]?.(value) ?? value
  return values
}

/** What is sent besides the file (spec 7): both CTCs are 0 for freshers, and the honeypot is left out if it is empty. */
function applicationOf(data: FormData): Record<string, string> {
  const { Captcha, [contract.honeypot]: honeypot, ...fields } = valuesOf(data)
  return {
    Current_CTC: emptyFields.Current_CTC,
    Expected_CTC: emptyFields.Expected_CTC,
    ...fields,
    ...(honeypot && { [contract.honeypot]: honeypot }),
  }
}
