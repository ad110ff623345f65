import type { BlockProps } from '../../contract/index.ts'
import { Grid } from '../../ui/Grid.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './tool-tiles.module.css'

/** Tools as tiles: a logo or an icon with name and description (spec 2.3). */
export default function ToolTiles({ tiles, ...section }: BlockProps<'tool-tiles'>) {
  return (
    <Section {...section}>
      <Grid count={tiles.length} choices={[3, 4, 2]} className={styles.tiles}>
        {tiles.map(({ icon, image, name, description }) => (
          <li key={name}>
            {(icon || image) && (
              <span className={styles.mark}>
                {icon ? <Icon icon={icon} size={32} /> : image && <Picture picture={image} alt="" />}
              </span>
            )}
            <div>
              <Heading level={3}>{name}</Heading>
              <TextParagraph text={description} />
            </div>
          </li>
        ))}
      </Grid>
    </Section>
  )
}
