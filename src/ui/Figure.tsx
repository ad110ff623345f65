import type { PictureData } from '../contract/index.ts'
import styles from './Figure.module.css'
import { Picture } from './Picture.tsx'

interface FigureProps {
  image: PictureData
  /** What it shows; "" where it is decoration. */
  alt: string
  caption?: string
}

/** A picture that takes one half of a section, on phones its whole width, with a line under it. */
export function Figure({ image, alt, caption }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <Picture picture={image} alt={alt} sizes="(width >= 60rem) 36rem, 92vw" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
