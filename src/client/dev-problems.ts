import type { DevProblem } from '../page/dev-protocol.ts'
import { documentFile } from '../page/routes.ts'

const closedKey = 'page-problems-aside'

/**
 * Shows the mistakes in this page and in shared files. A click on one opens its position in the editor.
 * @param failure why the page cannot be rendered
 */
export function showProblems(problems: readonly DevProblem[], failure?: string): void {
  const own = documentFile(location.pathname)
  const here = problems.filter(({ file }) => file === own || !/^pages-data\/([^/]+|media\/.*)$/.test(file))
  const previous = document.getElementById('page-problems')
  const others = new Set(problems.filter((problem) => !here.includes(problem)).map(({ file }) => file)).size
  if (!here.length && !failure) {
    previous?.remove()
    return
  }

  const panel = element('details', { id: 'page-problems', open: sessionStorage[closedKey] !== 'yes' })
  panel.setAttribute('role', 'alert')
  Object.assign(panel.style, look)
  panel.addEventListener('toggle', () => sessionStorage.setItem(closedKey, panel.open ? 'no' : 'yes'))
  panel.append(element('summary', { textContent: titleOf(here, failure) }))
  if (failure) panel.append(element('pre', { textContent: failure }))
  for (const problem of here) panel.append(...shown(problem))
  if (others) panel.append(element('a', { href: '/_pages', textContent: `Other files have mistakes too (${others})` }))
  for (const link of panel.querySelectorAll('a')) link.style.color = 'inherit'
  if (previous) previous.replaceWith(panel)
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

/** Opens a place in the editor. If no editor is found, shows the place and how to choose an editor. */
export async function openPlace(query: Record<string, string>): Promise<void> {
  const answer = await fetch(`/_open?${new URLSearchParams(query)}`)
  document.getElementById('page-place')?.remove()
  if (answer.ok) return
  const notice = element('pre', { id: 'page-place', textContent: await answer.text() })
  notice.setAttribute('role', 'status')
  Object.assign(notice.style, look, { inset: '1rem 1rem auto' })
  document.body.append(notice)
  setTimeout(() => notice.remove(), 20_000)
}

function element<T extends keyof HTMLElementTagNameMap>(tag: T, values: Partial<HTMLElementTagNameMap[T]>) {
  return Object.assign(document.createElement(tag), values)
}
