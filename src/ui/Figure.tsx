import type { PictureData } from '../contract/index.ts'
import { Picture } from './Picture.tsx'
import styles from './Figure.module.css'

interface FigureProps {
  image: PictureData
  /** Alternative text; "" for decoration. */
  alt: string
  caption?: string
}

/** A picture with a caption: half a section wide, on phones its whole width. */
export function Figure({ image, alt, caption }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <Picture picture={image} alt={alt} sizes="(width >= 84rem) 43rem, (width >= 62rem) 51vw, 92vw" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
