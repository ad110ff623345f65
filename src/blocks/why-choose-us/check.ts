import { type BlockCheck, type BlockFault, notShown } from '../../page/block-check.ts'

interface Parts {
  look?: string
  claims?: { only?: string[] }
  lead?: { only?: string[] }
  sentences?: string[]
  reasons?: object[]
  image?: string
}

/** At most three claims lead, each with one sentence but in a list, two looks show a picture, and promises are few (spec 2.3, 2.10). */
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
  ...drawing(block),
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

/** A ledger can show a picture, and claims stand beside a drawing only if there is one, without its caption. */
function drawing(block: Parts): BlockFault[] {
  if (block.look !== 'beside')
    return (block.look ?? 'ledger') === 'ledger'
      ? []
      : notShown(
          block,
          ['image'],
          'is shown only with "look": "ledger" or "beside"',
          'Remove it, or give the block "look": "beside".',
        )
  if (block.image) return notShown(block, ['caption'], 'is not shown with "look": "beside"', 'Remove it.')
  return [
    {
      path: ['look'],
      message: 'Claims stand beside a drawing, and there is none.',
      suggestion: 'Name one in "image", or choose another look.',
    },
  ]
}

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
