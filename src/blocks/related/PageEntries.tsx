import type { BlockProps } from '../../contract/index.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { UiIcon } from '../../ui/Icon.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'

/** A related page: its link, and why to go there (spec 2.1). */
export function PageEntry({ label: page, description }: BlockProps<'related'>['pages'][number]) {
  return (
    <>
      <Anchor link={page}>
        {page.label}
        <UiIcon name="arrow-right-bold" />
      </Anchor>
      <TextParagraph text={description} />
    </>
  )
}

/** The related pages as a list (spec 2.1). */
export function PageEntries({ pages, className }: Pick<BlockProps<'related'>, 'pages'> & { className?: string }) {
  return (
    <ul className={className}>
      {pages.map((page) => (
        <li key={page.label.label}>
          <PageEntry {...page} />
        </li>
      ))}
    </ul>
  )
}
