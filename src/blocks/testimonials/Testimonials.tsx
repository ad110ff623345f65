import type { BlockProps } from '../../contract/index.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { groundOf, Section } from '../../ui/Section.tsx'
import styles from './testimonials.module.css'

/** A review as its first sentence, which leads the card, and the rest. */
const ledBy = (review: string) => /^(.+?[.!?]) (.+)$/s.exec(review)?.slice(1) ?? [review]

/** Clients' reviews as cards in columns, on phones as a ruled list; the invitation to write one ends them (spec 2.11). */
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
      <div className={styles.wall}>
        <ul className={styles.reviews}>
          {testimonials.map(({ id, name, company, review }) => {
            const [lead, rest] = ledBy(review)
            return (
              <li key={id}>
                <figure>
                  <blockquote>
                    <p>
                      <b>{lead}</b> {rest}
                    </p>
                  </blockquote>
                  <figcaption>
                    <strong>{name}</strong>
                    {company}
                  </figcaption>
                </figure>
              </li>
            )
          })}
        </ul>
        {actions && (
          <div className={styles.invitation}>
            <Actions links={actions} tone={groundOf(tone)} />
          </div>
        )}
      </div>
    </Section>
  )
}
