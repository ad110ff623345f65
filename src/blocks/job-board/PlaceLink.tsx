import type { MouseEvent, ReactNode } from 'react'
import { setSearch } from '../../client/location.ts'
import styles from '../../ui/ActionLink.module.css'
import type { ActionVariant } from '../../ui/ActionLink.tsx'
import { type Place, writePlace } from './search.ts'

interface PlaceLinkProps {
  path: string
  to: Place
  variant: ActionVariant
  children: ReactNode
}

/** A link to another place on the board: an address to open, keep or send; a press changes the view at once. */
export function PlaceLink({ path, to, variant, children }: PlaceLinkProps) {
  const query = writePlace(to)
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setSearch(query)
  }
  const look = variant === 'text' ? styles.text : `${styles.button} ${styles[variant]}`
  return (
    <a href={path + query} className={look} onClick={follow}>
      {children}
    </a>
  )
}
