import type { BlockProps } from '../../../contract/index.ts'
import { Section } from '../../../ui/Section.tsx'
import { Technologies } from '../Technologies.tsx'
import styles from './strip.module.css'

/** A word that does not fit into a quarter of a phone's width. */
const tooLong = /\w{11}/

/** Up to ten technologies as one slim row (spec 2.10). */
export default function TechnologyStrip({ id, title, tone, technologies, level }: BlockProps<'technology-grid'>) {
  const short = !technologies.some(({ name }) => tooLong.test(name))
  return (
    <Section id={id} tone={tone} title={title} level={level} className={styles.strip}>
      <ul className={short ? `${styles.line} ${styles.short}` : styles.line}>
        <Technologies technologies={technologies} />
      </ul>
    </Section>
  )
}
