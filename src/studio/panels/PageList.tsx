import { memo, useMemo, useState } from 'react'
import './lists.css'
import { originOf } from '../../page/origin.ts'
import type { Finding } from '../api.ts'
import { Button } from '../Button.tsx'
import { openPage, select, useStudio } from '../store.ts'
import { nameOfFile } from '../text/words.ts'
import { Badge } from './Badge.tsx'
import { NewPage } from './NewPage.tsx'

/** Lists pages and site data, with their mistakes and changes. */
export const PageList = memo(function PageList() {
  const site = useStudio(({ site }) => site)
  const page = useStudio(({ page }) => page)
  const selected = useStudio(({ selected }) => selected.file)
  const [search, setSearch] = useState('')
  const counts = useMemo(() => countsOf(site?.problems ?? []), [site?.problems])
  const changed = useMemo(() => new Set(site?.changed), [site?.changed])
  if (!site) return null
  const term = search.trim().toLowerCase()
  const matches = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(term))
  const pages = site.pages.filter(({ path, title }) => matches(path, title))
  const others = site.others.filter((file) => matches(file))
  // Findings without a form, such as an unused picture.
  const files = new Set([...site.pages.map(({ file }) => file), ...site.others])
  const strangers = site.problems.filter(({ file }) => !files.has(file))
  const rowOf = (file: string) => ({ file, changed: changed.has(file), ...counts.get(file) })
  return (
    <>
      <div className="row">
        <input
          type="search"
          aria-label="Search pages and site data"
          placeholder="Search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <NewPage />
      </div>
      <h2>Pages</h2>
      <ul className="files">
        {pages.map(({ file, path, draft }) => (
          <Row key={file} {...rowOf(file)} name={path} path={path} draft={draft} current={path === page} />
        ))}
        {!pages.length && <li className="muted">No page matches.</li>}
      </ul>
      <h2>Site data</h2>
      <ul className="files">
        {others.map((file) => (
          <Row key={file} {...rowOf(file)} name={nameOfFile(file)} current={file === selected} />
        ))}
      </ul>
      {strangers.length > 0 && (
        <>
          <h2>Other files</h2>
          <ul>
            {strangers.map(({ file, message, suggestion, severity }) => (
              <li key={`${file} ${message}`} className={severity}>
                {file.replace('pages-data/', '')}: {message} {suggestion}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
})

interface Counts {
  errors: number
  warnings: number
}

/** The number of mistakes and warnings of each file that has some. */
function countsOf(problems: Finding[]): Map<string, Counts> {
  const counts = new Map<string, Counts>()
  for (const { file, severity } of problems) {
    const { errors, warnings } = counts.get(file) ?? { errors: 0, warnings: 0 }
    counts.set(file, severity === 'error' ? { errors: errors + 1, warnings } : { errors, warnings: warnings + 1 })
  }
  return counts
}

interface RowProps extends Partial<Counts> {
  file: string
  name: string
  /** Only of a page: the row opens it. */
  path?: string
  draft?: boolean
  current: boolean
  changed: boolean
}

/** A page or a file of site data. A site can have a thousand: each is drawn anew only when it changes. */
const Row = memo(function Row({ file, name, path, draft, current, changed, errors = 0, warnings = 0 }: RowProps) {
  return (
    <li>
      <Button
        aria-current={current || undefined}
        onClick={() => (path ? openPage(path) : select(originOf(file, []), 'list'))}
      >
        <span className="name">{name}</span>
        {draft && <span className="tag">draft</span>}
        {changed && (
          <span className="dot" title="Changed since the last commit">
            <span className="visually-hidden"> changed since the last commit</span>
          </span>
        )}
        <Badge count={errors} of="mistake" />
        <Badge count={warnings} of="warning" warn />
      </Button>
    </li>
  )
})
