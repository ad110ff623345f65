import { type ReactNode, useEffect, useMemo } from 'react'
import './App.css'
import { documentFile } from '../page/routes.ts'
import { Button } from './Button.tsx'
import { placed } from './findings.ts'
import { type Form, FormContext } from './form/context.ts'
import { BlockList } from './panels/BlockList.tsx'
import { FormPane } from './panels/FormPane.tsx'
import { PageList } from './panels/PageList.tsx'
import { focusPane, nextPane } from './panels/panes.ts'
import { Preview } from './panels/Preview.tsx'
import { Publish } from './panels/Publish.tsx'
import { refreshSite, set, undoHere, useStudio, useText } from './store.ts'
import { dataOf } from './text/patch.ts'

/** The studio: the lists of pages and blocks, the page, the form. */
export function App() {
  const page = useStudio(({ page }) => page)
  const file = useStudio(({ selected }) => selected.file)
  const problems = useStudio(({ site }) => site?.problems)
  const failure = useStudio(({ failure }) => failure)
  const notice = useStudio(({ notice }) => notice)
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => set({ notice: undefined }), 8000)
    return () => clearTimeout(timer)
  }, [notice])
  const mistakes = problems?.filter(({ severity }) => severity === 'error').length ?? 0
  return (
    <div className="studio">
      <header className="top">
        <Button
          className="to-lists"
          aria-controls="pane-pages"
          onClick={() => document.getElementById('pane-pages')?.focus()}
        >
          Pages and blocks
        </Button>
        <h1>Studio</h1>
        <span className="muted">
          {page} · {mistakes ? `${mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'} in the site` : 'no mistakes'}
        </span>
        <span className="said" role="status">
          {notice}
        </span>
        <Publish />
      </header>
      {failure && (
        <p className="error failure" role="alert">
          {failure}{' '}
          <Button onClick={() => refreshSite().catch((error: Error) => set({ failure: error.message }))}>
            Try again
          </Button>
        </p>
      )}
      <div className="panes">
        <nav className="lists" aria-label="Pages and blocks" id="pane-pages" tabIndex={-1}>
          <div className="scroll">
            <PageList />
          </div>
          <div className="scroll">
            <WithDocument file={documentFile(page)}>
              <BlockList />
            </WithDocument>
          </div>
        </nav>
        <main>
          <Preview />
        </main>
        <WithDocument file={file}>
          <FormPane />
        </WithDocument>
      </div>
    </div>
  )
}

/** Provides a document to its children once it has loaded. */
function WithDocument({ file, children }: { file: string; children: ReactNode }) {
  const info = useStudio(({ info }) => info)
  const site = useStudio(({ site }) => site)
  const page = useStudio(({ page }) => page)
  const text = useText(file)
  const form = useMemo((): Form | undefined => {
    if (!info || !site || text === undefined) return undefined
    const findings = placed(file, text, site.problems, info.schemas)
    return { file, text, data: dataOf(text), info, site, page, findings }
  }, [file, text, info, site, page])
  return form ? <FormContext value={form}>{children}</FormContext> : <p className="muted scroll">Loading …</p>
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'F6') {
    event.preventDefault()
    focusPane(nextPane())
  }
  if (!(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]')) return
  const key = event.key.toLowerCase()
  if (key !== 'z' && key !== 'y') return
  event.preventDefault()
  undoHere(key === 'y' || event.shiftKey ? 'redo' : 'undo')
}
