import { elements } from '../elements/registry.ts'
import { isPlainClick } from './links.ts'
import { moved } from './moved.ts'

/** How far below the view something may be when its script is fetched. */
const margin = '200px'

const islands = '[data-island]:not([data-awake])'

const nearView = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      nearView.unobserve(target)
      if (target.matches(islands)) whenWanted(target as HTMLElement).then(wakeIsland)
      else elements[target.localName as keyof typeof elements]?.load().catch(console.warn)
    }
  },
  { rootMargin: margin },
)

/** Some islands stand finished until the visitor moves; but the query of an address may ask for what is not in the HTML. */
async function whenWanted(island: HTMLElement): Promise<HTMLElement> {
  if (island.dataset.when && !location.search) await moved
  return island
}

/**
 * Watches everything in a part of the page that has a script of its own, and fetches the script when it comes near.
 * One that does not arrive leaves the finished HTML as it is.
 */
export function wake(part: ParentNode): void {
  const tags = Object.keys(elements).map((tag) => `${tag}:not(:defined)`)
  for (const target of part.querySelectorAll([islands, ...tags].join())) nearView.observe(target)
}

const waking = new WeakMap<HTMLElement, Promise<void>>()

/** Makes an island alive, once. Until that is done it counts as asleep, so that no press on it gets lost. */
function wakeIsland(island: HTMLElement): Promise<void> {
  const known = waking.get(island)
  if (known) return known
  const awake = import('./hydrate.tsx')
    .then((code) => code.hydrate(island))
    .catch((error) => {
      console.warn(error)
      import('./recover.ts').then((code) => code.recover()).catch(console.warn)
      return 'failed'
    })
    .then((state) => {
      island.dataset.awake = state ?? ''
    })
  waking.set(island, awake)
  return awake
}

/** Presses and submits that reach an island before it is alive are kept, and replayed once it is. */
export function keepEarlyEvents(): void {
  addEventListener('focusin', ({ target }) => void sleeping(target).forEach(wakeIsland))
  for (const type of ['click', 'submit'] as const) {
    addEventListener(
      type,
      (event) => {
        const [island] = sleeping(event.target)
        if (!island || !isPlainClick(event as MouseEvent)) return
        event.preventDefault()
        event.stopPropagation()
        const { target } = event
        void wakeIsland(island).then(() => replay(type, target))
      },
      { capture: true },
    )
  }
}

function sleeping(target: EventTarget | null): HTMLElement[] {
  const island = target instanceof Element ? target.closest<HTMLElement>(islands) : null
  return island ? [island] : []
}

function replay(type: 'click' | 'submit', target: EventTarget | null): void {
  if (type === 'submit') (target as HTMLFormElement).requestSubmit()
  else (target as HTMLElement).click()
}
