import { elements } from '../elements/registry.ts'
import { isPlainClick } from '../page/plain-click.ts'
import { withoutStyles } from './fetch-script.ts'
import { isReload } from './is-reload.ts'
import type { IslandElement } from './island.ts'
import { closestTo, leadsAway } from './links.ts'
import { moved } from './moved.ts'

/** Scripts load when their element is this close to the view. */
const margin = '200px'

const islands = 'ns-island:not([awake])'

const nearView = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      nearView.unobserve(target)
      if (target.matches(islands)) void wakeWhenNeeded(target as IslandElement)
      else elements[target.localName as keyof typeof elements]?.().catch(console.warn)
    }
  },
  { rootMargin: margin },
)

/**
 * Some islands wait until the visitor moves; but not if the address has a query, which may select what is not in the HTML, nor
 * after a reload, when there may be typed text to restore, nor if they were used before this script was here.
 */
async function wakeWhenNeeded(island: IslandElement): Promise<void> {
  if (!location.search && !isReload() && island.matches('[when]:not(:focus-within)')) await moved
  void wakeIsland(island)
}

/**
 * Loads the scripts of islands and custom elements in `root` when they come near the view. If a script does not load, the
 * finished HTML stays as it is.
 */
export function wake(root: ParentNode): void {
  const tags = Object.keys(elements).map((tag) => `${tag}:not(:defined)`)
  for (const target of root.querySelectorAll([islands, ...tags].join())) nearView.observe(target)
}

const waking = new WeakMap<IslandElement, Promise<void>>()

/** Hydrates an island, once. It counts as asleep until that is done, so that no click on it is lost. */
function wakeIsland(island: IslandElement): Promise<void> {
  const pending = waking.get(island)
  if (pending) return pending
  const awake = withoutStyles(() => import('./island.ts'))
    // If it was removed meanwhile, it was never upgraded and has no method.
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
 * Holds back clicks, submits and choices on islands that are not hydrated yet, and replays them afterwards. Links that
 * lead elsewhere work at once.
 */
export function replayEarlyEvents(): void {
  const holdBack = (event: Event) => {
    const { target, type } = event
    const island = closestTo<IslandElement>(target, islands)
    if (!island) return
    const awake = wakeIsland(island)
    // What is typed now may be lost before the script of its form arrives.
    if (type === 'focusin') import('./recover.ts').then((code) => code.keepTyped()).catch(console.warn)
    if (type === 'focusin' || !isPlainClick(event as MouseEvent) || leadsAway(closestTo(target, 'a'))) return
    event.preventDefault()
    event.stopPropagation()
    const { value } = target as HTMLSelectElement
    // Without its script, an island has no methods; a click may still unfold something.
    awake.then(() =>
      island.replay ? island.replay(target as Element, type, value) : (target as HTMLElement).click?.(),
    )
  }
  for (const type of ['focusin', 'click', 'submit', 'change']) addEventListener(type, holdBack, true)
}
