import type { BlockProps } from '../../contract/index.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { UiIcon } from '../../ui/Icon.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { groundOf, Section } from '../../ui/Section.tsx'
import { SplitSection } from '../../ui/SplitSection.tsx'
import { useId } from '../../ui/use-id.ts'
import styles from './check-list.module.css'

/** A heading, a short text and below them a list with check marks: beside a picture, or without one across the section (spec 2.3, 2.4). */
export default function CheckList({
  id,
  title,
  tone,
  paragraphs,
  leadIn,
  items,
  image,
  alt,
  caption,
  actions,
  level,
}: BlockProps<'check-list'>) {
  const headingId = useId('title')
  const list = (
    <>
      {leadIn && <p className={image ? undefined : styles.lead}>{leadIn}</p>}
      <ul className={image ? styles.list : `${styles.list} ${styles.ruled}`} data-long={items.length > 8 || undefined}>
        {items.map((item, index) => {
          const key = `${index}`
          return (
            <li key={key}>
              <UiIcon name="check-bold" size={20} />
              <p>
                <RichText text={item} />
              </p>
            </li>
          )
        })}
      </ul>
      {actions && <Actions links={actions} tone={groundOf(tone)} />}
    </>
  )
  if (image)
    return (
      <SplitSection
        id={id}
        tone={tone}
        title={title}
        level={level}
        beside={<Figure image={image} alt={alt ?? ''} caption={caption} />}
      >
        {paragraphs && <Paragraphs paragraphs={paragraphs} />}
        {list}
      </SplitSection>
    )
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <div className={styles.head}>
        <Heading level={level} id={headingId}>
          {title}
        </Heading>
        {paragraphs && <Paragraphs paragraphs={paragraphs} />}
      </div>
      {list}
    </Section>
  )
}
