import { UiIcon } from './Icon.tsx'
import styles from './CarouselButton.module.css'

/** Previous, next, or pause and play of a carousel (spec 4). Visible once the carousel's script runs. */
export function CarouselButton({ action, what }: { action: 'previous' | 'next' | 'toggle'; what: string }) {
  return (
    <button type="button" className={styles.button} data-carousel={action} data-print="none">
      {action === 'toggle' ? (
        <>
          <UiIcon name="pause-bold" className={styles.pause} />
          <UiIcon name="play-bold" className={styles.play} />
          <span className="visually-hidden">
            <span className={styles.pause}>Pause</span>
            <span className={styles.play}>Start</span> {what}
          </span>
        </>
      ) : (
        <>
          <UiIcon name={action === 'next' ? 'caret-right-bold' : 'caret-left-bold'} />
          <span className="visually-hidden">
            {action === 'next' ? 'Next' : 'Previous'} {what}
          </span>
        </>
      )}
    </button>
  )
}
