import { type RefCallback, useCallback, useState } from 'react'
import { contrast } from './contrast.ts'
import { tokens, tones } from './tokens.ts'
import styles from './foundations.module.css'

export default { title: 'Foundations/Colours' }

/** Minimum contrast of text and of meaningful graphics (WCAG 2.2 AA). */
const minimum = { text: 4.5, graphics: 3 }

const isColour = ({ value }: { value: string }) => CSS.supports('color', value)

/** Every colour of src/styles/tokens.css, with its contrast to white and to the darkest ink. */
export const Palette = {
  render: () => (
    <ul className={styles.swatches}>
      {tokens('--')
        .filter(isColour)
        .map(({ name, value }) => (
          <li key={name}>
            <svg className={styles.swatch} aria-hidden="true">
              <rect width="100%" height="100%" fill={`var(${name})`} />
            </svg>
            <strong>{name}</strong>
            <code>{value}</code>
            <span>on white {contrast('white', value).toFixed(1)}</span>
            <span>on ink {contrast(inkOf(), value).toFixed(1)}</span>
          </li>
        ))}
    </ul>
  ),
}

const inkOf = () => getComputedStyle(document.documentElement).getPropertyValue('--ink-950')

/** Colours on the background of each tone: text needs a contrast of 4.5, meaningful lines and rings need 3. */
export const Tones = {
  render: () => (
    <div className={styles.tones}>
      {tones().map((tone) => (
        <Tone key={tone} tone={tone} />
      ))}
    </div>
  ),
}

interface Pair {
  name: string
  figure: number
  least?: number
}

function Tone({ tone }: { tone: string }) {
  const [pairs, setPairs] = useState<Pair[]>([])
  const measure: RefCallback<HTMLElement> = useCallback((section) => {
    if (section) setPairs(measured(section))
  }, [])
  return (
    <section ref={measure} data-tone={tone} className={styles.tone}>
      <h2>{tone}</h2>
      <dl>
        {pairs.map(({ name, figure, least }) => (
          <div key={name} data-pair={name} className={styles.pair}>
            <dt>{name}</dt>
            <dd>
              {figure.toFixed(1)} {least && (figure >= least ? `(needs ${least})` : `(too little: needs ${least})`)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A colour as the browser computes it, including color-mix(). */
function computed(section: HTMLElement, name: string): string {
  const probe = section.appendChild(document.createElement('i'))
  probe.style.color = `var(${name})`
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

function measured(section: HTMLElement): Pair[] {
  const ground = computed(section, '--ground')
  const pair = (name: string, least?: number) => ({ name, figure: contrast(ground, computed(section, name)), least })
  return [
    pair('--on-ground', minimum.text),
    pair('--on-ground-muted', minimum.text),
    pair('--on-ground-accent', minimum.text),
    pair('--focus-ring', minimum.graphics),
    pair('--on-ground-line'),
  ]
}
