import { type InputEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RequestError } from '../api/request-error.ts'
import { Button } from '../ui/Button.tsx'
import { UiIcon } from '../ui/Icon.tsx'
import { useId } from '../ui/use-id.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FailureNotice } from './FailureNotice.tsx'
import type { Errors } from './rules.ts'
import type { FormKind, Unsent } from './unsent.ts'
import { UnsentOffer } from './UnsentOffer.tsx'
import { useCaptcha } from './use-captcha.ts'
import { contentOf, fill, forgetDraft, type Refill, useDraft } from './use-draft.ts'
import { type Send, useSubmission } from './use-submission.ts'
import { useWait } from './use-wait.ts'
import styles from './form.module.css'

/** The state of a field. */
export interface FieldState {
  id: string
  error?: string
}

interface SubmissionFormProps {
  kind: FormKind
  /** Field names in order, with their labels. */
  labels: Record<string, string>
  /** Name of a hidden field that only programs fill in. */
  honeypot: string
  submitLabel: string
  /** What happens once it is sent, beside the button. */
  promise: string
  /** Validates the input. */
  check: (data: FormData, code: string) => Errors
  /** What is sent to the server. */
  payload: (data: FormData) => { fields: Record<string, string>; file?: File }
  send: Send
  /** Whether an unsent submission belongs to this form. */
  concerns: (entry: Unsent) => boolean
  /** Fills in again what was not sent, for the visitor to send; without it, it is sent as it is. */
  refill?: Refill
  /** Keeps what is typed under this name until it is sent. */
  draft: string
  /** Shown above the button while the script of the form is missing. */
  notLoaded?: ReactNode
  /** Called after the form was sent and reset. */
  onSent?: () => void
  /** Renders the fields; `field` returns the state of each. */
  children: (field: (name: string) => FieldState) => ReactNode
}

/** The styles of notices and the overlay, which come with the script; if they are late, these are shown without them. */
const stylesOfStates = (): Promise<unknown> =>
  Promise.race([import('./form-states.css').catch(() => {}), new Promise((resolve) => setTimeout(resolve, 3000))])

const isEmpty = (form: HTMLFormElement, { fields }: Unsent): boolean =>
  Object.keys(fields).every((name) => !new FormData(form).get(name))

const stillSending = 'Still sending. Please keep this page open.'

