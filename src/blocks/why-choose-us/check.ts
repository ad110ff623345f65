import { type BlockCheck, type BlockFault, notShown, onlyWith } from '../../page/block-check.ts'

interface Parts {
  look?: string
  claims?: { only?: string[] }
  lead?: { only?: string[] }
  sentences?: string[]
  reasons?: object[]
}

/** At most three claims lead, each with one sentence but in a list, only the ledger can show a picture, and promises are few (spec 2.3, 2.10). */
export const check: BlockCheck<Parts> = (block) => [
  ...promises(block),
  ...(block.look === 'list'
    ? notShown(
        block,
        ['sentences', 'reasons'],
        'is not shown with "look": "list"',
        'Remove it, or choose another look.',
      )
    : []),
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
  ...((block.look ?? 'ledger') === 'ledger' ? [] : onlyWith(block, ['image'], 'look', 'ledger')),
  ...(!block.lead || (block.lead.only && block.lead.only.length <= 3)
    ? []
    : [
        {
          path: block.lead.only ? ['lead', 'only'] : ['lead'],
          message: '"lead" takes up to three claims.',
          suggestion: 'Name one to three ids in "only".',
        },
      ]),
]

/** Large type has space for two to four reasons, not for all claims. All show their sentences, so none can lead. */
function promises({ look, claims, reasons = [], ...block }: Parts): BlockFault[] {
  if (look !== 'promises') return []
  const unshown = notShown(
    block,
    ['lead', 'sentences', 'tone'],
    'is not shown with "look": "promises"',
    'Remove it, or choose another look.',
  )
  if (unshown.length) return unshown
  const count = reasons.length + (claims ? (claims.only?.length ?? Number.POSITIVE_INFINITY) : 0)
  if (count >= 2 && count <= 4) return []
  return [
    {
      path: reasons.length > 4 ? ['reasons', 4] : [reasons.length ? 'reasons' : 'claims'],
      message: '"look": "promises" has space for two to four reasons.',
      suggestion: 'Show two to four, or give the block "look": "ledger".',
    },
  ]
}
