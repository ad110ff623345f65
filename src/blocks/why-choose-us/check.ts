import { type BlockCheck, onlyWith } from '../../page/block-check.ts'

/** At most three claims lead, and only the ledger can show a picture (spec 2.10). */
export const check: BlockCheck<{ look?: string; lead?: { only?: string[] } }> = ({ lead, ...block }) => [
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
