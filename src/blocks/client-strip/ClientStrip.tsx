import type { BlockProps } from '../../contract/index.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './client-strip.module.css'

/** Client logos in one ruled row that does not move (spec 2.10, 2.11). */
export default function ClientStrip({ id, title, tone, clients, level }: BlockProps<'client-strip'>) {
  return (
    <Section id={id} tone={tone} title={title} level={level} className={styles.strip}>
      <ul className={styles.logos} data-count={clients.length}>
        {clients.map(({ id, name, image }) => (
          <li key={id}>
            <Picture picture={image} alt={name} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
