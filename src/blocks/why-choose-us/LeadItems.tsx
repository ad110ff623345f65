import type { Claim } from '../../contract/index.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'

interface Props {
  claims: Claim[]
  /** The background of the first, where it differs from that of the section. */
  firstTone?: 'dark' | 'blue'
}

/** The list items of leading claims: icon, title and sentence (spec 2.10). */
export const LeadItems = ({ claims, firstTone }: Props) =>
  claims.map(({ id, icon, title, description }, index) => (
    <li key={id} data-tone={index ? undefined : firstTone}>
      <Icon icon={icon} size={32} />
      <Heading level={3}>{title}</Heading>
      <p>{description}</p>
    </li>
  ))
