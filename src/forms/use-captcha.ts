import { useCallback, useEffect, useState } from 'react'
import { captchaCode } from './captcha-code.ts'
import { stopSpeaking } from './captcha-speech.ts'

/** The captcha of a form: its current code, and how to renew it. */
export interface Captcha {
  /** Empty until the script runs. */
  code: string
  renew: () => void
}

/** Gives each form a captcha of its own (spec 5). */
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
