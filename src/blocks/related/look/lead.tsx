import type { BlockProps } from '../../../contract/index.ts'
import { DensityContext } from '../../../ui/density.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { Section, useOwnHeading } from '../../../ui/Section.tsx'
import { PageEntries } from '../PageEntries.tsx'
import styles from './related-lead.module.css'

/** A large picture of the first page, beside it the heading and all three (spec 2.1). */
export default function Lead({ image, alt, pages, ...section }: BlockProps<'related'>) {
  const { frame, heading } = useOwnHeading(section)
  return (
    <DensityContext value="tight">
      <Section {...frame}>
        <div className={styles.lead}>
          {heading}
          {image && <Picture picture={image} alt={alt ?? ''} sizes="(width >= 60rem) 48rem, 100vw" />}
          <PageEntries pages={pages} className={styles.pages} />
        </div>
      </Section>
    </DensityContext>
  )
}
