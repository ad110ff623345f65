import { useId } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './case.module.css'

/** One project as proof: a client's quote, the figure in it, and a screen; without one, the figure large in its place (spec 2.11). */
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
  const [onlyClient] = client ?? []
  const [onlyProduct] = product ?? []
  const screen = image ?? onlyProduct?.image
  const [review] = testimonial
  const [colleague] = team ?? []
  // With a unit or thousands it is too wide to stand at full size.
  const result = (
    <p className={styles.figure} data-long={/[ ,]/.test(figure.value) || undefined}>
      <b>{figure.value}</b> {figure.label}
    </p>
  )
  return (
    <Section id={id} tone={tone} labelledBy={headingId}>
      <div className={styles.case} data-side={screen && side}>
        {screen && <Figure image={screen} alt={alt ?? onlyProduct?.alt ?? ''} caption={caption} />}
        <div className={styles.copy}>
          <Heading level={level} id={headingId}>
            {title}
          </Heading>
          {!screen && result}
          {onlyClient && <Picture picture={onlyClient.image} alt={onlyClient.name} className={styles.logo} />}
          <figure className={styles.quote}>
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
          {screen && result}
          {onlyProduct && <ActionLink link={onlyProduct.link} about={onlyProduct.name} variant="text" />}
          {actions?.map((action) => (
            <ActionLink key={action.label} link={action} variant="text" />
          ))}
        </div>
      </div>
    </Section>
  )
}
