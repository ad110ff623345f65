import { isPlainClick } from '../page/plain-click.ts'
import type { App } from './app.ts'
import { closestTo, pageLink, staysHere } from './links.ts'
import { moved } from './moved.ts'
import { revealOnScroll } from './reveal-on-scroll.ts'
import { replayEarlyEvents, wake } from './wake.ts'

/**
 * The script of every page. It loads islands and elements that come into view, fetches pages ahead when a visitor is
 * about to follow a link, and starts the app for visitors who look about.
 */

let app: App | undefined
/** Whether the app shows the pages, and so follows Back and Forward itself. */
let taken = false
/** The page that this document shows until then. */
const { pathname } = location
/** Whether the visitor is leaving this document: then loading the app would delay the next one. */
let leaving = false
let hoverTimer: ReturnType<typeof setTimeout> | undefined

/** Whether the visitor's connection is kept free of what may not be needed. */
const savesData = ({ connection } = navigator) => connection?.saveData || connection?.effectiveType?.endsWith('2g')

/** Fetches the target of a link ahead: for the app if it runs, otherwise its document. */
function fetchTarget(event: Event): void {
  // The pointer may only be passing over this link on its way to another.
  clearTimeout(hoverTimer)
  const link = pageLink(event.target)
  if (!link || link.pathname === location.pathname || savesData()) return
  const fetchAhead = () => (app ? app.prepare(link.href) : fetchDocument(link))
  if (event.type === 'pointerdown') fetchAhead()
  else hoverTimer = setTimeout(fetchAhead, 50)
}

/** Marks a link for the speculation rule in src/index.html. Other browsers get a `prefetch`, which they revalidate. */
function fetchDocument(link: HTMLAnchorElement): void {
  if (link.dataset.ahead) return
  link.dataset.ahead = 'asked'
  if (HTMLScriptElement.supports?.('speculationrules')) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href }))
}

function openDialog(opener: HTMLAnchorElement): void {
  import('./dialogs.tsx')
    .then((code) => code.openDialog(opener.dataset.dialog as 'enquiry' | 'call', opener))
    // Without a connection, loading the page again would lose what is typed in its form.
    .catch(() => (staysHere(opener) ? scrollTo(0, 0) : location.assign(opener.href)))
}

/** Follows a link within this document if that is possible; returns false to leave it to the browser. */
function follow(link: HTMLAnchorElement): boolean {
  if (link.dataset.dialog) openDialog(link)
  else if (!pageLink(link) || (staysHere(link) && link.hash)) return false
  else if (staysHere(link)) scrollTo(0, 0)
  // With another document, a dialog ends, and Back leads to what was typed in it.
  else if (!app || link.closest('dialog') || isWritten()) return false
  else {
    taken = true
    app.navigate(link.href)
  }
  return true
}

/** Whether the page holds input, which the browser keeps for Back, and the app does not. */
function isWritten(): boolean {
  const controls = document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')
  return [...controls].some(({ value, defaultValue }) => value !== defaultValue)
}

/** Does nothing if the menu is not open. */
const closeMenu = () => document.getElementById('menu')?.hidePopover()

function onClick(event: MouseEvent): void {
  const link = closestTo<HTMLAnchorElement>(event.target, 'a')
  if (!link || !isPlainClick(event)) return
  closeMenu()
  if (follow(link)) event.preventDefault()
  else leaving = !!pageLink(link) && !staysHere(link)
}

/**
 * With the app, another page is its `<main>` alone, which is here before the press if the link is in view. Visitors who arrived
 * through a link of this site will probably follow another; others may only glance at the page, until they move.
 */
async function startApp(): Promise<void> {
  // What the app needs would delay the document of a link that is pressed right away.
  if (!document.referrer.startsWith(origin)) await moved.then(() => new Promise((done) => setTimeout(done, 400)))
  if (leaving || savesData()) return
  import('./app.ts')
    .then((code) => code.createApp())
    .then((created) => {
      app = created
    })
    .catch(console.warn)
}

/** After a reload no dialog is open: removes the history entries of those that were, which Back would have to pass. */
function leaveDialogEntries(): void {
  if (!history.state?.dialog) return
  addEventListener('popstate', leaveDialogEntries, { once: true })
  history.back()
}

function begin(): void {
  leaveDialogEntries()
  wake(document)
  revealOnScroll()
  replayEarlyEvents()
  for (const type of ['pointerover', 'focusin', 'pointerdown']) addEventListener(type, fetchTarget, { passive: true })
  addEventListener('click', onClick)
  // After a reload, Back leads to pages that the app of the earlier document showed.
  addEventListener('popstate', () => taken || location.pathname === pathname || location.reload())
  // On a wide screen, as when a tablet is turned, the menu is part of the header.
  matchMedia('(width >= 60rem)').addEventListener('change', closeMenu)
  if (document.readyState === 'complete') void startApp()
  else addEventListener('load', startApp)
}

// On a prerendered page, wait until the visitor sees it.
if (document.prerendering) document.addEventListener('prerenderingchange', begin)
else begin()
