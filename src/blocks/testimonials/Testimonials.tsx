import type { BlockProps } from '../../contract/index.ts'
import { slugOf } from '../../page/slug.ts'
import { ActionLink, Actions } from '../../ui/ActionLink.tsx'
import { FigureValue } from '../../ui/FigureValue.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { groundOf, Section } from '../../ui/Section.tsx'
import { Unfold } from '../../ui/Unfold.tsx'
import styles from './testimonials.module.css'

/** How many reviews phones show before the others are unfolded, if fewer than three lead to their work. */
const shown = 6

/** The first sentence of a review, which stands out on its card, and the rest. */
const ledBy = (review: string) => /^(.+?[.!?]) (.+)$/s.exec(review)?.slice(1) ?? [review]

/**
 * Clients' reviews: first those whose work can be seen, then those with a figure alone, large, then the others as cards or,
 * on phones, a ruled list; ends with an invitation to write one (spec 2.11).
 */
export default function Testimonials({
  id,
  title,
  intro,
  tone,
  testimonials,
  clients,
  screens,
  question,
  actions,
  level,
}: BlockProps<'testimonials'>) {
  const withWork = testimonials.filter(({ figure, link }) => figure && link)
  // One or two would not fill a row.
  const first = withWork.length > 2 ? withWork : testimonials.slice(0, shown)
  const told = withWork.length > 2 ? testimonials.filter(({ figure, link }) => figure && !link) : []
  const rest = testimonials.filter((review) => !first.includes(review) && !told.includes(review))
  const card = ({ id, name, company, image, review, figure, link }: (typeof testimonials)[number]) => {
    const [lead = review, rest] = ledBy(review)
    const client = link && clients?.find((client) => slugOf(company).startsWith(client.id))
    const screen = screens?.[withWork.findIndex((review) => review.id === id)]
    return (
      <li key={id}>
        <figure>
          {screen && (
            <div className={styles.screen}>
              <Picture
                picture={screen.image}
                alt={screen.alt}
                sizes="(width >= 70rem) 25rem, (width >= 42rem) 50vw, 90vw"
              />
            </div>
          )}
          {figure && (link || told.length > 0) && (
            <p className={styles.figure}>
              <b>
                <FigureValue value={figure.value} />
              </b>{' '}
              {figure.label}
            </p>
          )}
          <blockquote>
            <p>
              <b>{lead.split(/(\S+-\S+)/).map((part, index) => (index % 2 ? <span key={part}>{part}</span> : part))}</b>{' '}
              {rest}
            </p>
          </blockquote>
          <figcaption>
            <div className={styles.reviewer}>
              {image && <Picture picture={image} alt="" className={styles.face} />}
              <span>
                <strong>{name}</strong>
                {company}
              </span>
            </div>
            {link && (
              <div className={styles.work}>
                <ActionLink link={link} variant="text" />
                {client && <Picture picture={client.image} alt="" className={styles.logo} />}
              </div>
            )}
          </figcaption>
        </figure>
      </li>
    )
  }
  return (
    <Section id={id} tone={tone} title={title} intro={intro} level={level}>
      <ul className={`${styles.reviews} ${styles.first}`}>{first.map(card)}</ul>
      <div className={styles.wall}>
        {first.length < testimonials.length && (
          <Unfold label={`All ${testimonials.length} reviews`}>
            {told.length > 0 && <ul className={`${styles.reviews} ${styles.told}`}>{told.map(card)}</ul>}
            {rest.length > 0 && <ul className={styles.reviews}>{rest.map(card)}</ul>}
          </Unfold>
        )}
        {actions && (
          <div className={styles.invitation}>
            {question && <p>{question}</p>}
            <Actions links={actions} tone={groundOf(tone)} />
          </div>
        )}
      </div>
    </Section>
  )
}
