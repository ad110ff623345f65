import type { BlockProps } from '../../../contract/index.ts'
import { Steps } from '../Steps.tsx'
import styles from './rail.module.css'

/** Up to six steps along a thin line (spec 2.5). */
export default function RailSteps(props: BlockProps<'process-steps'>) {
  return <Steps {...props} row={props.steps.length <= 6 ? styles.rail : undefined} />
}
