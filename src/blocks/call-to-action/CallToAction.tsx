import type { BlockProps } from '../../contract/index.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { groundOf, Section } from '../../ui/Section.tsx'
import { useId } from '../../ui/use-id.ts'
import styles from './call-to-action.module.css'

/** A band, or a slim strip, that asks visitors to do one thing (spec 2.3, 2.5). */
export default function CallToAction({
  id,
  title,
  intro,
  tone,
  look = 'band',
  team,
  actions,
  level,
}: BlockProps<'call-to-action'>) {
  const headingId = useId('title')
  return (
    <Section id={id} tone={tone} labelledBy={headingId} className={styles[look]}>
      <div className={styles.line}>
        {team && (
          <div className={styles.team}>
            {team.map(({ id, name, image }) => (
              <Picture key={id} picture={image} alt={name} />
            ))}
          </div>
        )}
        <div>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          <TextParagraph text={intro} />
        </div>
        <Actions links={actions} tone={groundOf(tone)} />
      </div>
    </Section>
  )
}
