import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { ClaimItems } from '../ClaimItems.tsx'
import styles from './promises.module.css'

/** A few reasons on marigold, each a line in large type with what it means beside it (spec 2.3). */
export default function Promises({ claims, reasons, ...section }: BlockProps<'why-choose-us'>) {
  return (
    <Section {...section} tone="marigold" className={styles.band}>
      <ol className={styles.promises}>
        <ClaimItems claims={claims} reasons={reasons} />
      </ol>
    </Section>
  )
}
