import { Fragment } from 'react'
import contract from '../../schema/forms/enquiry.schema.json' with { type: 'json' }
import type { LinkData } from '../contract/index.ts'
import { Anchor } from '../ui/Anchor.tsx'
import { Field } from '../ui/Field.tsx'
import { NotLoaded } from '../ui/NotLoaded.tsx'
import { checkEnquiry, type EnquiryVariant, enquiryFields, siteField } from './enquiry-variants.ts'
import { replyPromise } from './NextSteps.tsx'
import { plainLine, plainPhone } from './plain-text.ts'
import { sendEnquiry } from './send-enquiry.ts'
import { FieldGroup, SubmissionForm } from './SubmissionForm.tsx'

interface EnquiryFormProps {
  variant: EnquiryVariant
  /** Also asks for the address of the current site. */
  web?: boolean
  /** What the fields about the subject ask, if not what they ask on other pages. */
  asks?: string
  /** Other ways to reach the company: a number and an address are named while the script of the form is missing. */
  actions?: LinkData[]
  /** The service in question: the message says it before what is typed, as no other field can (spec 7). */
  about?: string
  /** When the visitor would like to be called: the message says it first. */
  call?: string
}

/** The enquiry form (spec 2.6, 2.8, 2.10, 5). Keeps what was typed before the script ran. */
export function EnquiryForm({ variant, web = false, asks, actions = [], about, call }: EnquiryFormProps) {
  const [person, topic] = [enquiryFields.slice(0, -1), enquiryFields.slice(-1)]
  const groups = {
    'Who are you?': person,
    [asks ?? (variant === 'careers' ? 'What would you like to know?' : 'What is it about?')]: web
      ? [siteField, ...topic]
      : topic,
  }
  const labels = Object.fromEntries(
    [...Object.values(groups).flat(), { name: 'Captcha', label: 'Captcha' }].map(({ name, label }) => [name, label]),
  )
  return (
    <SubmissionForm
      kind="enquiry"
      labels={labels}
      honeypot={contract.honeypot}
      submitLabel={call ? 'Request the call' : 'Submit enquiry'}
      promise={`${call ? 'We confirm it' : 'You get an answer'} ${replyPromise}.`}
      check={(data, code) => checkEnquiry(variant, { ...enquiryOf(data), Captcha: text(data, 'Captcha') }, code)}
      payload={(data) => ({ fields: enquiryOf(data, { about, call }) })}
      send={sendEnquiry}
      concerns={anyEnquiry}
      draft={enquiryDraft(variant)}
      notLoaded={<FormNotLoaded actions={actions} />}
    >
      {(field) =>
        Object.entries(groups).map(([asks, fields]) => (
          <FieldGroup key={asks} asks={asks}>
            {fields.map(({ name, label, control, autoComplete, optional }) => (
              <Field key={name} {...field(name)} label={label} optional={optional}>
                {(wiring) =>
                  control === 'textarea' ? (
                    <textarea {...wiring} name={name} rows={3} />
                  ) : (
                    <input {...wiring} name={name} type={control} autoComplete={autoComplete} />
                  )
                }
              </Field>
            ))}
          </FieldGroup>
        ))
      }
    </SubmissionForm>
  )
}

function FormNotLoaded({ actions }: { actions: LinkData[] }) {
  const ways = ['tel:', 'mailto:'].flatMap((scheme) => actions.find(({ href }) => href.startsWith(scheme)) ?? [])
  return (
    <NotLoaded>
      {'The form has not loaded, so nothing was sent. What you typed is still here. Please call or write: '}
      {ways.map((link, index) => (
        <Fragment key={link.href}>
          {index > 0 && ', '}
          <Anchor link={link}>{link.label}</Anchor>
        </Fragment>
      ))}
    </NotLoaded>
  )
}

/** The name of what is typed into this form (see use-draft.ts). */
export const enquiryDraft = (variant: EnquiryVariant): string => `enquiry ${variant}`

const anyEnquiry = () => true

const text = (data: FormData, name: string): string => String(data.get(name) ?? '')

/** What is sent (spec 7). The honeypot is left out if it is empty. */
function enquiryOf(data: FormData, { about, call }: { about?: string; call?: string } = {}): Record<string, string> {
  const site = text(data, siteField.name)
  const message = text(data, 'Message')
  // One that was refused comes back into the form as it was sent.
  const isAsSent = /^(?:Please call me|About): /.test(message)
  const before = [
    call && !isAsSent && `Please call me: ${call}`,
    about && !isAsSent && `About: ${about}`,
    site && `${siteField.label}: ${site}`,
  ]
    .filter(Boolean)
    .join('\n')
  const honeypot = text(data, contract.honeypot)
  return {
    Name: plainLine(text(data, 'Name')),
    Email: plainLine(text(data, 'Email')).trim(),
    Phone: plainPhone(text(data, 'Phone')),
    Message: before ? `${before}\n\n${message}`.trimEnd() : message,
    ...(honeypot && { [contract.honeypot]: honeypot }),
  }
}
