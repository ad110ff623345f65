import type { BlockProps } from '../../../contract/index.ts'
import { Names } from '../../../ui/Names.tsx'

/** Features as a list of names in one grid with the heading (spec 2.10). */
export default function FeatureNames({ cards, ...section }: BlockProps<'feature-cards'>) {
  return <Names {...section} items={cards} />
}
