import { type BlockCheck, type BlockFault, onlyWith } from '../../page/block-check.ts'

/** A strip is a single row: up to ten technologies, without introduction and links (spec 2.5). */
export const check: BlockCheck<{ look?: string; technologies?: { only?: string[] } }> = ({ look, ...block }) => {
  if (look !== 'strip') return []
  const { technologies } = block
  const tooMany: BlockFault[] =
    technologies && (technologies.only?.length ?? Number.POSITIVE_INFINITY) > 10
      ? [
          {
            path: technologies.only ? ['technologies', 'only'] : ['technologies'],
            message: '"look": "strip" has space for up to ten technologies.',
            suggestion: 'Name up to ten ids in "only", or give the block "look": "tiles".',
          },
        ]
      : []
  return [...tooMany, ...onlyWith(block, ['intro', 'actions'], 'look', 'tiles')]
}
