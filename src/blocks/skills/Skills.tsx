import type { BlockProps } from '../../contract/index.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './skills.module.css'

/** Groups of people with one trade and what they know, one row each (spec 2.10). */
export default function Skills({ id, title, intro, tone, groups, action, level }: BlockProps<'skills'>) {
  return (
    <Section id={id} tone={tone} title={title} intro={intro} level={level} action={action}>
      <ul className={styles.groups}>
        {groups.map(({ icon, heading, description, skills }) => (
          <li key={heading}>
            {icon && <Icon icon={icon} size={36} className={styles.icon} />}
            <div className={styles.trade}>
              <Heading level={3}>{heading}</Heading>
              {description && (
                <p>
                  <RichText text={description} />
                </p>
              )}
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
