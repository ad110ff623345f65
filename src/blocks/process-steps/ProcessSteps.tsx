import type { BlockProps } from '../../contract/index.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './process-steps.module.css'

/** Numbered steps along a rising line, on phones along a vertical rail. */
export default function ProcessSteps({ id, title, intro, tone = 'dark', steps, level }: BlockProps<'process-steps'>) {
  return (
    <Section id={id} tone={tone} title={title} intro={intro} level={level}>
      <ol className={styles.steps} data-count={steps.length}>
        {steps.map(({ icon, heading, description, link }) => (
          <li key={heading}>
            <span className={styles.node} />
            <Heading level={3}>
              {icon && <Icon icon={icon} size={28} />}
              {heading}
            </Heading>
            <p>
              <RichText text={description} />
            </p>
            {link && <ActionLink link={link} variant="text" />}
          </li>
        ))}
      </ol>
    </Section>
  )
}
