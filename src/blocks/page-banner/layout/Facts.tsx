import type { BlockProps } from '../../../contract/index.ts'
import { Fact } from '../../../ui/Fact.tsx'
import styles from './facts.module.css'

/** A row of facts below a drawing of full width (spec 2.2). */
export function Facts({ facts }: Pick<BlockProps<'page-banner'>, 'facts'>) {
  if (!facts) return null
  return (
    <div data-tone="dark" className={styles.ground}>
      <dl className={`wrap ${styles.row}`}>
        {facts.map((fact) => (
          <Fact key={fact.title} {...fact} />
        ))}
      </dl>
    </div>
  )
}
