import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { Technologies } from '../Technologies.tsx'
import styles from './strip.module.css'

/** Up to ten technologies as one slim row (spec 2.10). */
export default function TechnologyStrip({ id, title, tone, technologies, level }: BlockProps<'technology-grid'>) {
  return (
    <Section id={id} tone={tone} title={title} level={level} className={styles.strip}>
      <ul className={styles.line}>
        <Technologies technologies={technologies} />
      </ul>
    </Section>
  )
}
