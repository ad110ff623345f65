import type { BlockProps } from '../../contract/index.ts'
import { slugOf } from '../../page/slug.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { groundOf, Section } from '../../ui/Section.tsx'
import { Unfold } from '../../ui/Unfold.tsx'
import { Review } from './Review.tsx'
import styles from './testimonials.module.css'

/** How many reviews phones show before the others are unfolded, if fewer than three lead to their work. */
const shown = 6

/**
 * Clients' reviews: first those whose work can be seen, then those with a figure alone, large, then the others as cards or,
 * on phones, a ruled list; ends with an invitation to write one (spec 2.11).
 */
export default function Testimonials({
  testimonials,
  clients,
  screens,
  question,
  actions,
  ...section
}: BlockProps<'testimonials'>) {
  const withWork = testimonials.filter(({ figure, link }) => figure && link)
  // One or two would not fill a row.
  const first = withWork.length > 2 ? withWork : testimonials.slice(0, shown)
  const told = withWork.length > 2 ? testimonials.filter(({ figure, link }) => figure && !link) : []
  const others = testimonials.filter((review) => !first.includes(review) && !told.includes(review))
  const cards = (reviews: typeof testimonials) =>
    reviews.map((review) => (
      <Review
        key={review.id}
        {...review}
        figure={review.link || told.length > 0 ? review.figure : undefined}
        screen={screens?.[withWork.indexOf(review)]}
        logo={review.link && clients?.find(({ id }) => slugOf(review.company).startsWith(id))?.image}
      />
    ))
  return (
    <Section {...section}>
      <ul className={`${styles.reviews} ${styles.first}`}>{cards(first)}</ul>
      <div className={styles.wall}>
        {first.length < testimonials.length && (
          <Unfold label={`All ${testimonials.length} reviews`}>
            {told.length > 0 && <ul className={`${styles.reviews} ${styles.told}`}>{cards(told)}</ul>}
            {others.length > 0 && <ul className={styles.reviews}>{cards(others)}</ul>}
          </Unfold>
        )}
        {actions && (
          <div className={styles.invitation}>
            {question && <p>{question}</p>}
            <Actions links={actions} tone={groundOf(section.tone)} />
          </div>
        )}
      </div>
    </Section>
  )
}
