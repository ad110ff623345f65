import 'yet-another-react-lightbox/styles.css'
import { type RefObject, useEffect, useRef } from 'react'
import YetAnotherLightbox, { type ControllerRef, type SlideImage } from 'yet-another-react-lightbox'
import type { PictureData } from '../contract/index.ts'
import { addDialogEntry } from './dialog-history.ts'
import styles from './Lightbox.module.css'
import { Picture } from './Picture.tsx'

interface LightboxProps {
  photos: { image: PictureData; alt: string }[]
  /** Index of the photo shown first. */
  index: number
  /** Called after it has faded out. */
  close: () => void
}

interface PhotoSlide extends SlideImage {
  picture: PictureData
  index: number
}

/** All photos over the page, one at a time, with loop, swipe, arrow keys and fade (spec 2.11). Back closes them. */
export default function Lightbox({ photos, index, close }: LightboxProps) {
  const controller = useRef<ControllerRef>(null)
  useEscape(controller)
  useEffect(() => {
    const leaveHistory = addDialogEntry(() => controller.current?.close())
    return () => {
      const opener = document.activeElement as HTMLElement | null
      // Going back in the history moves the focus to the target of the address, such as that of the skip link.
      leaveHistory().then(() => requestAnimationFrame(() => opener?.focus()))
    }
  }, [])
  const slides: PhotoSlide[] = photos.map(({ image, alt }, index) => ({ src: image.src, alt, picture: image, index }))
  return (
    <YetAnotherLightbox
      open
      index={index}
      slides={slides}
      close={close}
      className={styles.lightbox}
      animation={{ fade: 250, navigation: 0, swipe: 300 }}
      carousel={{ preload: 1, padding: 0, spacing: 0 }}
      noScroll={{ disabled: true }}
      controller={{ ref: controller, closeOnBackdropClick: true }}
      labels={{ Previous: 'Prev', Lightbox: 'Photos', 'Photo gallery': 'Photos' }}
      render={{
        slide: ({ slide }) => <Photo slide={slide as PhotoSlide} count={slides.length} />,
      }}
    />
  )
}

function Photo({ slide: { picture, alt = '', index }, count }: { slide: PhotoSlide; count: number }) {
  return (
    <figure className={styles.photo}>
      <Picture picture={picture} alt={alt} sizes="100vw" eager />
      <figcaption>
        <span>
          {index + 1} / {count}
        </span>
        {alt}
      </figcaption>
    </figure>
  )
}

/** Closes on Escape even when the focus has left the lightbox, for example for the browser's toolbar. */
function useEscape(controller: RefObject<ControllerRef | null>) {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') controller.current?.close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [controller])
}
