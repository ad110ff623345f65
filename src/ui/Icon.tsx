import type { IconData } from '../contract/index.ts'
import type { UiIconName } from './icon-names.ts'
import uiSprite from './icons.generated.svg?url&no-inline'

interface Size {
  /** Width and height in px. */
  size?: number
  className?: string
}

/** An icon named in page data. Decorative: the text beside it carries the meaning. */
export function Icon({ icon, size = 24, className }: Size & { icon: IconData }) {
  return <Use href={icon} size={size} className={className} />
}

/** An icon of the interface itself, such as an arrow or a cross. */
export function UiIcon({ name, size = 18, className }: Size & { name: UiIconName }) {
  return <Use href={`${uiSprite}#${name}`} size={size} className={className} />
}

function Use({ href, size, className }: Required<Pick<Size, 'size'>> & { href: string; className?: string }) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true">
      <use href={href} />
    </svg>
  )
}
