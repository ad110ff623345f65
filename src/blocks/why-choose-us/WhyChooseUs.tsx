import type { BlockProps, RichText as RichTextData } from '../../contract/index.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { Grid } from '../../ui/Grid.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import { SplitSection } from '../../ui/SplitSection.tsx'
import styles from './why-choose-us.module.css'

/** Reasons to choose the company: a grid, or a list beside a picture (spec 2.10). */
export default function WhyChooseUs({
  id,
  title,
  intro,
  tone,
  claims = [],
  reasons = [],
  image,
  alt,
  caption,
  action,
  level,
}: BlockProps<'why-choose-us'>) {
  const all: Reason[] = [...claims.map((claim) => ({ ...claim, description: [claim.description] })), ...reasons]
  const items = all.map((reason) => <Item key={reason.title} {...reason} />)
  if (!image)
    return (
      <Section id={id} tone={tone} title={title} intro={intro} level={level} action={action}>
        <Grid count={items.length} choices={[4, 3, 2]} className={styles.grid}>
          {items}
        </Grid>
      </Section>
    )
  return (
    <SplitSection
      id={id}
      tone={tone}
      title={title}
      level={level}
      side="start"
      beside={<Figure image={image} alt={alt ?? ''} caption={caption} />}
    >
      {intro && <Paragraphs paragraphs={[intro]} />}
      <ul className={styles.list}>{items}</ul>
      {action && <ActionLink link={action} variant="text" />}
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
        <p>
          <RichText text={description} />
        </p>
      </div>
    </li>
  )
}
