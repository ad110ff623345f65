import 'yet-another-react-lightbox/styles.css'
import { type RefObject, useEffect, useRef, useState } from 'react'
import YetAnotherLightbox, { type ControllerRef, type GenericSlide, type ZoomRef } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import type { PictureData } from '../contract/index.ts'
import { addDialogEntry } from './dialog-history.ts'
import { Picture } from './Picture.tsx'
import styles from './Lightbox.module.css'

interface LightboxProps {
  photos: { image: PictureData; alt: string }[]
  /** Index of the photo shown first. */
  index: number
  /** Called after it has faded out. */
  close: () => void
}

interface PhotoSlide extends GenericSlide {
  type: 'photo'
  picture: PictureData
  alt: string
  index: number
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    photo: PhotoSlide
  }
}

/** All photos over the page, one at a time, with loop, swipe, arrow keys, zoom and fade (spec 2.11). Back closes them. */
export default function Lightbox({ photos, index, close }: LightboxProps) {
  const controller = useRef<ControllerRef>(null)
  const zoom = useRef<ZoomRef>(null)
  useKeys(controller, zoom)
  useEffect(() => {
    const leaveHistory = addDialogEntry(() => controller.current?.close())
    return () => {
      const opener = document.activeElement as HTMLElement | null
      // Going back in the history moves the focus to the target of the address, such as that of the skip link.
      leaveHistory().then(() => requestAnimationFrame(() => opener?.focus()))
    }
  }, [])
  const slides = photos.map(({ image, alt }, index): PhotoSlide => ({ type: 'photo', alt, picture: image, index }))
  return (
    <YetAnotherLightbox
      open
      index={index}
      slides={slides}
      close={close}
      className={styles.lightbox}
      plugins={[Zoom]}
      zoom={{ ref: zoom, supports: ['photo'], maxZoom: 4 }}
      animation={{ fade: 250, navigation: 0, swipe: 300, zoom: 200 }}
      carousel={{ preload: 1, padding: 0, spacing: 0 }}
      noScroll={{ disabled: true }}
      controller={{ ref: controller, closeOnBackdropClick: true }}
      labels={{ Previous: 'Prev', Lightbox: 'Photos', 'Photo gallery': 'Photos' }}
      render={{
        slide: ({ slide, offset, zoom = 1 }) => (
          <Photo slide={slide as PhotoSlide} count={slides.length} isCurrent={offset === 0} zoom={offset ? 1 : zoom} />
        ),
      }}
    />
  )
}

interface PhotoProps {
  slide: PhotoSlide
  count: number
  isCurrent: boolean
  /** By how much it is enlarged. */
  zoom: number
}

/** A photo with its number and caption. One that could not be loaded is tried again when the visitor comes back to it. */
function Photo({ slide: { picture, alt, index }, count, isCurrent, zoom }: PhotoProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  const [wasCurrent, setWasCurrent] = useState(isCurrent)
  const tryAgain = () => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent)
    if (isCurrent && state === 'failed') tryAgain()
  }
  return (
    <figure
      className={styles.photo}
      // An enlarged photo follows the pointer: the browser would drag it away.
      onDragStart={(event) => event.preventDefault()}
      onLoadCapture={() => setState('shown')}
      onErrorCapture={() => setState('failed')}
    >
      {state === 'failed' ? (
        <p role="status">
          This photo has not loaded.{' '}
          <button type="button" onClick={tryAgain}>
            Try again
          </button>
        </p>
      ) : (
        <>
          <Picture key={attempt} picture={picture} alt={alt} sizes={`${Math.ceil(zoom) * 100}vw`} eager />
          {state === 'loading' && <p>Loading…</p>}
        </>
      )}
      <figcaption>
        <span>
          {index + 1} / {count}
        </span>
        {alt}
      </figcaption>
    </figure>
  )
}

/**
 * Closes on Escape even when the focus has left the lightbox, for example for the browser's toolbar. Takes the focus
 * that a button has lost by its own press, which disables or removes it, so that keys go on working. Moves an enlarged
 * photo sideways, for which the package turns to the next one.
 */
function useKeys(controller: RefObject<ControllerRef | null>, zoom: RefObject<ZoomRef | null>) {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && controller.current?.close(), { signal })
    const move = (event: KeyboardEvent) => {
      const { key, target } = event
      const step = { ArrowLeft: -50, ArrowRight: 50 }[key]
      if (!step || !zoom.current || zoom.current.zoom <= 1) return
      event.stopPropagation()
      target?.dispatchEvent(new WheelEvent('wheel', { deltaX: step, bubbles: true, cancelable: true }))
    }
    document.addEventListener('keydown', move, { signal, capture: true })
    const keepFocus = () =>
      document.hasFocus() && document.activeElement === document.body && controller.current?.focus()
    document.addEventListener('focusout', () => requestAnimationFrame(keepFocus), { signal })
    return () => listening.abort()
  }, [controller, zoom])
}
