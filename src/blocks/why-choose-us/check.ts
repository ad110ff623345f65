import type { BlockCheck, BlockFault } from '../../page/block-check.ts'

interface Parts {
  look?: string
  claims?: { only?: string[] }
  lead?: { only?: string[] }
  sentences?: string[]
  reasons?: object[]
  image?: string
}

/** Claims that lead are among those that are shown, each with one sentence, and promises are few (spec 2.3, 2.10). */
export const check: BlockCheck<Parts> = (block) => [
  ...promises(block),
  ...leadBesidePicture(block),
  ...(block.lead?.only ?? []).flatMap((id, index) =>
    block.claims?.only?.includes(id) === false
      ? [
          {
            path: ['lead', 'only', index],
            message: `"${id}" is in "lead", but not among the claims that are shown.`,
            suggestion: 'Add it to "only" of "claims", or choose another claim to lead.',
          },
        ]
      : [],
  ),
  ...(block.lead?.only && block.sentences && block.sentences.length !== block.lead.only.length
    ? [
        {
          path: ['sentences'],
          message: `"lead" names ${block.lead.only.length}, and "sentences" has ${block.sentences.length}.`,
          suggestion: 'Write one sentence for each claim in "lead", in the same order.',
        },
      ]
    : []),
]

/** Large type has space for two to four reasons, not for all claims. */
function promises({ look, claims, reasons = [] }: Parts): BlockFault[] {
  if (look !== 'promises') return []
  const chosen = claims ? (claims.only?.length ?? Number.POSITIVE_INFINITY) : 0
  const count = reasons.length + chosen
  if (count >= 2 && count <= 4) return []
  return [
    {
      path:
        chosen >= reasons.length
          ? ['claims', ...(claims?.only ? ['only'] : [])]
          : ['reasons', ...(reasons.length > 4 ? [4] : [])],
      message: '"look": "promises" has space for two to four reasons.',
      suggestion: 'Show two to four, or give the block "look": "ledger".',
    },
  ]
}

/** In a ledger, a picture takes the place of what leads. */
function leadBesidePicture({ look = 'ledger', image, lead }: Parts): BlockFault[] {
  if (look !== 'ledger' || !image || !lead) return []
  return [
    {
      path: ['lead'],
      part: 'key',
      message: '"lead" is not shown beside a picture in a ledger.',
      suggestion: 'Remove it, or give the block "look": "beside".',
    },
  ]
}
