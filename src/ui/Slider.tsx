import type { ReactNode } from 'react'
import { CarouselButton } from './CarouselButton.tsx'
import styles from './Slider.module.css'

interface SliderProps {
  /** The tiles, in order. */
  tiles: { key: string; content: ReactNode }[]
  /** How many are in view where there is room; fewer on narrow ground. Up to this many stand still. */
  perView: 4 | 5
  /** What the tiles are, for the names of the buttons: "logos". */
  what: string
  /** Time between two moves, in ms. */
  interval: number
  /** Buttons to go back and forth. */
  arrows?: boolean
  /** The first swipe, key or arrow ends the movement for good. */
  stopOnInteraction?: boolean
}

/** A row of tiles that moves on by itself (spec 4, 9). Without script it is a row to scroll, on paper a grid. */
export function Slider({ tiles, perView, what, interval, arrows = false, stopOnInteraction }: SliderProps) {
  const list = (
    <ul className={styles.track}>
      {tiles.map(({ key, content }) => (
        <li key={key} className={styles.tile}>
          {content}
        </li>
      ))}
    </ul>
  )
  if (tiles.length <= perView)
    return (
      <div className={`${styles.row} ${styles.still}`} data-per-view={perView}>
        {list}
      </div>
    )
  return (
    <ns-slider data-interval={interval} data-stop-on-interaction={stopOnInteraction ? '' : undefined}>
      {/* The keyboard scrolls the row before its script is there, and turns it with arrow keys afterwards. */}
      {/* biome-ignore lint/a11y: what scrolls has to be reachable; a fieldset is for forms */}
      <div className={styles.row} data-per-view={perView} data-slider="row" role="group" aria-label={what} tabIndex={0}>
        {list}
      </div>
      <div className={styles.buttons}>
        <CarouselButton action="toggle" what={`moving ${what}`} />
        {arrows && <CarouselButton action="previous" what={what} />}
        {arrows && <CarouselButton action="next" what={what} />}
      </div>
    </ns-slider>
  )
}
