import type { BlockProps } from '../../../contract/index.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { TextParagraph } from '../../../ui/RichText.tsx'
import { Section } from '../../../ui/Section.tsx'
import { WayOn } from '../WayOn.tsx'
import styles from './details.module.css'

/** Services in cells of different sizes, each with a drawn detail of what it names (spec 2.3, 2.10). */
export default function ServiceDetails({ cards = [], ...section }: BlockProps<'service-cards'>) {
  return (
    <Section {...section}>
      <ul className={styles.board}>
        {cards.map(({ title, description, link, image, alt = '', size, tone = 'plain' }) => (
          <li key={title} data-tone={tone} data-size={size}>
            <div>
              <Heading level={3} link={link}>
                {title}
                {link && ' '}
                {link && <WayOn link={link} />}
              </Heading>
              <TextParagraph text={description} />
            </div>
            {image && (
              <div>
                <Picture picture={image} alt={alt} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
