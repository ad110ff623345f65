import type { BlockProps } from '../../../contract/index.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { TextParagraph } from '../../../ui/RichText.tsx'
import { Section } from '../../../ui/Section.tsx'
import styles from './row.module.css'

/** Tools in one quiet row (spec 2.3). */
export default function ToolRow({ tiles, ...section }: BlockProps<'tool-tiles'>) {
  return (
    <Section {...section} className={styles.tools}>
      <ul className={styles.each}>
        {tiles.map(({ icon, image, name, description }) => (
          <li key={name}>
            {icon && <Icon icon={icon} size={36} />}
            {image && <Picture picture={image} alt="" />}
            <Heading level={3}>{name}</Heading>
            <TextParagraph text={description} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
