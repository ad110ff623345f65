import type { App } from './app.tsx'
import { isPlainClick, pageLink, staysHere } from './links.ts'
import { revealOnScroll } from './reveal-on-scroll.ts'
import { keepEarlyEvents, wake } from './wake.ts'

/**
 * The script of every page: wakes what comes into view, and fetches the app when a visitor reaches for a link or came by
 * one of this site.
 */

let app: App | undefined
let loading: Promise<void> | undefined

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData ?? false

/** Fetches the document of a link, so that following it is quick while the app is still on its way. */
const prefetch = (href: string) =>
  new Promise((done) => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', href, onload: done, onerror: done }),
    )
    // Not every browser knows this kind of link.
    setTimeout(done, 400)
  })

function intend(event: Event): void {
  const link = pageLink(event.target)
  if (!link || link.pathname === location.pathname || savesData()) return
  loading ??= prefetch(link.href).then(startApp)
  // Without the app a press is an ordinary navigation; the next intent may try again.
  loading.then(() => app?.preload(link.href))
}

const startApp = (): Promise<void> =>
  import('./app.tsx')
    .then((code) => {
      app = code.createApp()
    })
    .catch(() => {
      loading = undefined
    })

function openDialog(opener: HTMLAnchorElement): void {
  import('./dialogs.tsx')
    .then((code) => code.openDialog(opener.dataset.dialog as 'enquiry' | 'call', opener))
    .catch(() => location.assign(opener.href))
}

/** What a press on a link does here; false leaves it to the browser. */
function follow(link: HTMLAnchorElement): boolean {
  if (link.dataset.dialog) openDialog(link)
  else if (!pageLink(link) || (staysHere(link) && link.hash)) return false
  else if (staysHere(link)) scrollTo(0, 0)
  else return app?.navigate(link.href) ?? false
  return true
}

function press(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !isPlainClick(event)) return
  // Of a menu that is not open nothing is hidden.
  link.closest<HTMLElement>('#menu')?.hidePopover()
  if (follow(link)) event.preventDefault()
}

wake(document)
revealOnScroll()
keepEarlyEvents()
for (const type of ['pointerover', 'focusin', 'touchstart']) addEventListener(type, intend, { passive: true })
addEventListener('click', press)
// Who came by a link of this site goes on by another: from then on a page takes its data alone.
if (document.referrer.startsWith(origin) && !savesData())
  addEventListener('load', () => {
    loading ??= startApp()
  })
