import type { ReactNode } from 'react'
import { CarouselButton } from './CarouselButton.tsx'
import styles from './Slider.module.css'

interface SliderProps {
  /** The tiles, in order. */
  tiles: { key: string; content: ReactNode }[]
  /** How many are in view on wide screens. A slider with no more tiles than this does not move. */
  perView: 4 | 5
  /** What the tiles are, for the button labels: "logos". */
  what: string
  /** Time between two moves, in ms. */
  interval: number
  /** Shows buttons for previous and next. */
  arrows?: boolean
  /** The first swipe, key or button press stops the movement for good. */
  stopOnInteraction?: boolean
}

/** A row of tiles that moves by itself (spec 4, 9). Without script it scrolls; in print it is a grid. */
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
      {/* Focusable, so that the keyboard can scroll it before the script runs; afterwards arrow keys move it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard */}
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
