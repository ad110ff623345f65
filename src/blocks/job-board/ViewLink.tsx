import type { MouseEvent, ReactNode } from 'react'
import { setSearch } from '../../page/location.ts'
import { isPlainClick } from '../../page/plain-click.ts'
import { type ActionVariant, actionClass } from '../../ui/action-class.ts'
import { type BoardView, writeView } from './search.ts'

interface ViewLinkProps {
  path: string
  to: BoardView
  variant: ActionVariant
  /** Called before the view changes. */
  onLeave?: () => void
  children: ReactNode
}

/** A link to another view of the board, with an address of its own; a click changes the view without loading (spec 4). */
export function ViewLink({ path, to, variant, onLeave, children }: ViewLinkProps) {
  const query = writeView(to)
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    // The second click of a double click meets the link that the new view has in this place.
    if (event.detail >= 2) return
    onLeave?.()
    setSearch(path, query)
  }
  return (
    <a href={path + query} className={actionClass(variant)} onClick={follow}>
      {children}
    </a>
  )
}
