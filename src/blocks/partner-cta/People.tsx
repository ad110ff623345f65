import type { BlockProps } from '../../contract/index.ts'
import { Picture } from '../../ui/Picture.tsx'

type Props = Pick<BlockProps<'partner-cta'>, 'team'> & { className?: string }

/** People, one line each: portrait, name and job profile; several are shown in their other pose (spec 2.10). */
export function People({ team = [], className }: Props) {
  const alone = team.length === 1
  return (
    <ul className={className}>
      {team.map(({ id, name, profile, image, pose }) => (
        <li key={id}>
          <Picture picture={alone ? image : (pose ?? image)} alt="" />
          <div>
            <b>{name}</b> {profile}
          </div>
        </li>
      ))}
    </ul>
  )
}
