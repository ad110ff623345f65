import { useState } from 'react'
import { pathOfDocument } from '../../page/routes.ts'
import type { ChangedFile } from '../api.ts'
import { Button } from '../Button.tsx'
import { BeforeAfter } from './BeforeAfter.tsx'

/** The files that differ from the last commit, and how: one page at a time can be seen before and now. */
export function ChangedFiles({ files }: { files: ChangedFile[] }) {
  const [shown, setShown] = useState<string>()
  return (
    <ul>
      {files.map((changed) => (
        <Entry
          key={changed.file}
          changed={changed}
          isShown={shown === changed.file}
          onToggle={() => setShown(shown === changed.file ? undefined : changed.file)}
        />
      ))}
    </ul>
  )
}

interface EntryProps {
  changed: ChangedFile
  isShown: boolean
  onToggle: () => void
}

function Entry({ changed: { file, changes }, isShown, onToggle }: EntryProps) {
  const page = pathOfDocument(file)
  const isNew = changes[0] === 'New'
  return (
    <li>
      <b>{file.replace('pages-data/', '')}</b>{' '}
      {page && changes[0] !== 'Removed' && (
        <Button className="link" aria-expanded={isShown} onClick={onToggle}>
          {isNew ? 'Show the new page' : 'Compare before and now'}
        </Button>
      )}
      <ul className="changes">
        {changes.map((text) => (
          <li key={text}>{page && text === 'New' ? 'New page' : text}</li>
        ))}
      </ul>
      {page && isShown && <BeforeAfter path={page} commit={isNew ? undefined : 'HEAD'} />}
    </li>
  )
}
