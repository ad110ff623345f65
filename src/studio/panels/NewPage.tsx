import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { call } from '../call.ts'
import { openPage, refreshSite, useStudio } from '../store.ts'

/** Creates a draft with the blocks of another page, each text marked as still to be written. */
export function NewPage() {
  const site = useStudio(({ site }) => site)
  const dialog = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState<string>()
  const [path, setPath] = useState('/')
  const [problem, setProblem] = useState('')
  const [open, setOpen] = useState(false)
  const models = site?.pages.filter(({ draft }) => !draft).map(({ path }) => path) ?? []
  const like = models.find((path) => path === chosen) ?? models[0] ?? '/'
  const create = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await call('new-page', { like, path: path.trim() })
      await refreshSite()
      openPage(path.trim())
      dialog.current?.close()
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <>
      <Button
        className="main"
        onClick={() => {
          setOpen(true)
          setProblem('')
          dialog.current?.showModal()
        }}
      >
        New page
      </Button>
      <dialog ref={dialog} className="wide" aria-label="New page" onClose={() => setOpen(false)}>
        <form onSubmit={create}>
          <h2>New page</h2>
          <p className="help">
            The new page gets the blocks of the model. Every text is marked with ✎ until you write your own. Visitors do
            not see the page until you clear “Draft”.
          </p>
          <div className="row">
            <label>
              Address
              <input value={path} onChange={({ target }) => setPath(target.value)} required />
            </label>
            <label>
              Model
              <select value={like} onChange={({ target }) => setChosen(target.value)}>
                {models.map((path) => (
                  <option key={path}>{path}</option>
                ))}
              </select>
            </label>
            <button type="submit" className="main">
              Create
            </button>
            <Button onClick={() => dialog.current?.close()}>Cancel</Button>
          </div>
          {problem && (
            <p className="error" role="alert">
              {problem}
            </p>
          )}
          {open && (
            <iframe
              className="model"
              title={`The model ${like}`}
              src={like}
              referrerPolicy="no-referrer"
              tabIndex={-1}
            />
          )}
        </form>
      </dialog>
    </>
  )
}
