import type { ReactNode } from 'react'
import type { BlockProps } from '../../contract/index.ts'
import { Actions } from '../../ui/ActionLink.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'
import styles from './banner-copy.module.css'

type Copy = Pick<BlockProps<'page-banner'>, 'title' | 'subTitle' | 'intro' | 'actions' | 'level' | 'page'>

/** The text of the banner, the same in every layout: breadcrumb, title, introduction, buttons (spec 2.2). */
export function BannerCopy({ title, subTitle, intro, actions, level, page, tone, below, children }: Copy & BannerTone) {
  return (
    <div className={styles.copy}>
      <Breadcrumb crumbs={page.breadcrumb} title={title} />
      <Heading level={level}>{title}</Heading>
      {below}
      {subTitle && <p className={styles.subTitle}>{subTitle}</p>}
      {children}
      <TextParagraph text={intro} className={styles.description} />
      {actions && <Actions links={actions} tone={tone} />}
    </div>
  )
}

interface BannerTone {
  /** Whether the background is light or dark. */
  tone: 'light' | 'dark'
  /** What stands right below the title. */
  below?: ReactNode
  /** A picture that stands below the title, before the introduction. */
  children?: ReactNode
}
