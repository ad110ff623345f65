import type { BlockProps } from '../../../contract/index.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { TextParagraph } from '../../../ui/RichText.tsx'
import { Section } from '../../../ui/Section.tsx'
import { WayOn } from '../WayOn.tsx'
import styles from './service-scene.module.css'

/** Three services below the parts of a drawing as wide as the window, on phones each with its part (spec 2.3). */
export default function ServiceScene({ cards = [], image, alt = '', ...section }: BlockProps<'service-cards'>) {
  const parts = image?.phone
  return (
    <Section {...section} tone="tint" className={styles.scene}>
      {image && <Picture picture={{ ...image, phone: undefined }} alt={alt} />}
      <ul className={styles.doors}>
        {cards.map(({ title, description, link }, index) => (
          <li key={title}>
            {/* Each shows its own section of the same file. The first says what all of them show. */}
            {parts && <Picture picture={parts} alt={index ? '' : alt} />}
            <Heading level={3} link={link}>
              {title}
              {link && ' '}
              {link && <WayOn link={{ ...link, label: undefined }} />}
            </Heading>
            <TextParagraph text={description} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
