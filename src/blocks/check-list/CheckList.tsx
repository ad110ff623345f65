import type { BlockProps } from '../../contract/index.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { UiIcon } from '../../ui/Icon.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { groundOf } from '../../ui/Section.tsx'
import { SplitSection } from '../../ui/SplitSection.tsx'
import styles from './check-list.module.css'

/** A heading, a short text and a list with check marks, below the text or, without a picture, beside it (spec 2.3, 2.4). */
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
  const list = (
    <>
      {leadIn && <p className={image ? undefined : styles.lead}>{leadIn}</p>}
      <ul className={image ? styles.list : `${styles.list} ${styles.ruled}`}>
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
  return (
    <SplitSection
      id={id}
      tone={tone}
      title={title}
      level={level}
      align={image ? 'center' : 'top'}
      className={items.length > 8 && !image ? styles.long : undefined}
      beside={image ? <Figure image={image} alt={alt ?? ''} caption={caption} /> : list}
    >
      {paragraphs && <Paragraphs paragraphs={paragraphs} />}
      {image && list}
    </SplitSection>
  )
}
