import type { BlockProps } from '../../contract/index.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TextParagraph } from '../../ui/RichText.tsx'

type Props = Pick<BlockProps<'why-choose-us'>, 'claims' | 'reasons'> & {
  /** Width of the icons, in px. Without it, there are none. */
  size?: number
}

/** The list items of a look: claims with their titles, reasons in full (spec 2.10). */
export function ClaimItems({ claims = [], reasons = [], size }: Props) {
  return (
    <>
      {claims.map(({ id, icon, title }) => (
        <li key={id}>
          {size && <Icon icon={icon} size={size} />}
          <Heading level={3}>{title}</Heading>
        </li>
      ))}
      {reasons.map(({ icon, title, description }) => (
        <li key={title}>
          {size && <Icon icon={icon} size={size} />}
          <Heading level={3}>{title}</Heading>
          <TextParagraph text={description} />
        </li>
      ))}
    </>
  )
}
