import { useCallback, useEffect, useState } from 'react'
import { captchaCode } from './captcha-code.ts'
import { stopSpeaking } from './captcha-speech.ts'

/** The captcha of a form: what it shows now, and how to change it. */
export interface Captcha {
  /** Empty until the script runs. */
  code: string
  renew: () => void
}

/** A captcha with a code of its own for each form. */
export function useCaptcha(): Captcha {
  const [code, setCode] = useState('')
  const renew = useCallback(() => {
    stopSpeaking()
    setCode(captchaCode())
  }, [])
  useEffect(() => {
    renew()
    return stopSpeaking
  }, [renew])
  return { code, renew }
}
