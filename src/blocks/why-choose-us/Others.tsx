import type { BlockProps } from '../../contract/index.ts'
import { ClaimItems } from './ClaimItems.tsx'
import styles from './others.module.css'

/** The claims that do not lead, on one even grid, and reasons that follow them (spec 2.10). */
export const Others = ({ claims = [], reasons = [] }: Pick<BlockProps<'why-choose-us'>, 'claims' | 'reasons'>) =>
  claims.length + reasons.length > 0 && (
    <ul className={styles.others}>
      <ClaimItems claims={claims} reasons={reasons} />
    </ul>
  )
