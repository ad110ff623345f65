import { useLayoutEffect, useState } from 'react'

/** When the overlay appears, and when it disappears in any case, in ms after the submit (spec 9). */
const appearsAfter = 500
const hiddenAfter = 3500

/** How long a form has been sending: the 'Submitting...' overlay is shown in between (spec 4). */
export type Wait = 'short' | 'veiled' | 'long'

/** How long a form has been sending: quick responses need no overlay, and it never covers the form for long (spec 4). */
export function useWait(sending: boolean): Wait {
  const [wait, setWait] = useState<Wait>('short')
  useLayoutEffect(() => {
    if (!sending) return
    const timers = [setTimeout(() => setWait('veiled'), appearsAfter), setTimeout(() => setWait('long'), hiddenAfter)]
    return () => {
      timers.forEach(clearTimeout)
      setWait('short')
    }
  }, [sending])
  return wait
}
