import type { BlockProps } from '../../contract/index.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { groundOf } from '../../ui/Section.tsx'
import styles from './text-media.module.css'

/** What stands below the heading, wherever the picture is: paragraphs, titled texts, links (spec 2.3, 2.4). */
export function Words({ tone, paragraphs, texts, actions }: Omit<BlockProps<'text-media'>, 'title'>) {
  return (
    <>
      {paragraphs && <Paragraphs paragraphs={paragraphs} />}
      {texts && (
        <div className={styles.texts}>
          {texts.map(({ icon, title, paragraphs }) => (
            <div key={title}>
              {icon && <Icon icon={icon} size={36} className={styles.icon} />}
              <Heading level={3}>{title}</Heading>
              <Paragraphs paragraphs={paragraphs} />
            </div>
          ))}
        </div>
      )}
      {actions && <Actions links={actions} tone={groundOf(tone)} />}
    </>
  )
}
