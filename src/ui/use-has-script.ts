import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Whether script runs: false in the prerendered page and during hydration (spec 2.7). */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
