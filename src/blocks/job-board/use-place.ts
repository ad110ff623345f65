import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react'
import { onLocationChange, setSearch } from '../../client/location.ts'
import { type Place, readPlace, writePlace } from './search.ts'

/**
 * Where the visitor is on the board, as the page's address says, and the way to another place.
 * @param path of the page. Once the visitor is on the way to another one, the board stays as it is.
 */
export function usePlace(path: string): [Place, (changed: Partial<Place>) => void] {
  const last = useRef('')
  const query = useSyncExternalStore(
    onLocationChange,
    () => {
      if (location.pathname === path) last.current = location.search
      return last.current
    },
    // The finished page shows the whole list, whatever is asked for.
    () => '',
  )
  const place = useMemo(() => readPlace(query), [query])
  const go = useCallback((changed: Partial<Place>) => setSearch(writePlace({ ...place, ...changed })), [place])
  return [place, go]
}
