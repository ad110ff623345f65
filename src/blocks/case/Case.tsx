import { useId } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './case.module.css'

/** One piece of work as proof: a client's words, the figure in them, the screen (spec 2.11). */
export default function Case({
  id,
  title,
  tone,
  side = 'end',
  testimonial,
  quote,
  figure,
  client,
  product,
  team,
  image,
  alt,
  caption,
  actions,
  level,
}: BlockProps<'case'>) {
  const headingId = useId()
  const [whose] = client ?? []
  const [work] = product ?? []
  const screen = image ?? work?.image
  const [review] = testimonial
  const [colleague] = team ?? []
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <div className={styles.case} data-side={screen && side}>
        {screen && <Figure image={screen} alt={alt ?? work?.alt ?? ''} caption={caption} />}
        <div className={styles.words}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          {whose && <Picture picture={whose.image} alt={whose.name} className={styles.logo} />}
          <figure className={styles.said}>
            <blockquote>{quote}</blockquote>
            {review && (
              <figcaption>
                <b>{review.name}</b> {review.company}
              </figcaption>
            )}
          </figure>
          {colleague && (
            <p className={styles.colleague}>
              <Picture picture={colleague.image} alt="" />
              <span>
                For us: <b>{colleague.name}</b>, {colleague.profile}
              </span>
            </p>
          )}
          <p className={styles.figure}>
            <b>{figure.value}</b> {figure.label}
          </p>
          {work && <ActionLink link={work.link} about={work.name} variant="text" />}
          {actions?.map((action) => (
            <ActionLink key={action.label} link={action} variant="text" />
          ))}
        </div>
      </div>
    </Section>
  )
}
