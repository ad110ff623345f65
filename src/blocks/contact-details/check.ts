import { type BlockCheck, notBeginning } from '../../page/block-check.ts'

type Link = { to?: string }

/** Phones are called and the mailbox is written to (spec 2.6). */
export const check: BlockCheck<{ phones?: Link[]; email?: Link }> = ({ phones = [], email }) => [
  ...notBeginning(
    phones.map(({ to }, index) => ({ path: ['phones', index], to })),
    'tel:',
  ),
  ...notBeginning(email ? [{ path: ['email'], to: email.to }] : [], 'mailto:'),
]
