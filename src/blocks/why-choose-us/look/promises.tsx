import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { ClaimItems } from '../ClaimItems.tsx'
import styles from './promises.module.css'

/** A few reasons, large, one beside the other, with what they mean below (spec 2.3). */
export default function Promises({ claims, reasons, ...section }: BlockProps<'why-choose-us'>) {
  return (
    <Section {...section}>
      <ol className={styles.promises}>
        <ClaimItems claims={claims} reasons={reasons} size={48} />
      </ol>
    </Section>
  )
}
