import { type BlockCheck, notSingle } from '../../page/block-check.ts'

/** One colleague answers (spec 2.6). */
export const check: BlockCheck<{ team?: { only?: string[] } }> = ({ team }) => notSingle({ team })