/** The states that all forms share (spec 4): errors, captcha, overlay, failure, success, unsent submissions. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { kind, labels, honeypot, submitLabel, promise, check, payload, send, concerns, refill, draft } = props
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const prefix = useId('')
  const captcha = useCaptcha()
  const [errors, setErrors] = useState<Errors>({})
  /** The fields that were wrong at the last submit. */
  const [watched, setWatched] = useState<string[]>([])
  const [thanks, setThanks] = useState('')
  const [isOffered, setOffered] = useState(false)
  const [discarded, setDiscarded] = useState(0)
  const { sending, failure, progress, isBusy, isHere, submit, resend, adopt } = useSubmission(kind, send)
  const wait = useWait(sending)
  const veiled = wait === 'veiled'
  const [isStyled, setStyled] = useState(false)
  const { keep, handOver } = useDraft(form, draft, refill)
  useEffect(() => void stylesOfStates().then(() => setStyled(true)), [])

  const idOf = (name: string) => `${prefix}${name}`
  const field = (name: string): FieldState => ({ id: idOf(name), error: errors[name] })

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const element = event.currentTarget
    if (!isStyled) await stylesOfStates()
    if (isBusy()) return
    const data = new FormData(element)
    const found = check(data, captcha.code)
    // Rendered synchronously, so that the first invalid field can be focused.
    flushSync(() => {
      setErrors(found)
      setWatched(Object.keys(found))
    })
    if (Object.keys(found).length) {
      captcha.renew()
      showFirst(element)
      return
    }
    const { fields, file } = payload(data)
    setOffered(false)
    const sent = contentOf(element)
    const attempt = submit(fields, file)
    // From here on it is offered as an unsent submission, unless the server refuses it.
    handOver()
    const failure = await failureOf(attempt)
    if (failure) {
      if (failure.isRefusal) keep()
      return
    }
    captcha.renew()
    // What was typed while it was being sent is still to be sent.
    if (!isHere() || contentOf(element) !== sent) return
    element.reset()
    forgetDraft(draft)
    props.onSent?.()
  }

  /** Messages go, and come again, with the mistakes of fields that were wrong. Only a submit brings one to another field (spec 5). */
  function onInput({ currentTarget, target }: InputEvent<HTMLFormElement>): void {
    if (!watched.length) return
    const found = check(new FormData(currentTarget), captcha.code)
    const typedIn = (target as HTMLInputElement).name
    const messageOf = (name: string) => (name !== typedIn && errors[name]) || found[name]
    const wrong = watched.filter((name) => found[name])
    setErrors(Object.fromEntries(wrong.map((name) => [name, messageOf(name) as string])))
  }

  /** Opens a dialog, whose script loads meanwhile, if the server has the submission, or if it has not and the form is closed. */
  async function failureOf(attempt: Promise<RequestError | undefined>): Promise<RequestError | undefined> {
    setThanks('')
    const dialog = import('./received.tsx').catch(() => undefined)
    const failure = await attempt
    // At once: what the form holds now decides what becomes of it.
    if (failure && isHere()) return failure
    const loaded = await dialog
    if (failure) loaded?.showNotSent(kind, button.current)
    else if (loaded) loaded.showReceived(button.current)
    else setThanks('Your Query has been received successfully.')
    return failure
  }

  async function takeUnsent(entry: Unsent): Promise<boolean> {
    const element = form.current
    if (isBusy() || !element) return false
    if (refill) {
      refill({ ...entry.fields, ...(entry.file && { UploadFile: entry.file.name }) }, element)
      adopt(entry)
      element.querySelector<HTMLElement>('[type=file]')?.focus()
      return true
    }
    setOffered(true)
    const failure = await failureOf(resend(entry))
    if (!failure?.isRefusal || !isEmpty(element, entry)) return !failure
    // For the visitor to change what is wrong.
    fill(entry.fields, element)
    adopt(entry)
    setOffered(false)
    return true
  }

  function onDiscard(): void {
    setDiscarded((count) => count + 1)
    document.getElementById(idOf(Object.keys(labels)[0] as string))?.focus()
  }

  const notice = failure && (
    <FailureNotice kind={kind} failure={failure} hasFile={'UploadFile' in labels} isOffered={isOffered} />
  )
  return (
    <div className={styles.frame} data-veiled={veiled || undefined}>
      <div className="form-veiled">
        {isStyled && (
          <UnsentOffer
            kind={kind}
            concerns={concerns}
            action={refill ? 'Fill it in again' : 'Send it again'}
            onTake={takeUnsent}
            onDiscard={onDiscard}
          />
        )}
        {isOffered && notice}
        <form
          method="dialog"
          ref={form}
          className={styles.form}
          noValidate
          aria-busy={sending}
          data-draft={draft}
          onSubmit={onSubmit}
          onInput={onInput}
        >
          <ErrorSummary errors={errors} wereErrors={watched.length > 0} labels={labels} idOf={idOf} />
          {props.children(field)}
          <Honeypot name={honeypot} />
          <CaptchaField captcha={captcha} id={idOf('Captcha')} error={errors.Captcha} />
          {!isOffered && notice}
          <div>
            {props.notLoaded}
            <div className={styles.foot}>
              <Button ref={button} type="submit" variant="primary" aria-disabled={sending}>
                {submitLabel}
                <UiIcon name="arrow-right-bold" />
              </Button>
              <p>
                {wait === 'long' ? stillSending : promise} <a href="/privacypolicy">How we treat your data</a>
              </p>
            </div>
          </div>
        </form>
      </div>
      {progress !== undefined && <UploadProgress sent={progress} />}
      <div className="form-veil" role="status">
        {veiled && <p>Submitting...</p>}
        {wait === 'long' && <span className="visually-hidden">{stillSending}</span>}
        {thanks && <p>{thanks}</p>}
        {discarded > 0 && (
          <span key={discarded} className="visually-hidden">
            The unsent {kind} was discarded.
          </span>
        )}
      </div>
    </div>
  )
}

/** Focuses the first invalid field. It is in view with its label and message and, where both fit, so is the new code. */
function showFirst(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLInputElement>('[aria-invalid]')
  const code = form.querySelector<HTMLInputElement>('[name=Captcha]')
  const scrollTo = (field: HTMLInputElement | null, behavior: ScrollBehavior) =>
    field?.labels?.[0]?.parentElement?.scrollIntoView({ block: 'nearest', behavior })
  first?.focus({ preventScroll: true })
  scrollTo(code, 'instant')
  scrollTo(first, 'auto')
}

function UploadProgress({ sent }: { sent: number }) {
  return (
    <label className="form-progress">
      <span>Upload: {Math.round(sent * 100)} %</span>
      <progress value={sent} />
    </label>
  )
}

/** Fields that belong together, below a title that says what they ask for. */
export const FieldGroup = ({ asks, children }: { asks: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{asks}</legend>
    {children}
  </fieldset>
)

/** Invisible to people, so only programs fill it in; the server marks such submissions. */
function Honeypot({ name }: { name: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Leave this field empty
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
