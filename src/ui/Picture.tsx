import type { PictureData } from '../contract/index.ts'

interface PictureProps {
  picture: PictureData
  /** Alternative text; "" for decoration. */
  alt: string
  /** The `sizes` attribute: "(width >= 60rem) 33vw, 100vw". */
  sizes?: string
  /** Visible on arrival: loads with high priority instead of lazily. */
  eager?: boolean
  className?: string
}

/** A picture with its dimensions, so that nothing shifts when it loads; AVIF in browsers that support it. */
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
