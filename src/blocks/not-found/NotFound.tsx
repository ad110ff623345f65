import type { BlockProps } from '../../contract/index.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { Anchor } from '../../ui/Anchor.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { UiIcon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './not-found.module.css'

/** The page for unknown paths, with links to the home page and the pages most visitors look for (spec 2.1). */
export default function NotFound({
  id,
  title,
  intro,
  image,
  alt = '',
  actions,
  linksTitle,
  links,
  level,
}: BlockProps<'not-found'>) {
  return (
    <Section id={id} tone="dark" className={styles.band}>
      <div className={styles.words}>
        <Heading level={level}>{title}</Heading>
        {image && <Picture picture={image} alt={alt} eager className={styles.drawing} />}
        <TextParagraph text={intro} />
        <Actions links={actions} tone="dark" />
      </div>
      {links && (
        <nav aria-label={linksTitle ?? 'Useful links'} className={styles.further}>
          {linksTitle && <Heading level={2}>{linksTitle}</Heading>}
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.label}>
                <Anchor link={link}>
                  {link.label}
                  <UiIcon name="arrow-right-bold" />
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Section>
  )
}
