import { useEffect, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import styles from './notice.module.css'
import { type FormKind, forget, type Unsent, unsent } from './unsent.ts'

interface UnsentOfferProps {
  kind: FormKind
  /** Whether a submission is of this form. */
  concerns: (entry: Unsent) => boolean
  /** What can be done with it: the words of the button. */
  action: string
  /** Does it. @returns whether it is done with */
  onTake: (entry: Unsent) => Promise<boolean>
}

/** Offers what an earlier visit could not send. */
export function UnsentOffer({ kind, concerns, action, onTake }: UnsentOfferProps) {
  const [offers, setOffers] = useState<Unsent[]>([])
  useEffect(() => {
    setOffers(unsent(kind).filter(concerns))
    // Another tab may send or discard it.
    const drop = () => {
      const left = new Set(unsent(kind).map(({ key }) => key))
      setOffers((known) => known.filter(({ key }) => left.has(key)))
    }
    addEventListener('storage', drop)
    return () => removeEventListener('storage', drop)
  }, [kind, concerns])

  const remove = (entry: Unsent) => setOffers((known) => known.filter(({ key }) => key !== entry.key))
  const take = async (entry: Unsent) => {
    if (await onTake(entry)) remove(entry)
  }
  const discard = (entry: Unsent) => {
    forget(entry.key)
    remove(entry)
  }

  return offers.map((entry) => (
    <section key={entry.key} className={`${styles.notice} ${styles.offer}`} aria-label={`Unsent ${kind}`}>
      <p>
        Your {kind} of <time>{momentOf(entry)}</time> may not have reached us.
        {entry.file && ` The file to choose again: ${entry.file.name}.`}
      </p>
      <div className={styles.actions}>
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

const momentOf = ({ savedAt }: Unsent): string =>
  new Date(savedAt).toLocaleString('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })
