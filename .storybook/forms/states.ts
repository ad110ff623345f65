import { userEvent, within } from 'storybook/test'
import { captchaAlphabet, captchaLength } from '../../src/forms/captcha-code.ts'
import { type FormKind, forget, unsent } from '../../src/forms/unsent.ts'
import { closeAllDialogs } from '../../src/ui/dialog-history.ts'
import { type Answer, serverThat } from './server.ts'

interface Shown {
  canvasElement: HTMLElement
}

/** The code that every captcha shows where chance is taken out of it. */
const knownCode = (captchaAlphabet[0] as string).repeat(captchaLength)

/** Takes chance out of the browser. @returns gives it back */
function withoutChance(): () => void {
  const { getRandomValues } = crypto
  crypto.getRandomValues = (bytes) => {
    new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength).fill(0)
    return bytes
  }
  return () => {
    crypto.getRandomValues = getRandomValues
  }
}

/** What a story of a form begins with: a known captcha, a server that answers in its way, nothing left from before. */
export const beginning = (kind: FormKind, answer: Answer) => () => {
  const chance = withoutChance()
  const server = serverThat(answer)
  for (const { key } of unsent(kind)) forget(key)
  return async () => {
    chance()
    server()
    await closeAllDialogs()
  }
}

/** Types into fields by the names under which they are sent, files included, and submits. */
export const sending =
  (values: Record<string, string | File>) =>
  async ({ canvasElement }: Shown): Promise<void> => {
    for (const [name, value] of Object.entries<string | File>({ ...values, Captcha: knownCode })) {
      const field = canvasElement.querySelector(`[name="${name}"]`) as HTMLInputElement
      if (value instanceof File) choose(field, value)
      else await userEvent.type(field, value)
    }
    await submitting({ canvasElement })
  }

/** Chooses a file as a person does: the form then has it in its data. */
function choose(field: HTMLInputElement, file: File): void {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  field.files = chosen.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Submits as it stands. */
export const submitting = ({ canvasElement }: Shown): Promise<void> =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^Submit/ }))
