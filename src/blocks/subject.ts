import type { AnyBlock, PageData, TeamMember } from '../contract/index.ts'
import type { PageSubject } from '../page/contact.ts'

/** Who answers for what the page offers: `answers.ts` in the folder of the block that names them. */
const answers = import.meta.glob<(block: AnyBlock) => TeamMember | undefined>('./*/answers.ts', {
  eager: true,
  import: 'default',
})

/** What a page is about, and who answers for it: the last whom one of its blocks names (spec 2.8). */
export function subjectOf(page: PageData<AnyBlock>): PageSubject {
  const people = page.blocks.map((block) => answers[`./${block.type}/answers.ts`]?.(block))
  const { name = '', profile = '', image } = people.findLast(Boolean) ?? {}
  return { about: page.meta.service ?? '', name, profile, portrait: image?.src ?? '' }
}
