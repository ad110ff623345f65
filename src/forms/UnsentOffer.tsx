import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { followUnderWay } from './under-way.ts'
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
    <Offer key={entry.key} entry={entry}>
      <Button variant="text" onClick={() => take(entry)}>
        {action}
      </Button>
      <Button variant="text" onClick={() => discard(entry)}>
        Discard
      </Button>
    </Offer>
  ))
}

/** What is still being sent, by another tab or a form that was closed, can be neither sent nor discarded. */
function Offer({ entry, children }: { entry: Unsent; children: ReactNode }) {
  const { key, kind, file } = entry
  const [isUnderWay, setUnderWay] = useState<boolean>()
  useEffect(() => void followUnderWay(key, setUnderWay), [key])
  if (isUnderWay === undefined) return null
  return (
    <section className="form-notice form-offer" aria-label={`Unsent ${kind}`}>
      <p role="status">
        Your {kind} of <time>{savedAtText(entry)}</time>{' '}
        {isUnderWay ? 'is still being sent.' : 'may not have reached us.'}
        {!isUnderWay && file && ` The file to choose again: ${file.name}.`}
      </p>
      {!isUnderWay && <div>{children}</div>}
    </section>
  )
}

const savedAtText = ({ savedAt }: Unsent): string =>
  new Date(savedAt).toLocaleString('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
