import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { TextParagraph } from '../../../ui/RichText.tsx'
import { Section, useOwnHeading } from '../../../ui/Section.tsx'
import { leadAndOthers } from '../lead.ts'
import { LeadItems } from '../LeadItems.tsx'
import { Others } from '../Others.tsx'
import styles from './beside.module.css'

/** Leading claims with their sentences beside a drawing, the other claims on a grid below both (spec 2.10). */
export default function ClaimsBesideDrawing({
  intro,
  claims,
  lead,
  sentences,
  reasons,
  image,
  alt = '',
  actions,
  ...section
}: BlockProps<'why-choose-us'>) {
  const { frame, heading } = useOwnHeading(section)
  const { leading, others } = leadAndOthers({ claims, lead, sentences })
  return (
    <Section {...frame} actions={actions}>
      <div className={styles.drawing}>
        <div>
          {heading}
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
