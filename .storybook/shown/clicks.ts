import { addons } from 'storybook/preview-api'
import { pageLink } from '../../src/client/links.ts'
import { replayEarlyEvents } from '../../src/client/wake.ts'
import { contactScript } from '../../src/page/contact.ts'
import { isPlainClick } from '../../src/page/plain-click.ts'
import { resolveSiteFile } from '../../src/page/resolve.ts'
import { nameOfPath } from '../../src/page/routes.ts'
import { resolver } from './resolver.ts'

/** Makes clicks work as on the site; a link to a page opens the story of that page. */
export function handleClicks(): void {
  replayEarlyEvents()
  // The contact data that dialogs look for.
  document.body.insertAdjacentHTML('beforeend', contactScript(resolveSiteFile('company', '/', resolver, 'fill')))
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // Leaves links of Storybook's docs pages to Storybook.
    if (!link || !isPlainClick(event) || link.closest('.sbdocs:not(.sb-story)')) return
    if (link.dataset.dialog) open(link)
    else if (!pageLink(link) || link.pathname === location.pathname) return
    else addons.getChannel().emit('selectStory', { storyId: `pages-${nameOfPath(link.pathname)}--desktop` })
    event.preventDefault()
  })
}

/** Opens the dialog of a link, whose code few stories need. */
async function open(link: HTMLAnchorElement): Promise<void> {
  const { openDialog } = await import('../../src/client/dialogs.tsx')
  openDialog(link.dataset.dialog as 'enquiry' | 'call', link)
}
