import { useState } from 'react'

/** A page as a commit has it, and as it is now. */
export function BeforeAfter({ path, commit }: { path: string; commit: string }) {
  const [now, setNow] = useState(false)
  return (
    <div>
      <fieldset aria-label={`Version of ${path}`} className="row">
        <button type="button" aria-pressed={!now} onClick={() => setNow(false)}>
          Before
        </button>
        <button type="button" aria-pressed={now} onClick={() => setNow(true)}>
          Now
        </button>
      </fieldset>
      <iframe
        className="model"
        key={`${now}`}
        title={`${path}, ${now ? 'now' : 'before'}`}
        src={now ? path : `${path}?_past=${commit}`}
        referrerPolicy="no-referrer"
        tabIndex={-1}
      />
    </div>
  )
}
