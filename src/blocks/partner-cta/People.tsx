import type { BlockProps } from '../../contract/index.ts'
import { Picture } from '../../ui/Picture.tsx'

type Props = Pick<BlockProps<'partner-cta'>, 'team'> & { className?: string }

/** People, one line each: portrait, name and job profile (spec 2.10). */
export function People({ team = [], className }: Props) {
  return (
    <ul className={className}>
      {team.map(({ id, name, profile, image }) => (
        <li key={id}>
          <Picture picture={image} alt="" />
          <div>
            <b>{name}</b> {profile}
          </div>
        </li>
      ))}
    </ul>
  )
}
