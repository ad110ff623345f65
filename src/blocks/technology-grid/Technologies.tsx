import type { BlockProps } from '../../contract/index.ts'
import { Picture } from '../../ui/Picture.tsx'

/** One entry a technology: its logo and its name (spec 2.10). */
export function Technologies({ technologies }: Pick<BlockProps<'technology-grid'>, 'technologies'>) {
  return technologies.map(({ id, name, image }) => (
    <li key={id}>
      <Picture picture={image} alt="" />
      {name}
    </li>
  ))
}
