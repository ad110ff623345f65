import { elements } from '../elements/registry.ts'
import { withoutStyles } from './fetch-script.ts'
import { isReload } from './is-reload.ts'
import type { IslandElement } from './island.ts'
import { around, isPlainClick, leadsAway } from './links.ts'
import { moved } from './moved.ts'

/** A script is fetched when its element is this close to the view. */
const margin = '200px'

const islands = 'ns-island:not([awake])'

const nearView = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      nearView.unobserve(target)
      if (target.matches(islands)) whenWanted(target as IslandElement).then(wakeIsland)
      else elements[target.localName as keyof typeof elements]?.().catch(console.warn)
    }
  },
  { rootMargin: margin },
)

/**
 * Some islands wait until the visitor moves, unless the address has a query, which may ask for what is not in the HTML, or
 * the page was reloaded: then there may be typed text to put back.
 */
async function whenWanted(island: IslandElement): Promise<IslandElement> {
  if (island.getAttribute('when') && !location.search && !isReload()) await moved
  return island
}

/**
 * Watches all elements below `root` that have a script of their own, and fetches the script when they come near the view.
 * If it does not arrive, the finished HTML stays as it is.
 */
export function wake(part: ParentNode): void {
  const tags = Object.keys(elements).map((tag) => `${tag}:not(:defined)`)
  for (const target of part.querySelectorAll([islands, ...tags].join())) nearView.observe(target)
}

const waking = new WeakMap<IslandElement, Promise<void>>()

/** Hydrates an island, once. Until that is done it counts as asleep, so that no click on it is lost. */
function wakeIsland(island: IslandElement): Promise<void> {
  const known = waking.get(island)
  if (known) return known
  const awake = withoutStyles(() => import('./island.ts'))
    // If it was removed from the page meanwhile, it was never upgraded.
    .then(() => (island.isConnected ? island.wake() : undefined))
    .catch((error) => {
      console.warn(error)
      import('./recover.ts').then((code) => code.recover()).catch(console.warn)
      island.setAttribute('awake', 'failed')
    })
  waking.set(island, awake)
  return awake
}

/**
 * Keeps clicks and submits that reach an island before it is hydrated, and replays them afterwards. Links that lead
 * elsewhere are followed at once.
 */
export function keepEarlyEvents(): void {
  const keep = (event: Event) => {
    const { target, type } = event
    const island = around<IslandElement>(target, islands)
    if (!island) return
    const awake = wakeIsland(island)
    if (type === 'focusin' || !isPlainClick(event as MouseEvent) || leadsAway(around(target, 'a'))) return
    event.preventDefault()
    event.stopPropagation()
    awake.then(() =>
      type === 'submit' ? (target as HTMLFormElement).requestSubmit() : (target as HTMLElement).click(),
    )
  }
  for (const type of ['focusin', 'click', 'submit']) addEventListener(type, keep, true)
}
