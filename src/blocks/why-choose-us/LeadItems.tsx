import type { Claim } from '../../contract/index.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** The list items of leading claims: icon, title and sentence (spec 2.10). */
export const LeadItems = ({ claims }: { claims: Claim[] }) =>
  claims.map(({ id, icon, title, description }) => (
    <li key={id}>
      <Icon icon={icon} size={32} />
      <Heading level={3}>{title}</Heading>
      <p>{description}</p>
    </li>
  ))
