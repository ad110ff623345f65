import './lists.css'
import { useState } from 'react'
import { originOf } from '../../page/origin.ts'
import type { SiteState } from '../api.ts'
import { wordsOf } from '../form/contract.ts'
import { openPage, select, useStudio } from '../store.ts'
import { Badge } from './Badge.tsx'
import { NewPage } from './NewPage.tsx'

/** Lists pages and site data, with their mistakes and changes. */
export function PageList() {
  const { site, page, selected } = useStudio()
  const [search, setSearch] = useState('')
  if (!site) return null
  const term = search.trim().toLowerCase()
  const matches = (...texts: string[]) => texts.some((text) => text.toLowerCase().includes(term))
  const pages = site.pages.filter(({ path, title }) => matches(path, title))
  const others = site.others.filter((file) => matches(file))
  // Findings without a form, such as an unused picture.
  const files = new Set([...site.pages.map(({ file }) => file), ...site.others])
  const strangers = site.problems.filter(({ file }) => !files.has(file))
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
          <li key={file}>
            <button type="button" aria-current={path === page || undefined} onClick={() => openPage(path)}>
              <span className="name">{path}</span>
              {draft && <span className="tag">draft</span>}
              <State file={file} site={site} />
            </button>
          </li>
        ))}
        {!pages.length && <li className="muted">No page matches.</li>}
      </ul>
      <h2>Site data</h2>
      <ul className="files">
        {others.map((file) => (
          <li key={file}>
            <button
              type="button"
              aria-current={file === selected.file || undefined}
              onClick={() => select(originOf(file, []), 'list')}
            >
              <span className="name">
                {wordsOf(file.replace(/^pages-data\/(site\/)?|\.json$/g, '').replaceAll('-', ' '))}
              </span>
              <State file={file} site={site} />
            </button>
          </li>
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
}

function State({ file, site }: { file: string; site: SiteState }) {
  const own = site.problems.filter((problem) => problem.file === file)
  const errors = own.filter(({ severity }) => severity === 'error').length
  const warnings = own.length - errors
  return (
    <>
      {site.changed?.includes(file) && (
        <span className="dot" title="Changed since the last commit">
          <span className="visually-hidden"> changed since the last commit</span>
        </span>
      )}
      <Badge count={errors} of="mistake" />
      <Badge count={warnings} of="warning" warn />
    </>
  )
}
