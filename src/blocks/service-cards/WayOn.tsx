import type { ServiceCard } from '../../contract/index.ts'
import { UiIcon } from '../../ui/Icon.tsx'

/** Shows that a card leads on: the words of its link, and an arrow (spec 2.10). */
export function WayOn({ link, className }: { link: NonNullable<ServiceCard['link']>; className?: string }) {
  return (
    <span className={className} aria-hidden="true">
      {link.label}
      <UiIcon name={link.newTab ? 'arrow-up-right-bold' : 'arrow-right-bold'} />
    </span>
  )
}
