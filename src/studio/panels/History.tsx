import { useEffect, useState } from 'react'
import { pathOfDocument } from '../../page/routes.ts'
import type { PastVersion } from '../api.ts'
import { Button } from '../Button.tsx'
import { call } from '../call.ts'
import { change } from '../documents.ts'
import { useForm } from '../form/context.ts'
import { say } from '../store.ts'
import { BeforeAfter } from './BeforeAfter.tsx'
import { Compared } from './Compared.tsx'

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** The history of the document in git: who changed what and when. Earlier versions can be compared and restored. */
export function History() {
  const { file, text } = useForm()
  const page = pathOfDocument(file)
  const [versions, setVersions] = useState<PastVersion[]>()
  const [shown, setShown] = useState<{ commit: string; text: string }>()
  useEffect(() => {
    call('history', { file }).then(
      ({ versions }) => setVersions(versions),
      (error: Error) => say(error.message),
    )
  }, [file])
  const load = (commit: string, use: (text: string) => void) =>
    call('past', { file, commit }).then(
      ({ text }) => use(text),
      (error: Error) => say(error.message),
    )
  if (!versions) return <p className="muted">Loading …</p>
  if (!versions.length) return <p className="muted">git has no earlier version of this file.</p>
  return (
    <ol>
      {versions.map(({ commit, who, when, subject, changes }) => (
        <li key={commit} className="past">
          <b>{subject}</b>
          <p className="muted">
            {who}, <time dateTime={when}>{day.format(new Date(when))}</time>
          </p>
          <ul className="changes">
            {changes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <div className="row">
            <Button
              aria-expanded={shown?.commit === commit}
              onClick={() =>
                shown?.commit === commit ? setShown(undefined) : load(commit, (text) => setShown({ commit, text }))
              }
            >
              Compare with now
            </Button>
            <Button
              onClick={() =>
                load(commit, (text) => {
                  change(file, text)
                  say('The version is restored. Undo reverses this.')
                })
              }
            >
              Restore
            </Button>
          </div>
          {shown?.commit === commit && (
            <>
              <Compared before={shown.text} after={text} names={['only then', 'only now']} />
              {page && <BeforeAfter path={page} commit={commit} />}
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
