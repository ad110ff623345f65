import { useEffect, useState } from 'react'

/** When the overlay appears, and when it disappears in any case, in ms after the submit (spec 9). */
const appearsAfter = 500
const hiddenAfter = 3500

/** Whether the 'Submitting...' overlay is shown (spec 4): not for quick responses, and never for long. */
export function useVeil(sending: boolean): boolean {
  const [veiled, setVeiled] = useState(false)
  useEffect(() => {
    if (!sending) return
    const timers = [setTimeout(() => setVeiled(true), appearsAfter), setTimeout(() => setVeiled(false), hiddenAfter)]
    return () => {
      timers.forEach(clearTimeout)
      setVeiled(false)
    }
  }, [sending])
  return veiled
}
