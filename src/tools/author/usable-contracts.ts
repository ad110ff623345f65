import { type Contracts, loadContracts } from '../../engine/content/contracts.ts'
import { Refusal } from '../command.ts'

/** @throws Refusal for a contract that cannot be used: that is a mistake in the program, not in the data */
export function usableContracts(root: string): Contracts {
  try {
    return loadContracts(root)
  } catch (error) {
    throw new Refusal((error as Error).message)
  }
}
