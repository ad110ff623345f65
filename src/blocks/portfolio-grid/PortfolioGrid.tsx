import type { BlockProps } from '../../contract/index.ts'
import { ActionLink } from '../../ui/ActionLink.tsx'
import { FigureValue } from '../../ui/FigureValue.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './portfolio-grid.module.css'

/** Finished products as cards; 'Visit' opens a new tab without referrer (spec 2.11). */
export default function PortfolioGrid({ portfolio, caption, ...section }: BlockProps<'portfolio-grid'>) {
  return (
    <Section {...section}>
      <ul className={styles.products}>
        {portfolio.map(({ id, name, image, alt, description, result, link }) => (
          <li key={id}>
            <Picture
              picture={image}
              alt={alt}
              sizes="(width >= 84rem) 38rem, (width >= 48rem) 46vw, 92vw"
              phoneBelow="60rem"
            />
            <Heading level={3}>{name}</Heading>
            {result && (
              <p className={styles.result}>
                <FigureValue value={result} />
              </p>
            )}
            <p>{description}</p>
            <ActionLink link={link} about={name} variant="text" />
          </li>
        ))}
      </ul>
      <p className={styles.caption}>{caption}</p>
    </Section>
  )
}
