import type { BlockProps } from '../../contract/index.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { groundOf } from '../../ui/Section.tsx'
import { SplitSection } from '../../ui/SplitSection.tsx'
import styles from './text-media.module.css'

/** Paragraphs with a picture on either side, or titled texts such as mission and vision (spec 2.3, 2.4). */
export default function TextMedia({
  id,
  title,
  tone,
  paragraphs,
  texts,
  image,
  alt,
  caption,
  side,
  actions,
  level,
}: BlockProps<'text-media'>) {
  const copy = (
    <>
      {paragraphs && <Paragraphs paragraphs={paragraphs} />}
      {texts && (
        <div className={styles.texts}>
          {texts.map(({ icon, title, paragraphs }) => (
            <div key={title}>
              {icon && <Icon icon={icon} size={36} className={styles.icon} />}
              <Heading level={3}>{title}</Heading>
              <Paragraphs paragraphs={paragraphs} />
            </div>
          ))}
        </div>
      )}
      {actions && <Actions links={actions} tone={groundOf(tone)} />}
    </>
  )
  const frame = { id, tone, title, level }
  if (image)
    return (
      <SplitSection {...frame} side={side} beside={<Figure image={image} alt={alt ?? ''} caption={caption} />}>
        {copy}
      </SplitSection>
    )
  // Titled texts take the whole width; paragraphs alone go beside their heading.
  return texts ? (
    <SplitSection {...frame} className={styles.wide}>
      {copy}
    </SplitSection>
  ) : (
    <SplitSection {...frame} align="top" beside={<div className={styles.beside}>{copy}</div>} />
  )
}
