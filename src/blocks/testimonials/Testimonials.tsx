import type { BlockProps } from '../../contract/index.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { UiIcon } from '../../ui/Icon.tsx'
import { groundOf, Section } from '../../ui/Section.tsx'
import styles from './testimonials.module.css'

/** Clients' reviews as cards in columns (spec 2.11). */
export default function Testimonials({
  id,
  title,
  intro,
  tone,
  testimonials,
  actions,
  level,
}: BlockProps<'testimonials'>) {
  return (
    <Section id={id} tone={tone} title={title} intro={intro} level={level}>
      <ul className={styles.reviews}>
        {testimonials.map(({ id, name, company, review }) => (
          <li key={id}>
            <figure>
              <UiIcon name="quotes-fill" size={28} />
              <blockquote>
                <p>{review}</p>
              </blockquote>
              <figcaption>
                <strong>{name}</strong>
                {company}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {actions && <Actions links={actions} tone={groundOf(tone)} />}
    </Section>
  )
}
