import type { BlockProps } from '../../contract/index.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { groundOf, Section, useOwnHeading } from '../../ui/Section.tsx'
import styles from './call-to-action.module.css'

/** A band, or a slim strip, that asks visitors to do one thing (spec 2.3, 2.5). */
export default function CallToAction({
  intro,
  look = 'band',
  team,
  actions,
  ...section
}: BlockProps<'call-to-action'>) {
  const { frame, heading } = useOwnHeading(section)
  return (
    <Section {...frame} className={styles[look]}>
      <div className={styles.line}>
        {team && (
          <div className={styles.team}>
            {team.map(({ id, name, image, pose }) => (
              <Picture key={id} picture={pose ?? image} alt={name} />
            ))}
          </div>
        )}
        <div>
          {heading}
          <TextParagraph text={intro} />
        </div>
        <Actions links={actions} tone={groundOf(section.tone)} />
      </div>
    </Section>
  )
}
