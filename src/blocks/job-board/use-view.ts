import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import { onLocationChange, setSearch } from '../../page/location.ts'
import { type BoardView, readView, writeView } from './search.ts'

/**
 * The view of the board, by the address of the page, and a function to change it.
 * @param path path of the page. During a navigation to another page, the board does not change.
 */
export function useView(path: string): [BoardView, (changed: Partial<BoardView>) => void] {
  const last = useRef('')
  const query = useSyncExternalStore(
    onLocationChange,
    () => {
      if (location.pathname === path) last.current = location.search
      return last.current
    },
    // The prerendered page shows the whole list, whatever the query says.
    () => '',
  )
  const view = useMemo(() => readView(query), [query])
  const go = useCallback((changed: Partial<BoardView>) => setSearch(writeView({ ...view, ...changed })), [view])
  return [view, go]
}
