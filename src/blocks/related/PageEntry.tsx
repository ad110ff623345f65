import type { BlockProps } from '../../contract/index.ts'
import { Anchor } from '../../ui/Anchor.tsx'
import { UiIcon } from '../../ui/Icon.tsx'
import { RichText } from '../../ui/RichText.tsx'

/** A related page: its link, and why to go there (spec 2.1). */
export function PageEntry({ label: page, description }: BlockProps<'related'>['pages'][number]) {
  return (
    <>
      <Anchor link={page}>
        {page.label}
        <UiIcon name="arrow-right-bold" />
      </Anchor>
      <p>
        <RichText text={description} />
      </p>
    </>
  )
}
