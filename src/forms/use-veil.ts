import { useEffect, useState } from 'react'

/** When the overlay appears, and when it is taken away whatever happens, in ms from the submit (spec 9). */
const appears = 500
const forcedOff = 3500

/** Whether the 'Submitting...' overlay is on (spec 4): not for quick answers, and never for long. */
export function useVeil(sending: boolean): boolean {
  const [veiled, setVeiled] = useState(false)
  useEffect(() => {
    if (!sending) return
    const timers = [setTimeout(() => setVeiled(true), appears), setTimeout(() => setVeiled(false), forcedOff)]
    return () => {
      timers.forEach(clearTimeout)
      setVeiled(false)
    }
  }, [sending])
  return veiled
}
