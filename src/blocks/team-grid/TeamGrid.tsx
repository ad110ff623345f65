import type { BlockProps } from '../../contract/index.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './team-grid.module.css'

/** The people of the company, in rows of 4, 5, 4 and 3 where there is room (spec 9). */
export default function TeamGrid({ id, title, intro, tone = 'plain', team, level }: BlockProps<'team-grid'>) {
  return (
    <Section id={id} tone={tone} title={title} intro={intro} level={level}>
      <ul className={styles.team}>
        {team.map(({ id, name, profile, imgSrc }) => (
          <li key={id}>
            <Picture picture={imgSrc} alt="" sizes="(width >= 64rem) 15rem, (width >= 40rem) 30vw, 45vw" />
            <Heading level={3}>{name}</Heading>
            <p>{profile}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
