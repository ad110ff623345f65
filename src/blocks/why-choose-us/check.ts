import { type BlockCheck, onlyWith } from '../../page/block-check.ts'

/** Up to three claims lead. A picture has its place beside reasons, which the other looks do not keep (spec 2.10). */
export const check: BlockCheck<{ look?: string; lead?: { only?: string[] } }> = ({ lead, ...block }) => [
  ...((block.look ?? 'ledger') === 'ledger' ? [] : onlyWith(block, ['image'], 'look', 'ledger')),
  ...(!lead || (lead.only && lead.only.length <= 3)
    ? []
    : [
        {
          path: lead.only ? ['lead', 'only'] : ['lead'],
          message: 'Up to three claims lead.',
          suggestion: 'Name one to three ids in "only".',
        },
      ]),
]
