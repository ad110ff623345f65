import { type BlockCheck, onlyWith } from '../../page/block-check.ts'

/** At most three claims lead, and only the ledger can show a picture (spec 2.10). */
export const check: BlockCheck<{ look?: string; claims: { only?: string[] }; lead?: { only?: string[] } }> = ({
  lead,
  ...block
}) => [
  ...(lead?.only ?? []).flatMap((id, index) =>
    block.claims.only?.includes(id) === false
      ? [
          {
            path: ['lead', 'only', index],
            message: `"${id}" leads, and is not among the claims that are shown.`,
            suggestion: 'Add it to "only" of "claims", or let another lead.',
          },
        ]
      : [],
  ),
  ...((block.look ?? 'ledger') === 'ledger' ? [] : onlyWith(block, ['image'], 'look', 'ledger')),
  ...(!lead || (lead.only && lead.only.length <= 3)
    ? []
    : [
        {
          path: lead.only ? ['lead', 'only'] : ['lead'],
          message: '"lead" takes up to three claims.',
          suggestion: 'Name one to three ids in "only".',
        },
      ]),
]
