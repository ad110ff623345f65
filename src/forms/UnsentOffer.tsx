import { useEffect, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { type FormKind, forget, type Unsent, unsent } from './unsent.ts'

interface UnsentOfferProps {
  kind: FormKind
  /** Whether a submission belongs to this form. */
  concerns: (entry: Unsent) => boolean
  /** Label of the button. */
  action: string
  /** Called by the button. @returns whether the offer can be removed */
  onTake: (entry: Unsent) => Promise<boolean>
  /** Called when the visitor has discarded one, and with it the button that had the focus. */
  onDiscard: () => void
}

/** Offers to send what an earlier visit could not (spec 8). */
export function UnsentOffer({ kind, concerns, action, onTake, onDiscard }: UnsentOfferProps) {
  const [offers, setOffers] = useState<Unsent[]>([])
  useEffect(() => {
    setOffers(unsent(kind).filter(concerns))
    // Another tab may send or discard it.
    const removeStale = () => {
      const remaining = new Set(unsent(kind).map(({ key }) => key))
      setOffers((current) => current.filter(({ key }) => remaining.has(key)))
    }
    addEventListener('storage', removeStale)
    return () => removeEventListener('storage', removeStale)
  }, [kind, concerns])

  const remove = (entry: Unsent) => setOffers((current) => current.filter(({ key }) => key !== entry.key))
  const take = async (entry: Unsent) => {
    if (await onTake(entry)) remove(entry)
  }
  const discard = (entry: Unsent) => {
    forget(entry.key)
    remove(entry)
    onDiscard()
  }

  return offers.map((entry) => (
    <section key={entry.key} className="form-notice form-offer" aria-label={`Unsent ${kind}`}>
      <p>
        Your {kind} of <time>{savedAtText(entry)}</time> may not have reached us.
        {entry.file && ` The file to choose again: ${entry.file.name}.`}
      </p>
      <div>
        <Button variant="text" onClick={() => take(entry)}>
          {action}
        </Button>
        <Button variant="text" onClick={() => discard(entry)}>
          Discard
        </Button>
      </div>
    </section>
  ))
}

const savedAtText = ({ savedAt }: Unsent): string =>
  new Date(savedAt).toLocaleString('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
