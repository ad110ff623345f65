import type { BlockProps } from '../../../contract/index.ts'
import { Steps } from '../Steps.tsx'
import styles from './rise.module.css'

/** Four to six steps along a rising line; any other number is shown as ruled rows (spec 2.5). */
export default function RisingSteps(props: BlockProps<'process-steps'>) {
  const count = props.steps.length
  return <Steps {...props} row={count >= 4 && count <= 6 ? styles.rise : undefined} />
}
