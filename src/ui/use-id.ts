import { createContext, useContext, useId as useUniqueId } from 'react'

/** Prefix of all ids in a block or dialog, which keeps them apart from those of others on the page. */
export const IdPrefix = createContext<string | undefined>(undefined)

/**
 * An id that is the same in the prerendered page and in the browser. Those of React and Preact differ.
 * @param name unique within the block or dialog
 */
export function useId(name: string): string {
  const unique = useUniqueId()
  return (useContext(IdPrefix) ?? unique) + name
}
