import type { BlockProps } from '../../contract/index.ts'

/** The first of those who would do the work answers for what the page offers. */
export default ({ team }: BlockProps<'partner-cta'>) => team?.[0]
