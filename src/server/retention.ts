import { type Contract, formNames, contractOf } from './forms/contracts.ts'
import type { Store } from './store/open.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes every submission that is older than its contract says (`keptDays`), with its file, and returns how many. */
export async function deleteExpired(
  store: Pick<Store, 'read' | 'remove' | 'erase'>,
  now = Date.now(),
  contracts: Pick<Contract, 'form' | 'keptDays'>[] = formNames.map(contractOf),
): Promise<number> {
  let count = 0
  for (const { form, keptDays } of contracts) {
    const until = new Date(now - keptDays * day).toISOString()
    for (const { id } of await store.read({ form, until })) {
      await store.remove(id)
      count += 1
    }
  }
  // Deleted data must not stay in the log of the database either.
  if (count) await store.erase()
  return count
}
