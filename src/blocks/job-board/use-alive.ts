import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether script runs here: not in the finished page, nor while React takes it over. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
