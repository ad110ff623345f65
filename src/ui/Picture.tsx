import type { PictureData } from '../contract/index.ts'

interface PictureProps {
  picture: PictureData
  /** What it shows; "" where it is decoration. */
  alt: string
  /** The width it is shown at, as in the `sizes` attribute: "(width >= 60rem) 33vw, 100vw". */
  sizes?: string
  /** On screen at once: loads first. Otherwise it waits until it comes near. */
  eager?: boolean
  className?: string
}

/** A picture with its size, so that nothing moves when it arrives; AVIF where the browser takes it. */
export function Picture({ picture, alt, sizes, eager = false, className }: PictureProps) {
  const image = (
    <img
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={picture.srcSet && sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
  if (!picture.avif) return image
  return (
    <picture>
      <source type="image/avif" srcSet={picture.avif} sizes={sizes} />
      {image}
    </picture>
  )
}
