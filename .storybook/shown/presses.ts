import { addons } from 'storybook/preview-api'
import { openDialog } from '../../src/client/dialogs.tsx'
import { isPlainClick, pageLink } from '../../src/client/links.ts'
import { replayEarlyEvents } from '../../src/client/wake.ts'
import { contactScript } from '../../src/page/contact.ts'
import { resolveSiteFile } from '../../src/page/resolve.ts'
import { nameOfPath } from '../../src/page/routes.ts'
import { resolver } from './resolver.ts'

/** Presses do what they do on the site; a link to a page shows that page's story. */
export function followPresses(): void {
  replayEarlyEvents()
  // Dialogs of any story find it, as those of a page do.
  document.body.insertAdjacentHTML('beforeend', contactScript(resolveSiteFile('company', '/', resolver, 'fill')))
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // Links of Storybook's own pages are its own affair.
    if (!link || !isPlainClick(event) || link.closest('.sbdocs:not(.sb-story)')) return
    if (link.dataset.dialog) openDialog(link.dataset.dialog as 'enquiry' | 'call', link)
    else if (!pageLink(link) || link.pathname === location.pathname) return
    else addons.getChannel().emit('selectStory', { storyId: `pages-${nameOfPath(link.pathname)}--desktop` })
    event.preventDefault()
  })
}
