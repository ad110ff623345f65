import { type FormEvent, useRef, useState } from 'react'
import { originOf } from '../../page/origin.ts'
import type { Calls } from '../api.ts'
import { Button } from '../Button.tsx'
import { call } from '../call.ts'
import { openPage, refreshSite, select, useStudio } from '../store.ts'
import { ChangedFiles } from './ChangedFiles.tsx'
import { Mistakes } from './Mistakes.tsx'

type Changes = Calls['changes'][1]

/** Describes what would change for visitors, and commits it. Not possible while there are mistakes. */
export function Publish() {
  const site = useStudio(({ site }) => site)
  const dialog = useRef<HTMLDialogElement>(null)
  const [changes, setChanges] = useState<Changes>()
  const [message, setMessage] = useState('')
  const [branch, setBranch] = useState('')
  const [push, setPush] = useState(true)
  const [result, setResult] = useState<{ error: boolean; text: string }>()
  const mistakes = site?.problems.filter(({ severity }) => severity === 'error') ?? []
  const fail = (error: Error) => setResult({ error: true, text: error.message })
  const open = () => {
    setResult(undefined)
    setChanges(undefined)
    dialog.current?.showModal()
    call('changes', {}).then((found) => {
      setChanges(found)
      setMessage(proposal(found))
    }, fail)
  }
  const publish = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const { done } = await call('publish', { message, branch, push: push || isBehind })
      setResult({ error: false, text: done })
      setChanges(await call('changes', {}))
      await refreshSite()
    } catch (error) {
      fail(error as Error)
      // Part of it may have been done, by this studio or another.
      call('changes', {}).then(setChanges, () => {})
    }
  }
  const show = (file: string) => {
    dialog.current?.close()
    const page = site?.pages.find((page) => page.file === file)
    if (page) openPage(page.path)
    else select(originOf(file, []), 'list')
  }
  const repository = changes?.repository
  const count = changes?.changes?.length
  const isBehind = count === 0 && !!repository?.remote && repository.ahead > 0
  return (
    <>
      <Button className="main" onClick={open}>
        Publish
      </Button>
      <dialog ref={dialog} className={count ? 'wide' : undefined} aria-label="Publish">
        <form onSubmit={publish}>
          <h2>Publish</h2>
          {result && (
            <p className={result.error ? 'error' : 'done'} role="alert">
              {result.text}
            </p>
          )}
          {!changes && !result && <p className="muted">Comparing …</p>}
          {changes && !changes.changes && (
            <p>
              Everything is saved in the files of <code>pages-data</code>. There is no git here, so nothing can be
              published: hand the folder to whoever looks after the website, or build it with <code>npm run build</code>
              .
            </p>
          )}
          {count === 0 && !result && <p>Nothing differs from the last commit.</p>}
          {isBehind && (
            <p>{repository.ahead === 1 ? '1 commit is' : `${repository.ahead} commits are`} only on this machine.</p>
          )}
          {mistakes.length > 0 && <Mistakes mistakes={mistakes} onShow={show} />}
          {changes?.changes && !!count && (
            <>
              <ChangedFiles files={changes.changes} />
              <label>
                What changes, for the history
                <textarea rows={3} value={message} onChange={({ target }) => setMessage(target.value)} required />
              </label>
              <div className="row">
                <label>
                  New branch (empty: {repository?.branch})
                  <input value={branch} onChange={({ target }) => setBranch(target.value)} />
                </label>
                {repository?.remote && (
                  <label className="check">
                    <input type="checkbox" checked={push} onChange={({ target }) => setPush(target.checked)} />
                    Push to {repository.remote}
                  </label>
                )}
              </div>
            </>
          )}
          <div className="row actions">
            {(!!count || isBehind) && (
              <button type="submit" className="main" disabled={mistakes.length > 0}>
                {isBehind ? `Push to ${repository.remote}` : `Commit${push && repository?.remote ? ' and push' : ''}`}
              </button>
            )}
            <Button onClick={() => dialog.current?.close()}>Close</Button>
          </div>
        </form>
      </dialog>
    </>
  )
}

/** A proposal for the commit message. */
function proposal({ changes = [] }: Changes): string {
  const names = changes.map(({ file }) => file.replace(/^pages-data\/|\.json$/g, ''))
  const first = `Change ${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`
  const lines = changes.flatMap(({ file, changes }) =>
    changes.map((line) => `${file.replace('pages-data/', '')}: ${line}`),
  )
  return names.length ? `${first}\n\n${lines.join('\n')}` : ''
}
