import type { BlockProps } from '../../contract/index.ts'
import { Heading } from '../../ui/Heading.tsx'
import { LinkList } from '../../ui/LinkList.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './sitemap-groups.module.css'

/** The most links that a group has in one column. */
const long = 12

/** All pages of the site in groups; a long one takes the width of three (spec 2.11). */
export default function SitemapGroups({ id, title, tone, groups, level }: BlockProps<'sitemap-groups'>) {
  return (
    <Section id={id} tone={tone} title={title} level={level}>
      <div className={styles.groups}>
        {groups.map(({ title: heading, labels }) => (
          <div key={heading} className={labels.length > long ? styles.long : undefined}>
            <Heading level={title ? 3 : level}>{heading}</Heading>
            <LinkList links={labels} className={styles.links} />
          </div>
        ))}
      </div>
    </Section>
  )
}
