import type { BlockProps } from '../../contract/index.ts'
import { Grid } from '../../ui/Grid.tsx'
import { Section } from '../../ui/Section.tsx'
import { Technologies } from './Technologies.tsx'
import styles from './technology-grid.module.css'

/** Technologies with logo and name as tiles; the slim strip is in the folder `look` (spec 2.5, 2.10). */
export default function TechnologyGrid({ technologies, ...section }: BlockProps<'technology-grid'>) {
  const count = technologies.length
  return (
    <Section {...section}>
      <Grid count={count} choices={count > 12 ? [5, 4] : [4, 3, 5]} dense className={styles.tiles}>
        <Technologies technologies={technologies} />
      </Grid>
    </Section>
  )
}
