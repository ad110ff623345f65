import type { BlockProps } from '../../contract/index.ts'
import { Steps } from './Steps.tsx'

/** Numbered steps as ruled rows; what stands in a row is in the folder `look` (spec 2.5, 2.10). */
export default function ProcessSteps(props: BlockProps<'process-steps'>) {
  return <Steps {...props} />
}
