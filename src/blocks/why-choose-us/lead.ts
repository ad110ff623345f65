import type { BlockProps, Claim } from '../../contract/index.ts'

type Parts = Pick<BlockProps<'why-choose-us'>, 'claims' | 'lead' | 'sentences'>

/** The leading claims, with the sentences of the page where it has its own, and the others: each claim once (spec 2.10). */
export function leadAndOthers({ claims = [], lead = [], sentences = [] }: Parts): {
  leading: Claim[]
  others: Claim[]
} {
  return {
    leading: lead.map((claim, index) => ({ ...claim, description: sentences[index] ?? claim.description })),
    others: claims.filter(({ id }) => !lead.some((claim) => claim.id === id)),
  }
}
