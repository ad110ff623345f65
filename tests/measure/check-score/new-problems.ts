import type { checkSite } from '../../../src/engine/check/check.ts'
import type { Contracts } from '../../../src/engine/content/contracts.ts'
import type { SiteSources } from '../../../src/engine/content/load.ts'
import type { Problem } from '../../../src/engine/content/problem.ts'

const known = new WeakMap<SiteSources, Set<string>>()

const named = ({ file, rule, message }: Problem): string => JSON.stringify([file, rule, message])

/** What a change adds to the problems that the site has as it is. */
export function newProblems(
  changed: SiteSources,
  { site, contracts, check }: { site: SiteSources; contracts: Contracts; check: typeof checkSite },
): Problem[] {
  const before = known.get(site) ?? new Set(check(site, contracts).map(named))
  known.set(site, before)
  return check(changed, contracts).filter((problem) => !before.has(named(problem)))
}
