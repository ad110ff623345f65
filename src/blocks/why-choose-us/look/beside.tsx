import type { BlockProps } from '../../../contract/index.ts'
import { Heading } from '../../../ui/Heading.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { TextParagraph } from '../../../ui/RichText.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useId } from '../../../ui/use-id.ts'
import { leadAndOthers } from '../lead.ts'
import { LeadItems } from '../LeadItems.tsx'
import { Others } from '../Others.tsx'
import styles from './beside.module.css'

/** Leading claims with their sentences beside a drawing, the other claims on a grid below both (spec 2.10). */
export default function ClaimsBesideDrawing({
  id,
  title,
  intro,
  tone,
  claims,
  lead,
  sentences,
  reasons,
  image,
  alt = '',
  actions,
  level,
}: BlockProps<'why-choose-us'>) {
  const headingId = useId('title')
  const { leading, others } = leadAndOthers({ claims, lead, sentences })
  return (
    <Section id={id} tone={tone} labelledBy={headingId} actions={actions}>
      <div className={styles.drawing}>
        <div>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          <TextParagraph text={intro} />
        </div>
        {image && <Picture picture={image} alt={alt} />}
        {leading.length > 0 && (
          <ul className={styles.lead}>
            <LeadItems claims={leading} />
          </ul>
        )}
        <Others claims={others} reasons={reasons} />
      </div>
    </Section>
  )
}
