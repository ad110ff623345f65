import type { BlockProps } from '../../contract/index.ts'
import { Grid } from '../../ui/Grid.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './technology-grid.module.css'

/** Technologies with logo and name, as tiles or as one slim strip (spec 2.5, 2.10). */
export default function TechnologyGrid({
  id,
  title,
  intro,
  tone,
  look = 'tiles',
  technologies,
  actions,
  level,
}: BlockProps<'technology-grid'>) {
  const items = technologies.map(({ id, name, image }) => (
    <li key={id}>
      <Picture picture={image} alt="" />
      {name}
    </li>
  ))
  if (look === 'strip')
    return (
      <Section id={id} tone={tone} title={title} level={level} className={styles.strip}>
        <ul className={styles.line}>{items}</ul>
      </Section>
    )
  return (
    <Section id={id} tone={tone} title={title} intro={intro} level={level} actions={actions}>
      <Grid count={items.length} choices={items.length > 12 ? [5, 4] : [4, 3, 5]} dense className={styles.tiles}>
        {items}
      </Grid>
    </Section>
  )
}
