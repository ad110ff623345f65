import type { ReactNode } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { TextActions } from '../../ui/ActionLink.tsx'
import { FigureValue } from '../../ui/FigureValue.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { shown } from '../../ui/shown.ts'
import styles from './case-words.module.css'

interface CaseWordsProps extends Pick<
  BlockProps<'case'>,
  'testimonial' | 'quote' | 'client' | 'product' | 'team' | 'actions'
> {
  /** Shown above the links. */
  children?: ReactNode
}

/** What a case says besides its heading and figure: the client's logo, the quote with its face, our colleague, links (spec 2.11). */
export function CaseWords({ testimonial, quote, client, product, team, actions, children }: CaseWordsProps) {
  const [review] = testimonial
  const [colleague] = team ?? []
  const links = [...linksTo(product), ...(actions ?? [])]
  return (
    <>
      <CaseLogo client={client} />
      <figure className={styles.quote}>
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
      {colleague && (
        <p className={styles.colleague}>
          <Picture picture={colleague.image} alt="" />
          <span>
            For us: <b>{colleague.name}</b>, {colleague.profile}
          </span>
        </p>
      )}
      {children}
      {links.length > 0 && <TextActions links={links} />}
    </>
  )
}

/** The logo of the client of a case (spec 2.11). */
export function CaseLogo({ client }: Pick<CaseWordsProps, 'client'>) {
  const [only] = client ?? []
  return only && <Picture picture={only.image} alt={only.name} className={styles.logo} />
}

/** The link to the product of a case. */
export function linksTo(product: CaseWordsProps['product']) {
  const [only] = product ?? []
  return only ? [{ ...only.link, about: only.name }] : []
}

/** The value of a case's figure. A plain number of three digits counts up once it is in view; a smaller one would only flicker (spec 2.11, 4). */
export function Value({ of: { value } }: { of: NonNullable<BlockProps<'case'>['figure']> }) {
  const counts = /^\d{3}$/.test(shown(value))
  return <b>{counts ? <ns-counter>{value}</ns-counter> : <FigureValue value={value} />}</b>
}

/** The screen of a case: its own picture, or that of its product. */
export function screenOf({ image, alt, product }: Pick<BlockProps<'case'>, 'image' | 'alt' | 'product'>) {
  const [only] = product ?? []
  const picture = image ?? only?.image
  return picture && { picture, alt: alt ?? only?.alt ?? '' }
}
