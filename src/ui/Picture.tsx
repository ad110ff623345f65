import type { PictureData } from '../contract/index.ts'

interface PictureProps {
  picture: PictureData
  /** Alternative text; "" for decoration. */
  alt: string
  /** The `sizes` attribute: "(width >= 60rem) 33vw, 100vw". */
  sizes?: string
  /** Visible on arrival: loads with high priority instead of lazily. */
  eager?: boolean
  /** A drawing whose lines draw themselves if its address ends in `#go`; with reduced motion they are drawn from the start. */
  moving?: boolean
  /** The width of the window below which its version for phones is shown. */
  phoneBelow?: string
  /** Small on every screen: always shows the version for phones, because the whole picture would not be legible. */
  small?: boolean
  className?: string
}

/**
 * A picture with its dimensions, so that nothing shifts when it loads; AVIF in browsers that support it. Phones get
 * its version for phones, if it has one. So do tablets for the drawing of a banner, which is beside the text there.
 */
export function Picture({
  picture,
  alt,
  sizes,
  eager = false,
  moving = false,
  phoneBelow = moving ? '60rem' : '38rem',
  small = false,
  className,
}: PictureProps) {
  const { src, width, height, avif, phone } = picture
  const image = (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
  if (!avif && !phone && !moving) return image
  const narrow = `(width<${phoneBelow})`
  const cut = phone && { width: phone.width, height: phone.height, type: avif && 'image/avif' }
  return (
    <picture>
      {phone && moving && <source media={`${narrow} and ${inMotion}`} srcSet={`${phone.src}#go`} {...cut} />}
      {phone && <source media={small ? undefined : narrow} srcSet={phone.src} {...cut} />}
      {moving && <source media={inMotion} srcSet={`${src}#go`} />}
      {avif && !(small && phone) && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      {image}
    </picture>
  )
}

const inMotion = '(prefers-reduced-motion:no-preference)'
