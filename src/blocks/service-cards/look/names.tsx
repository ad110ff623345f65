import type { BlockProps } from '../../../contract/index.ts'
import { Names } from '../../../ui/Names.tsx'

/** Services as a list of names in one grid with the heading (spec 2.10). */
export default function ServiceNames({ cards = [], ...section }: BlockProps<'service-cards'>) {
  return <Names {...section} items={cards} />
}
