import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Field } from '../ui/Field.tsx'
import { UiIcon } from '../ui/Icon.tsx'
import { captchaSize, drawCaptcha } from './captcha-picture.ts'
import { canSpeak, speakCode } from './captcha-speech.ts'
import type { Captcha } from './use-captcha.ts'
import styles from './captcha.module.css'

const renewed = 'A new code is shown.'
const voiceless = 'This device has no voice to read the code. Please call us or write to us instead.'

interface CaptchaFieldProps {
  captcha: Captcha
  id: string
  error?: string
}

/** The code as a picture, buttons to renew it and to hear it, and the field to type it in (spec 4, 5, 9). */
export function CaptchaField({ captcha: { code, renew }, id, error }: CaptchaFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [hasSpeech, setHasSpeech] = useState(false)
  const [status, setStatus] = useState<'' | typeof renewed | typeof voiceless>('')
  const drawnCode = useRef('')

  useEffect(() => setHasSpeech(canSpeak()), [])
  useLayoutEffect(() => {
    if (!code || !canvas.current || !input.current) return
    drawCaptcha(canvas.current, code)
    // The old input belongs to the previous code.
    input.current.value = ''
    if (drawnCode.current) setStatus(renewed)
    drawnCode.current = code
  }, [code])

  const listen = () => speakCode(code, () => setStatus(voiceless))

  return (
    <Field id={id} label="Captcha" hint="Six characters. Capital and small letters differ." error={error}>
      {(wiring) => (
        <div className={styles.row}>
          <div className={styles.picture}>
            <canvas
              ref={canvas}
              {...captchaSize}
              className={code ? undefined : styles.blank}
              role="img"
              aria-label="Six characters, to be typed beside"
            />
            <div className={styles.tools}>
              <button type="button" className={styles.tool} onClick={renew} aria-label="Show another code">
                <UiIcon name="arrows-clockwise-bold" size={20} />
              </button>
              {hasSpeech && (
                <button type="button" className={styles.tool} onClick={listen} aria-label="Listen to the code">
                  <UiIcon name="speaker-high-bold" size={20} />
                </button>
              )}
            </div>
          </div>
          <input
            {...wiring}
            ref={input}
            name="Captcha"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
          />
          {/* Who sees the picture sees that it is another. */}
          <p role="status" className={status === renewed ? 'visually-hidden' : styles.status}>
            {status}
          </p>
        </div>
      )}
    </Field>
  )
}
