import type { BlockProps, RichText as RichTextData } from '../../contract/index.ts'
import { TextActions } from '../../ui/ActionLink.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import { SplitSection } from '../../ui/SplitSection.tsx'
import { leadAndOthers } from './lead.ts'
import { LeadItems } from './LeadItems.tsx'
import { Others } from './Others.tsx'
import styles from './why-choose-us.module.css'

/**
 * Reasons to choose the company: claims as a ledger, where the leading ones have a row each and the others share a grid,
 * and reasons as a grid, or both as a list beside a picture; other looks are in the folder `look` (spec 2.10).
 */
export default function WhyChooseUs({
  claims = [],
  lead,
  sentences,
  reasons = [],
  image,
  alt,
  caption,
  ...section
}: BlockProps<'why-choose-us'>) {
  const items = (all: Reason[]) => all.map((reason) => <Item key={reason.title} {...reason} />)
  if (!image) {
    const { leading, others } = leadAndOthers({ claims, lead, sentences })
    return (
      <Section {...section}>
        {leading.length > 0 && (
          <ul className={styles.lead}>
            <LeadItems claims={leading} />
          </ul>
        )}
        <Others claims={others} />
        {reasons.length > 0 && <ul className={styles.grid}>{items(reasons)}</ul>}
      </Section>
    )
  }
  return (
    <SplitSection {...section} side="start" beside={<Figure image={image} alt={alt ?? ''} caption={caption} />}>
      {section.intro && <Paragraphs paragraphs={[section.intro]} />}
      <ul className={styles.list}>
        {items([...claims.map((claim) => ({ ...claim, description: [claim.description] })), ...reasons])}
      </ul>
      {section.actions && <TextActions links={section.actions} />}
    </SplitSection>
  )
}

interface Reason {
  icon: string
  title: string
  description: RichTextData
}

function Item({ icon, title, description }: Reason) {
  return (
    <li>
      <Icon icon={icon} size={32} className={styles.icon} />
      <div>
        <Heading level={3}>{title}</Heading>
        <TextParagraph text={description} />
      </div>
    </li>
  )
}
