import { useState } from 'react'
import { devParameters } from '../../page/dev-protocol.ts'
import { Button } from '../Button.tsx'

/** A page as it was in a commit, and as it is now. @param commit undefined for a new page, which has no earlier version */
export function BeforeAfter({ path, commit }: { path: string; commit?: string }) {
  const [isNow, setIsNow] = useState(!commit)
  return (
    <div>
      {commit ? (
        <fieldset aria-label={`Version of ${path}`} className="row">
          <Button aria-pressed={!isNow} onClick={() => setIsNow(false)}>
            Before
          </Button>
          <Button aria-pressed={isNow} onClick={() => setIsNow(true)}>
            Now
          </Button>
        </fieldset>
      ) : (
        <p className="muted">New page: there is no earlier version.</p>
      )}
      <iframe
        className="model"
        key={`${isNow}`}
        title={`${path}, ${isNow ? 'now' : 'before'}`}
        src={isNow ? path : `${path}?${devParameters.past}=${commit}`}
        referrerPolicy="no-referrer"
        tabIndex={-1}
      />
    </div>
  )
}
