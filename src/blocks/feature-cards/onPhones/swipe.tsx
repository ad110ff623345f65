import type { BlockProps } from '../../../contract/index.ts'
import FeatureCards from '../FeatureCards.tsx'
import styles from './feature-swipe.module.css'

/** Features that phones show as rows of cards that scroll sideways (spec 2.10). */
export default function SwipedFeatures(block: BlockProps<'feature-cards'>) {
  return <FeatureCards {...block} swiped={styles.swipe} />
}
