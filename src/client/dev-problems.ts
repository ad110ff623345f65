import { nameOfPath } from '../page/routes.ts'

/** A mistake as the dev server sends it. */
export interface DevProblem {
  file: string
  line: number
  column: number
  severity: 'error' | 'warning'
  /** What `npm run check` says of it. */
  words: string
}

const aside = 'page-problems-aside'

/**
 * Shows the mistakes of this page and of what all pages share above the page. A click on one opens its place in the editor.
 * @param failure why the code cannot render the page
 */
export function showProblems(problems: readonly DevProblem[], failure?: string): void {
  const own = `pages-data/${nameOfPath(location.pathname)}.json`
  const here = problems.filter(({ file }) => file === own || !/^pages-data\/([^/]+|media\/.*)$/.test(file))
  const before = document.getElementById('page-problems')
  const others = new Set(problems.filter((problem) => !here.includes(problem)).map(({ file }) => file)).size
  if (!here.length && !failure) {
    before?.remove()
    return
  }

  const panel = element('details', { id: 'page-problems', open: sessionStorage[aside] !== 'yes' })
  panel.setAttribute('role', 'alert')
  Object.assign(panel.style, look)
  panel.addEventListener('toggle', () => sessionStorage.setItem(aside, panel.open ? 'no' : 'yes'))
  panel.append(element('summary', { textContent: titleOf(here, failure) }))
  if (failure) panel.append(element('pre', { textContent: failure }))
  for (const problem of here) panel.append(...shown(problem))
  if (others) panel.append(element('a', { href: '/_pages', textContent: `Other files have mistakes too (${others})` }))
  for (const link of panel.querySelectorAll('a')) link.style.color = 'inherit'
  if (before) before.replaceWith(panel)
  else document.body.append(panel)
}

const look: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: 'auto 1rem 1rem',
  zIndex: '100',
  maxHeight: '60vh',
  overflow: 'auto',
  padding: '1rem 1.25rem',
  background: '#1b0b0b',
  color: '#ffd9d6',
  borderTop: '4px solid #ff6b60',
  font: '14px/1.5 ui-monospace, monospace',
}

function titleOf(problems: readonly DevProblem[], failure?: string): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length + (failure ? 1 : 0)
  const warnings = problems.filter(({ severity }) => severity === 'warning').length
  const counted = (count: number, one: string) => (count ? [`${count} ${one}${count === 1 ? '' : 's'}`] : [])
  return [...counted(errors, 'mistake'), ...counted(warnings, 'warning')].join(', ')
}

function shown({ file, line, column, words }: DevProblem): HTMLElement[] {
  const place = `${file}:${line}:${column}`
  const link = element('a', { href: '#', textContent: place })
  link.addEventListener('click', (event) => {
    event.preventDefault()
    event.stopPropagation()
    void openPlace({ place })
  })
  const text = element('pre', { textContent: words.slice(place.length).trim() })
  text.style.whiteSpace = 'pre-wrap'
  return [link, text]
}

/** Opens a place in the editor. If there is none, the page shows the place and how to set an editor. */
export async function openPlace(wanted: Record<string, string>): Promise<void> {
  const answer = await fetch(`/_open?${new URLSearchParams(wanted)}`)
  document.getElementById('page-place')?.remove()
  if (answer.ok) return
  const said = element('pre', { id: 'page-place', textContent: await answer.text() })
  said.setAttribute('role', 'status')
  Object.assign(said.style, look, { inset: '1rem 1rem auto' })
  document.body.append(said)
  setTimeout(() => said.remove(), 20_000)
}

function element<T extends keyof HTMLElementTagNameMap>(tag: T, values: Partial<HTMLElementTagNameMap[T]>) {
  return Object.assign(document.createElement(tag), values)
}
