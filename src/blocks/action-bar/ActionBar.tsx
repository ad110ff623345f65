import type { BlockProps } from '../../contract/index.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import styles from './action-bar.module.css'

/** Two actions at the bottom of a phone's screen, hidden while the top, a form or the footer is in view (spec 2.1, 2.8). */
export default function ActionBar({ id, actions }: BlockProps<'action-bar'>) {
  return (
    <div id={id} className={styles.bar} data-tone="dark" data-print="none" data-still="">
      {actions.map((link, index) => (
        <ActionLink key={link.label} link={link} variant={index === actions.length - 1 ? 'accent' : 'ghost'} />
      ))}
    </div>
  )
}
