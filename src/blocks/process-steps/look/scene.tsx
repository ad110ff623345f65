import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Steps } from '../Steps.tsx'
import styles from './scene.module.css'

/** Steps below the parts of a drawing as wide as the window; on narrow screens ruled rows below it (spec 2.5, 2.10). */
export default function StepsInScene({ look, steps, image, alt, ...section }: BlockProps<'process-steps'>) {
  return (
    <Section {...section} className={styles.drawn}>
      {/* Up to where the steps are one below the other. */}
      {image && <Picture picture={image} alt={alt ?? ''} phoneBelow="42rem" />}
      <Steps look={look} steps={steps} row={styles.steps} />
    </Section>
  )
}
