import { type BlockCheck, notBeginning } from '../../page/block-check.ts'

type Link = { to?: string }

/** Phone links must start with tel:, the mail link with mailto: (spec 2.6). */
export const check: BlockCheck<{ phones?: Link[]; email?: Link }> = ({ phones = [], email }) => [
  ...notBeginning(
    phones.map(({ to }, index) => ({ path: ['phones', index], to })),
    'tel:',
  ),
  ...notBeginning(email ? [{ path: ['email'], to: email.to }] : [], 'mailto:'),
]
