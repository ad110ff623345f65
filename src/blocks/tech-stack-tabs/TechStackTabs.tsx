import type { BlockProps } from '../../contract/index.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import styles from './tech-stack-tabs.module.css'

/** Technologies by field, one tab for each (spec 2.10). */
export default function TechStackTabs({ tabs, ...section }: BlockProps<'tech-stack-tabs'>) {
  const panels = tabs.map(({ label, technologies }) => ({
    label,
    content: (
      <ul className={styles.marks}>
        {technologies.map(({ id, name, image }) => (
          <li key={id}>
            <Picture picture={image} alt="" />
            {name}
          </li>
        ))}
      </ul>
    ),
  }))
  return (
    <Section {...section}>
      <Tabs label={section.title} level={3} tabs={panels} />
    </Section>
  )
}
