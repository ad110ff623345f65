import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Steps } from '../Steps.tsx'
import styles from './beside.module.css'

/** Steps beside their heading, which has a drawing below it or stays in view as they go by; on narrow screens ruled rows (spec 2.5, 2.10). */
export default function StepsBeside({ look, image, alt, steps, ...section }: BlockProps<'process-steps'>) {
  return (
    <Section {...section} className={image ? `${styles.beside} ${styles.drawn}` : styles.beside}>
      {image && <Picture picture={image} alt={alt ?? ''} phoneBelow="68rem" />}
      <Steps look={look} steps={steps} row={styles.steps} />
    </Section>
  )
}
