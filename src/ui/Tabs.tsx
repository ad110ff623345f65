import type { ReactNode } from 'react'
import { Heading, type HeadingLevel } from './Heading.tsx'
import { useId } from './use-id.ts'
import styles from './Tabs.module.css'

interface TabsProps {
  /** Accessible name of the list of tabs. */
  label: string
  /** Level of the panels' headings, which replace the tabs where there is no script. */
  level: HeadingLevel
  tabs: { label: string; content: ReactNode }[]
}

/** Tabs with arrow keys (spec 4). Until the script runs they are links; without script all panels are shown. */
export function Tabs({ label, level, tabs }: TabsProps) {
  const key = useId('tab')
  return (
    <ns-tabs>
      <ul className={styles.list} aria-label={label} data-print="none">
        {tabs.map((tab, index) => (
          <li key={tab.label}>
            <a href={`#${key}${index}`} id={`${key}${index}-tab`} data-tab="" className={styles.tab}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.panels}>
        {tabs.map((tab, index) => (
          <div key={tab.label} id={`${key}${index}`} className={styles.panel}>
            <Heading level={level} className={styles.heading}>
              {tab.label}
            </Heading>
            {tab.content}
          </div>
        ))}
      </div>
    </ns-tabs>
  )
}
