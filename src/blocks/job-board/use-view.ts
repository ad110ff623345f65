import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import { isAt, onLocationChange, setSearch } from '../../page/location.ts'
import { type BoardView, readView, writeView } from './search.ts'

/**
 * The view of the board, which the address decides, and a function to change it (spec 4).
 * @param path path of the page: addresses of other pages, during a navigation, do not change the board
 */
export function useView(path: string): [BoardView, (changed: Partial<BoardView>) => void] {
  const lastQuery = useRef('')
  const query = useSyncExternalStore(
    onLocationChange,
    () => {
      if (isAt(path)) lastQuery.current = location.search
      return lastQuery.current
    },
    // The prerendered page shows the whole list, whatever the query says.
    () => '',
  )
  const view = useMemo(() => readView(query), [query])
  // From the address: a choice replayed from before hydration arrives before the view has been rendered.
  const go = useCallback(
    (changed: Partial<BoardView>) => setSearch(path, writeView({ ...readView(location.search), ...changed })),
    [path],
  )
  return [view, go]
}
