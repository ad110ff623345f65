import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Steps } from '../Steps.tsx'
import styles from './scene.module.css'

/** Steps below the parts of a drawing as wide as the window; on phones the parts are a strip that scrolls sideways (spec 2.5, 2.10). */
export default function StepsInScene({ look, steps, image, alt = '', ...section }: BlockProps<'process-steps'>) {
  const parts = image?.phone
  return (
    <Section {...section} className={parts ? `${styles.drawn} ${styles.cut}` : styles.drawn}>
      {image && <Picture picture={{ ...image, phone: undefined }} alt={alt} />}
      <Steps
        look={look}
        steps={steps}
        row={styles.steps}
        scrolls={parts && section.title}
        // Each shows its own section of the same file. The first says what all of them show.
        part={parts && ((index) => <Picture picture={parts} alt={index ? '' : alt} />)}
      />
    </Section>
  )
}
