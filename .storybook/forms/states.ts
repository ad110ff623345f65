import { screen, userEvent, within } from 'storybook/test'
import { captchaAlphabet, captchaLength } from '../../src/forms/captcha-code.ts'
import { type FormKind, forget, unsent } from '../../src/forms/unsent.ts'
import { forgetDraft } from '../../src/forms/use-draft.ts'
import { closeAllDialogs } from '../../src/ui/dialog-history.ts'
import { type Answer, serverThat } from './server.ts'

interface StoryContext {
  canvasElement: HTMLElement
}

/** The code of every captcha while random values are fixed. */
const knownCode = (captchaAlphabet[0] as string).repeat(captchaLength)

/** Makes random values predictable. @returns makes them random again */
function fixRandomValues(): () => void {
  const { getRandomValues } = crypto
  crypto.getRandomValues = (bytes) => {
    new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength).fill(0)
    return bytes
  }
  return () => {
    crypto.getRandomValues = getRandomValues
  }
}

/** Prepares the story of a form: a known captcha, a mocked server, nothing unsent, and nothing typed in another story. */
export const beginning =
  (kind: FormKind, answer: Answer) =>
  ({ args }: { args: { post?: string } }) => {
    const restoreRandomValues = fixRandomValues()
    const restoreServer = serverThat(answer)
    for (const { key } of unsent(kind)) forget(key)
    if (args.post) forgetDraft(args.post)
    return async () => {
      restoreRandomValues()
      restoreServer()
      await closeAllDialogs()
    }
  }

/** Fills in fields by name, including files, submits, and waits until the form says something, if it will. */
export const sending =
  (values: Record<string, string | File>, says?: string) =>
  async ({ canvasElement }: StoryContext): Promise<void> => {
    for (const [name, value] of Object.entries<string | File>({ ...values, Captcha: knownCode })) {
      const field = canvasElement.querySelector(`[name="${name}"]`) as HTMLInputElement
      if (value instanceof File) choose(field, value)
      else await userEvent.type(field, value)
    }
    await submitting({ canvasElement })
    if (says) await within(canvasElement).findByText(says)
  }

/** The same, until the dialog says that it was received. */
export const receiving =
  (values: Parameters<typeof sending>[0]) =>
  async (shown: StoryContext): Promise<void> => {
    await sending(values)(shown)
    await screen.findByRole('dialog', { name: 'Received' })
  }

/** Chooses a file, so that it is part of the form's data. */
function choose(field: HTMLInputElement, file: File): void {
  const chosen = new DataTransfer()
  chosen.items.add(file)
  field.files = chosen.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Submits the form. */
export const submitting = ({ canvasElement }: StoryContext): Promise<void> =>
  userEvent.click(within(canvasElement).getByRole('button', { name: /^Submit/ }))
