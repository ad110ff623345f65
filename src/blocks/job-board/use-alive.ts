import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether script runs: false in the prerendered page and during hydration. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
