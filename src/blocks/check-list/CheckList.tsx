import type { BlockProps } from '../../contract/index.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { UiIcon } from '../../ui/Icon.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { groundOf, Section, useOwnHeading } from '../../ui/Section.tsx'
import { SplitSection } from '../../ui/SplitSection.tsx'
import styles from './check-list.module.css'

/** A heading, a short text and below them a list with check marks: beside a picture, or without one across the section (spec 2.3, 2.4). */
export default function CheckList({
  paragraphs,
  leadIn,
  items,
  image,
  alt,
  caption,
  actions,
  ...section
}: BlockProps<'check-list'>) {
  const { frame, heading } = useOwnHeading(section)
  const list = (
    <>
      {leadIn && <p className={image ? undefined : styles.lead}>{leadIn}</p>}
      <ul className={image ? styles.list : `${styles.list} ${styles.ruled}`} data-long={items.length > 8 || undefined}>
        {items.map((item, index) => {
          const key = `${index}`
          return (
            <li key={key}>
              <UiIcon name="check-bold" size={20} />
              <TextParagraph text={item} />
            </li>
          )
        })}
      </ul>
      {actions && <Actions links={actions} tone={groundOf(section.tone)} />}
    </>
  )
  if (image)
    return (
      <SplitSection {...section} beside={<Figure image={image} alt={alt ?? ''} caption={caption} />}>
        {paragraphs && <Paragraphs paragraphs={paragraphs} />}
        {list}
      </SplitSection>
    )
  return (
    <Section {...frame}>
      <div className={styles.head}>
        {heading}
        {paragraphs && <Paragraphs paragraphs={paragraphs} />}
      </div>
      {list}
    </Section>
  )
}
