import type { BlockProps, Claim } from '../../contract/index.ts'

type Parts = Pick<BlockProps<'why-choose-us'>, 'lead' | 'sentences'>

/** The leading claims, with the sentences of the page where it has its own (spec 2.10). */
export const leadingClaims = ({ lead = [], sentences = [] }: Parts): Claim[] =>
  lead.map((claim, index) => ({ ...claim, description: sentences[index] ?? claim.description }))
