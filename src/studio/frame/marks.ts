import type { Origin } from '../../page/origin.ts'
import { boxesOf, foldsOf } from './places.ts'

/** Outlines around what is selected and what has mistakes. They do not react to clicks. */
const layer = Object.assign(document.createElement('div'), { id: 'studio-marks', ariaHidden: 'true' })

const colours = { selected: '#1a58e0', error: '#d92d20', warning: '#b26a00' }

let selected: Origin | undefined
let findings: { origin: Origin; severity: 'error' | 'warning' }[] = []
let pendingDraw = 0

/** Outlines what is selected, and scrolls to it if that is wanted and necessary. */
export function markSelected(origin: Origin | undefined, scroll: boolean): void {
  selected = origin
  // What is folded away is shown.
  for (const fold of origin ? foldsOf(origin) : []) fold.open = true
  draw()
  const [box] = origin ? boxesOf(origin) : []
  if (!scroll || !box || (box.top > scrollY + 40 && box.bottom < scrollY + innerHeight - 40)) return
  scrollTo({ top: Math.max(0, box.top - Math.max(80, (innerHeight - box.height) / 2)), behavior: 'instant' })
}

/** Outlines what has mistakes. */
export function markFindings(places: typeof findings): void {
  findings = places
  draw()
}

/** Redraws the outlines in the next frame, once for any number of changes. */
export function drawSoon(): void {
  cancelAnimationFrame(pendingDraw)
  pendingDraw = requestAnimationFrame(draw)
}

function draw(): void {
  if (!layer.isConnected) document.documentElement.append(layer)
  const places = [
    ...findings.map(({ origin, severity }) => ({ origin, kind: severity })),
    ...(selected ? [{ origin: selected, kind: 'selected' as const }] : []),
  ]
  layer.replaceChildren(...places.flatMap(({ origin, kind }) => boxesOf(origin).map((box) => outline(box, kind))))
}

function outline({ left, top, width, height }: DOMRect, kind: keyof typeof colours): HTMLElement {
  const frame = document.createElement('div')
  frame.dataset.mark = kind
  Object.assign(frame.style, {
    position: 'absolute',
    left: `${left - 3}px`,
    top: `${top - 3}px`,
    width: `${width + 6}px`,
    height: `${height + 6}px`,
    border: `2px ${kind === 'selected' ? 'solid' : 'dashed'} ${colours[kind]}`,
    borderRadius: '4px',
    boxSizing: 'border-box',
    pointerEvents: 'none',
    zIndex: '2147483000',
  })
  return frame
}
