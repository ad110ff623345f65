import type { BlockProps } from '../../contract/index.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { FigureValue } from '../../ui/FigureValue.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './testimonials.module.css'

type Props = BlockProps<'testimonials'>

type ReviewProps = Omit<Props['testimonials'][number], 'id'> & {
  /** A picture of the work that the review leads to. */
  screen?: NonNullable<Props['screens']>[number]
  logo?: NonNullable<Props['clients']>[number]['image']
}

/** A client's review: its first sentence stands out, with a figure above it if there is one. */
export function Review({ name, company, image, review, figure, link, screen, logo }: ReviewProps) {
  const [lead = review, rest] = /^(.+?[.!?]) (.+)$/s.exec(review)?.slice(1) ?? []
  return (
    <li>
      <figure>
        {screen && (
          <div className={styles.screen}>
            <Picture
              picture={screen.image}
              alt={screen.alt}
              small
              sizes="(width >= 70rem) 25rem, (width >= 42rem) 50vw, 90vw"
            />
          </div>
        )}
        {figure && (
          <p className={styles.figure}>
            <b>
              <FigureValue value={figure.value} />
            </b>{' '}
            {figure.label}
          </p>
        )}
        <blockquote>
          <p>
            {/* Words with a hyphen are not broken. */}
            <b>
              {lead.split(/(\S+-\S+)/).map((part, index) => (index % 2 ? <span key={part}>{part}</span> : part))}
            </b>{' '}
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
              {logo && <Picture picture={logo} alt="" className={styles.logo} />}
            </div>
          )}
        </figcaption>
      </figure>
    </li>
  )
}
