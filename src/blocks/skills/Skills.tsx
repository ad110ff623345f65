import type { BlockProps } from '../../contract/index.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './skills.module.css'

/** Skills by profession, one row each (spec 2.10). */
export default function Skills({ groups, ...section }: BlockProps<'skills'>) {
  return (
    <Section {...section}>
      <ul className={styles.groups}>
        {groups.map(({ icon, title, description, skills }) => (
          <li key={title}>
            {icon && <Icon icon={icon} size={36} className={styles.icon} />}
            <div className={styles.trade}>
              <Heading level={3}>{title}</Heading>
              <TextParagraph text={description} />
            </div>
            <ul className={styles.skills}>
              {skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
