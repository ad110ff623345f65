import type { ComponentProps } from 'react'
import { Modal } from './Modal.tsx'

/** A modal that slides in from an edge of the window (spec 4). */
export function Offcanvas({ edge = 'end', ...props }: ComponentProps<typeof Modal>) {
  return <Modal edge={edge} {...props} />
}
