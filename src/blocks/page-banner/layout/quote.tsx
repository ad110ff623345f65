import type { BlockProps } from '../../../contract/index.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { BannerCopy } from '../BannerCopy.tsx'
import styles from './quote.module.css'

/** Opens a page with a client's words in the largest size, and the screen that they are about (spec 2.2, 2.11). */
export default function QuoteBanner({ id, testimonial, quote, image, alt, eager, ...copy }: BlockProps<'page-banner'>) {
  const [review] = testimonial ?? []
  return (
    <section id={id} data-tone="marigold" className={styles.quote}>
      <div className={`wrap ${styles.wrap}`}>
        <BannerCopy {...copy} tone="light">
          <figure>
            <blockquote>{quote}</blockquote>
            {review && (
              <figcaption>
                {review.image && <Picture picture={review.image} alt="" />}
                <span>
                  <b>{review.name}</b>, {review.company}
                </span>
              </figcaption>
            )}
          </figure>
        </BannerCopy>
        {image && <Picture picture={image} alt={alt ?? ''} eager={eager} sizes="(width >= 60rem) 58vw, 96vw" />}
      </div>
    </section>
  )
}
